/** How long a client may wait for a person before the owner is mailed: an owner who looks at the dashboard needs no mail. */
export const requestPatienceMinutes = 5;

/** When the mail about the day comes, on the business's clock: early enough to plan by, and never after the morning. */
export const dayMailHours = { from: "06:00", until: "12:00" } as const;
