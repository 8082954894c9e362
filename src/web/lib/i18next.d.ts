import "i18next";
import type { UiTexts } from "#locales/ui-texts.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: { ui: UiTexts };
  }
}
