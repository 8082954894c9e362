/** What may be wrong with a contact message: an error's code, and its title and text in `site.contact.errors`. */
export const contactProblems = [
  { code: "contactNameInvalid", title: "nameTitle", text: "name" },
  { code: "emailInvalid", title: "emailTitle", text: "email" },
  { code: "messageTooShort", title: "shortTitle", text: "short" },
  { code: "messageTooLong", title: "longTitle", text: "long" },
  { code: "controlCharacters", title: "charactersTitle", text: "characters" },
  { code: "too-many-requests", title: "title", text: "tooMany" },
  { code: "failed", title: "title", text: "failed" },
] as const;

export const contactFields = ["name", "email", "message"] as const;

type ContactField = (typeof contactFields)[number];

/** What the server says of a text that no field can hold doesn't name the field's own rule; a person reads that one. */
export const problemAtField = (field: ContactField, code: string): string =>
  contactProblems.some((known) => known.code === code) ? code : ownProblem[field];

const ownProblem: Record<ContactField, string> = {
  name: "contactNameInvalid",
  email: "emailInvalid",
  message: "controlCharacters",
};
