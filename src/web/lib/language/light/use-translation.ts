import { useSyncExternalStore } from "react";
import type { LightI18n } from "./create-instance.ts";

let shown: LightI18n | undefined;

/** What the app needs of react-i18next, in whose place the web client is built with this. */
export const useTranslation = (_namespace?: undefined, { lng }: { lng?: string } = {}) => {
  if (!shown) throw new Error("the texts must be started before they are shown");
  const i18n = shown;
  return { t: useSyncExternalStore(i18n.subscribe, () => i18n.getFixedT(lng ?? null)), i18n };
};

export const initReactI18next = {
  init: (i18n: LightI18n): void => {
    shown = i18n;
  },
};
