export type TasteParts = ReturnType<typeof findTasteParts>;

/** The places in the prerendered section where something happens. */
export const findTasteParts = (section: HTMLElement) => {
  const find = <Part extends HTMLElement = HTMLElement>(selector: string): Part => {
    const found = section.querySelector<Part>(selector);
    if (!found) throw new Error(`the demo has no ${selector}`);
    return found;
  };
  return {
    chat: find("[data-taste-chat]"),
    opening: find("[data-taste-opening]"),
    suggestions: find("[data-taste-suggestions]"),
    form: find<HTMLFormElement>("[data-taste-form]"),
    field: find<HTMLInputElement>("[data-taste-form] input"),
    calendar: find("[data-taste-calendar]"),
    done: find("[data-taste-done]"),
    again: find("[data-taste-again]"),
    news: find("[data-taste-news]"),
    trouble: find("[data-taste-trouble]"),
    agentNames: [...section.querySelectorAll("[data-taste-calendar] h4")].map(({ textContent }) => textContent),
  };
};
