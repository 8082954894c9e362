import type { ContactForm } from "./contact-form.ts";

/** `topic` is invisible and says that it stays empty: who fills it in fills in everything. */
export const isFromMachine = ({ topic }: Pick<ContactForm, "topic">): boolean => (topic ?? "").trim() !== "";
