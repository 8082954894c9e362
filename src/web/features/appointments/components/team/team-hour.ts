/** Height of an hour in the team's grid, so that half an hour is still a good target. */
export const hourPx = 96;
