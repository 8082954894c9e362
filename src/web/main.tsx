import "@fontsource-variable/figtree/wght.css";
import "@mantine/core/styles.layer.css";
import "./theme/global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { ensureTemporal } from "./lib/format/temporal.ts";
import { startI18n } from "./lib/language/i18n.ts";
import { initialLanguage } from "./lib/language/language-choice.ts";
import { forgetWhatWasLeft } from "./lib/session/forget-personal.ts";

forgetWhatWasLeft();
const language = initialLanguage();
await Promise.all([startI18n(language), ensureTemporal()]);

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App language={language} />
  </StrictMode>,
);
