/** The texts of an empty list that is no type's. */
export const noContentTitle = "No Content Yet";
export const soon = "Please check back soon.";
