/** The LIKE pattern of everything that contains this text, whatever signs are in it. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
