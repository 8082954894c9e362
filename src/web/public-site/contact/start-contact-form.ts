import type { sendContactMessage } from "#contract/site/contact.ts";
import { contactFields, problemAtField } from "#contract/site/contact-problems.ts";
import { contactLimits } from "#domain/contact/contact-limits.ts";
import { isLanguage } from "#domain/languages.ts";
import { callApi } from "../../lib/api/api.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { storedValue } from "../../lib/storage/stored-value.ts";

/** What has been typed survives a reload; it is forgotten once it is sent. */
const draft = storedValue<Record<string, unknown>>("daybook-contact");

/** Sends the form without leaving the page. Rules live on the server: its answer names the fields, the page holds the texts. */
export const startContactForm = (): void => {
  const form = document.querySelector<HTMLFormElement>("form[data-contact]");
  const sent = document.querySelector<HTMLElement>("[data-sent]");
  const card = form?.parentElement;
  if (!form || !sent || !card) return;
  if (card.dataset["contactState"] === "sent") draft.clear();
  restoreDraft(form);
  showCount(form);
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLElement) settle(form, target);
    showCount(form);
    draft.write(valuesOf(form));
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit(form, card, sent);
  });
  sent.querySelector("[data-again]")?.addEventListener("click", (event) => {
    event.preventDefault();
    card.dataset["contactState"] = "";
    field(form, "name")?.focus();
  });
};

type Field = HTMLInputElement | HTMLTextAreaElement;

const field = (form: HTMLFormElement, name: string): Field | null => form.querySelector<Field>(`[name="${name}"]`);

const valuesOf = (form: HTMLFormElement) => {
  const value = (name: string) => field(form, name)?.value ?? "";
  return { name: value("name"), email: value("email"), message: value("message") };
};

const submit = async (form: HTMLFormElement, card: HTMLElement, sent: HTMLElement): Promise<void> => {
  const { lang } = document.documentElement;
  const done = setBusy(form);
  say(form, "form", []);
  try {
    const topic = field(form, "topic")?.value ?? "";
    const body = { ...valuesOf(form), topic, language: isLanguage(lang) ? lang : ("en" as const) };
    await callApi<typeof sendContactMessage>({ method: "POST", path: "/api/v1/contact-messages" }, { body });
    for (const name of ["topic", ...contactFields]) {
      const input = field(form, name);
      if (input) settle(form, Object.assign(input, { value: "" }));
    }
    draft.clear();
    showCount(form);
    card.dataset["contactState"] = "sent";
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
  const wrong = contactFields.filter((name) => fields[name] !== undefined);
  for (const name of contactFields) {
    const found = fields[name];
    field(form, name)?.setAttribute("aria-invalid", found === undefined ? "" : "true");
    say(form, name, found === undefined ? [] : problemText(form, problemAtField(name, found)));
  }
  if (wrong[0] !== undefined) field(form, wrong[0])?.focus();
  else say(form, "form", problemText(form, error instanceof ApiError ? error.code : "failed"));
};

/** What is being corrected isn't wrong any more. */
const settle = (form: HTMLFormElement, changed: HTMLElement): void => {
  changed.setAttribute("aria-invalid", "");
  say(form, changed.getAttribute("name") ?? "", []);
};

const say = (form: HTMLFormElement, place: string, words: readonly Node[]): void =>
  form.querySelector(`[data-problem="${place}"]`)?.replaceChildren(...words);

const problemText = (form: HTMLFormElement, code: string): Node[] => {
  const templates = [...form.querySelectorAll<HTMLTemplateElement>("template[data-problem-text]")];
  const textOf = (wanted: string) => templates.find(({ dataset }) => dataset["problemText"] === wanted);
  const template = textOf(code) ?? textOf("failed");
  return template ? [template.content.cloneNode(true)] : [];
};

const showCount = (form: HTMLFormElement): void => {
  const count = form.querySelector("[data-count]");
  if (count) count.textContent = `${field(form, "message")?.value.length ?? 0} / ${contactLimits.message}`;
};

/** What the page brought along is what was sent last, so it is newer. */
const restoreDraft = (form: HTMLFormElement): void => {
  const typed = draft.read();
  for (const name of contactFields) {
    const [input, value] = [field(form, name), typed?.[name]];
    if (input && input.value === "" && typeof value === "string") input.value = value;
  }
};
