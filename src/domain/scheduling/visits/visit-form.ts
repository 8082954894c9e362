/** How many services one visit may have. */
export const maxVisitParts = 6;

/** A visit of several services has at least this many. */
export const minVisitParts = 2;
