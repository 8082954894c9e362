/** The demo business's hours, every day. */
export const demoDay = { opens: "09:00", closes: "18:00" } as const;
