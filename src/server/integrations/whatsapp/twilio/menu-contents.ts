import { type ButtonMenu, type ListMenu, type MessageChoice, messageLimits } from "../channel.ts";
import type { TwilioClient } from "./client.ts";
import { type ContentBody, ensureContent } from "./contents.ts";

/** A content's id and what to fill it with. */
export type FilledContent = { contentSid: string; values: readonly string[] };

/**
 * Twilio sends menus only as contents made beforehand. One content per size, in which every text is a variable, serves
 * every menu in every language; its id is asked for once.
 */
export const createMenuContents = (client: TwilioClient) => {
  const sids = new Map<string, Promise<string>>();
  const sidOf = (body: ContentBody): Promise<string> => {
    const known = sids.get(body.friendly_name);
    if (known !== undefined) return known;
    const asked = ensureContent(client, body);
    sids.set(body.friendly_name, asked);
    // A failure must not be remembered.
    asked.catch(() => sids.delete(body.friendly_name));
    return asked;
  };
  return {
    buttons: async ({ text, buttons }: ButtonMenu): Promise<FilledContent> => ({
      contentSid: await sidOf(buttonContent(buttons.length)),
      values: [text, ...buttons.flatMap(({ title, id }) => [title, id])],
    }),
    list: async ({ text, opener, options }: ListMenu): Promise<FilledContent> => ({
      contentSid: await sidOf(listContent(options.length)),
      values: [text, opener, ...options.flatMap(({ title, id, description }) => [title, id, description ?? title])],
    }),
  };
};

/** Whether WhatsApp would take the menu; asked before anything is sent. */
export const fitsLimits = (text: string, choices: readonly MessageChoice[], kind: "buttons" | "options"): boolean => {
  const titleLength = kind === "buttons" ? messageLimits.buttonTitleLength : messageLimits.optionTitleLength;
  return (
    isWithin(text, messageLimits.menuTextLength) &&
    choices.length >= 1 &&
    choices.length <= messageLimits[kind] &&
    choices.every(
      ({ id, title, description }) =>
        isWithin(id, messageLimits.choiceIdLength) &&
        isWithin(title, titleLength) &&
        (description === undefined || isWithin(description, messageLimits.optionDescriptionLength)),
    )
  );
};

const isWithin = (text: string, length: number): boolean => text.length >= 1 && text.length <= length;

const buttonContent = (count: number): ContentBody => {
  const numbers = choiceNumbers(count, 2, 2);
  return menuContent(`daybook_buttons_${count}`, 1 + count * 2, "twilio/quick-reply", {
    body: "{{1}}",
    actions: numbers.map((at) => ({ type: "QUICK_REPLY", title: `{{${at}}}`, id: `{{${at + 1}}}` })),
  });
};

const listContent = (count: number): ContentBody => {
  const numbers = choiceNumbers(count, 3, 3);
  return menuContent(`daybook_list_${count}`, 2 + count * 3, "twilio/list-picker", {
    body: "{{1}}",
    button: "{{2}}",
    items: numbers.map((at) => ({ item: `{{${at}}}`, id: `{{${at + 1}}}`, description: `{{${at + 2}}}` })),
  });
};

const choiceNumbers = (count: number, first: number, step: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index * step);

const menuContent = (name: string, variableCount: number, type: string, body: object): ContentBody => ({
  friendly_name: name,
  language: "en",
  variables: Object.fromEntries(Array.from({ length: variableCount }, (_, index) => [String(index + 1), "-"])),
  types: { [type]: body },
});
