/** Where the browser remembers light, dark or auto; public/color-scheme.js reads it before the first paint. */
export const colorSchemeKey = "daybook-color-scheme";
