import type { ContactFormValues } from "./contact-form.ts";

/** `topic` is invisible and says to leave it empty: only a machine that fills in everything fills it in. */
export const isFromMachine = ({ topic }: Pick<ContactFormValues, "topic">): boolean => (topic ?? "").trim() !== "";
