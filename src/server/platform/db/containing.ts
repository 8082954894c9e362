/** The LIKE pattern of everything that contains this text, whatever signs are in it. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
