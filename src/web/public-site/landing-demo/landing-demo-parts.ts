export type LandingDemoParts = ReturnType<typeof findLandingDemoParts>;

/** The places in the prerendered section where something happens. */
export const findLandingDemoParts = (section: HTMLElement) => {
  const find = <Part extends HTMLElement = HTMLElement>(selector: string): Part => {
    const found = section.querySelector<Part>(selector);
    if (!found) throw new Error(`the demo has no ${selector}`);
    return found;
  };
  return {
    chat: find("[data-landing-demo-chat]"),
    opening: find("[data-landing-demo-opening]"),
    suggestions: find("[data-landing-demo-suggestions]"),
    form: find<HTMLFormElement>("[data-landing-demo-form]"),
    field: find<HTMLInputElement>("[data-landing-demo-form] input"),
    calendar: find("[data-landing-demo-calendar]"),
    done: find("[data-landing-demo-done]"),
    again: find("[data-landing-demo-again]"),
    news: find("[data-landing-demo-news]"),
    trouble: find("[data-landing-demo-trouble]"),
    agentNames: [...section.querySelectorAll("[data-landing-demo-calendar] h4")].map(({ textContent }) => textContent),
  };
};
