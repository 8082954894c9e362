import type { Locator } from "@playwright/test";

/** Where a text begins on the screen. */
export const leftOf = (place: Locator, text: string | RegExp): Promise<number> =>
  place
    .getByText(text)
    .last()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });
