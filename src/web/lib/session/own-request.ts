/** Says that a request comes from our pages, for browsers whose `Origin` is taken away on the way. */
export const ownRequest = { "x-daybook-request": "1" } as const;
