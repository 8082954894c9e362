import "@fontsource-variable/figtree/wght.css";
import "@mantine/core/styles.layer.css";
import "./theme/global.css";
import { StrictMode } from "react";
import { AuthApp } from "./auth-app.tsx";
import { ensureTemporal } from "./lib/format/temporal.ts";
import { startI18n } from "./lib/language/i18n.ts";
import { initialLanguage } from "./lib/language/language-choice.ts";
import { pageRoot } from "./lib/page-root.ts";
import { forgetWhatWasLeft } from "./lib/session/forget-personal.ts";

forgetWhatWasLeft();
const language = initialLanguage();
await Promise.all([startI18n(language), ensureTemporal()]);

pageRoot.render(
  <StrictMode>
    <AuthApp language={language} />
  </StrictMode>,
);
