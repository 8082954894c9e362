/** In characters. The sign-in page reads them too, so nothing else may be in this file. */
export const minPasswordLength = 6;
export const maxPasswordLength = 128;
