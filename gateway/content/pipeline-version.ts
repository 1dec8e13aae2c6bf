/** Raise it with every change of what a text becomes: results of another version are not used. */
export const pipelineVersion = 4;
