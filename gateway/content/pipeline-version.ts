/** Raised with every change to what a text becomes: results of another version are not used. */
export const pipelineVersion = 20;
