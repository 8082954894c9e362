/** Anyone later than this should take the day off. */
export const mostLateMinutes = 240;

/** The usual ones, to choose from. */
export const lateChoices = [5, 10, 15, 20, 30, 45, 60, 90, 120] as const;
