import { StrictMode } from "react";
import { App, takeOverOwner } from "./app.tsx";
import { ensureTemporal } from "./lib/format/temporal.ts";
import { startI18n } from "./lib/language/i18n.ts";
import { initialLanguage } from "./lib/language/language-choice.ts";
import { pageRoot } from "./lib/page-root.ts";
import { forgetWhatWasLeft } from "./lib/session/forget-personal.ts";

/** Shows the app: on a page of its own, or where the sign-in page was. */
export const startApp = async (): Promise<void> => {
  forgetWhatWasLeft();
  const language = initialLanguage();
  await Promise.all([startI18n(language), ensureTemporal()]);
  takeOverOwner();
  pageRoot.render(
    <StrictMode>
      <App language={language} />
    </StrictMode>,
  );
};
