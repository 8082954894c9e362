import type { sendContactMessage } from "#contract/contact.ts";
import { contactLimits } from "#domain/contact/contact-limits.ts";
import { isLanguage } from "#domain/languages.ts";
import { callApi } from "../lib/api.ts";
import { ApiError } from "../lib/api-error.ts";
import { storedValue } from "../lib/stored-value.ts";

/** What has been typed survives a reload; it is forgotten once it is sent. */
const draft = storedValue<Record<string, unknown>>("daybook-contact");

/** Sends the form. Rules live on the server: its answer names the fields, the page holds the texts. */
export const startContactForm = (): void => {
  const form = document.querySelector<HTMLFormElement>("form[data-contact]");
  const sent = document.querySelector<HTMLElement>("[data-sent]");
  if (!form || !sent) return;
  restoreDraft(form);
  showCount(form);
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLElement) target.removeAttribute("aria-invalid");
    if (!form.querySelector("[aria-invalid]")) problemOf(form).hidden = true;
    showCount(form);
    draft.write(valuesOf(form));
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit(form, sent);
  });
  sent.querySelector("[data-again]")?.addEventListener("click", () => {
    sent.hidden = true;
    form.hidden = false;
    field(form, "name")?.focus();
  });
};

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldNames = ["name", "email", "message"] as const;

const field = (form: HTMLFormElement, name: string): Field | null => form.querySelector<Field>(`[name="${name}"]`);

const valuesOf = (form: HTMLFormElement) => {
  const value = (name: string) => field(form, name)?.value ?? "";
  return { name: value("name"), email: value("email"), message: value("message") };
};

const problemOf = (form: HTMLFormElement): HTMLElement => {
  const problem = form.querySelector<HTMLElement>("[data-problem]");
  if (!problem) throw new Error("the contact form has no place for problems");
  return problem;
};

const submit = async (form: HTMLFormElement, sent: HTMLElement): Promise<void> => {
  const { lang } = document.documentElement;
  const done = setBusy(form);
  problemOf(form).hidden = true;
  try {
    const body = { ...valuesOf(form), language: isLanguage(lang) ? lang : ("en" as const) };
    await callApi<typeof sendContactMessage>({ method: "POST", path: "/api/v1/contact-messages" }, { body });
    form.reset();
    draft.clear();
    showCount(form);
    form.hidden = true;
    sent.hidden = false;
    sent.focus();
  } catch (error) {
    showProblem(form, error);
  } finally {
    done();
  }
};

/** The button keeps its width; sending twice isn't possible meanwhile. */
const setBusy = (form: HTMLFormElement): (() => void) => {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return () => undefined;
  const label = button.textContent;
  button.style.minWidth = `${button.offsetWidth}px`;
  button.disabled = true;
  button.textContent = form.dataset["busy"] ?? label;
  return () => {
    button.disabled = false;
    button.textContent = label;
  };
};

const showProblem = (form: HTMLFormElement, error: unknown): void => {
  const fields = error instanceof ApiError ? error.fields : {};
  const wrong = fieldNames.filter((name) => fields[name] !== undefined);
  for (const name of fieldNames) field(form, name)?.toggleAttribute("aria-invalid", false);
  for (const name of wrong) field(form, name)?.setAttribute("aria-invalid", "true");
  const codes = wrong.length > 0 ? wrong.map((name) => fields[name]) : [error instanceof ApiError ? error.code : ""];
  const texts = codes.map((code) => problemText(form, code) ?? problemText(form, "failed"));
  const problem = problemOf(form);
  problem.replaceChildren(...texts.flatMap((text) => (text ? [text] : [])));
  problem.hidden = false;
  field(form, wrong[0] ?? "")?.focus();
};

const problemText = (form: HTMLFormElement, code: string | undefined): Node | undefined => {
  const template = [...form.querySelectorAll<HTMLTemplateElement>("template[data-problem-text]")].find(
    ({ dataset }) => dataset["problemText"] === code,
  );
  if (!template) return undefined;
  const paragraph = document.createElement("p");
  paragraph.append(template.content.cloneNode(true));
  return paragraph;
};

const showCount = (form: HTMLFormElement): void => {
  const count = form.querySelector("[data-count]");
  if (count) count.textContent = `${field(form, "message")?.value.length ?? 0} / ${contactLimits.message}`;
};

const restoreDraft = (form: HTMLFormElement): void => {
  const typed = draft.read();
  for (const name of fieldNames) {
    const [input, value] = [field(form, name), typed?.[name]];
    if (input && typeof value === "string") input.value = value;
  }
};
