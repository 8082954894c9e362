import type { Language } from "#domain/languages.ts";

/** The pages for everyone, each rendered in every language when the web client is built. */
export const publicPages = ["landing", "getting-started", "contact", "privacy", "cookie-policy"] as const;

export type PublicPage = (typeof publicPages)[number];

/** Where a rendered page is stored in the built web client: hidden from the file server, as it has gaps to be filled first. */
export const publicPageFile = (page: PublicPage, language: Language): string => `.pages/${page}.${language}.html`;

/** Placeholders in the rendered pages for values that only the server knows; the server replaces them. */
export const publicPageMarks = {
  publicUrl: "%PUBLIC_URL%",
  salesEmail: "%SALES_EMAIL%",
} as const;

/** Marks of the contact form, which a browser without scripts gets back filled in. Empty until something was sent. */
export const contactFormMarks = {
  /** `sent` shows the thanks instead of the form. */
  state: "%CONTACT_STATE%",
  name: "%CONTACT_NAME%",
  email: "%CONTACT_EMAIL%",
  message: "%CONTACT_MESSAGE%",
  nameProblem: "%CONTACT_NAME_PROBLEM%",
  emailProblem: "%CONTACT_EMAIL_PROBLEM%",
  messageProblem: "%CONTACT_MESSAGE_PROBLEM%",
  /** What is wrong with no field. */
  formProblem: "%CONTACT_FORM_PROBLEM%",
  nameInvalid: "%CONTACT_NAME_INVALID%",
  emailInvalid: "%CONTACT_EMAIL_INVALID%",
  messageInvalid: "%CONTACT_MESSAGE_INVALID%",
} as const;

/** The parameter by which a visitor chooses a language: `/contact?lang=de`. */
export const languageParameter = "lang";

/** A public page's address in one language, after the installation's own; without a language the reader's is sent. */
export const publicPagePath = (page: PublicPage, language?: Language): string =>
  `/${page === "landing" ? "" : page}${language === undefined ? "" : `?${languageParameter}=${language}`}`;

/** The cookie that remembers the choice, written by the server for visitors and by the web client for owners. */
export const languageCookie = { name: "daybook-language", maxAgeSeconds: 365 * 24 * 3600 } as const;
