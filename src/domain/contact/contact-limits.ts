/** Apart from the form's schema, so that the contact page can name them without carrying it. */
export const contactLimits = { name: 100, email: 254, messageMin: 10, message: 1000 } as const;
