/** As fast as anyone types; each message costs money. */
export const messagesPerOwner = { hits: 60, windowSeconds: 60 };
