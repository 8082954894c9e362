/** A number in international form, or what WhatsApp calls someone who hides theirs: `US.13491208655302741918`. */
const form = /^(?:\+[1-9][0-9]{5,14}|[A-Z]{2}(?:\.[A-Za-z0-9]{1,40}){1,2})$/;

const maxAddressLength = 64;

/** Whether somebody can be written to at this address. What isn't one comes from no client. */
export const isChannelAddress = (text: string): boolean => text.length <= maxAddressLength && form.test(text);
