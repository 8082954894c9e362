import { IconArrowLeft, IconBulb } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#domain/languages.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { agentPrice } from "#domain/subscription/price.ts";
import site from "../frame/site.module.css";
import classes from "./getting-started.module.css";
import { AccountDrawing, AgentDrawing, NumberDrawing, ScheduleDrawing, SubscribeDrawing } from "./step-drawings.tsx";

const steps: readonly { name: "account" | "subscribe" | "agent" | "schedule" | "number"; drawing: ReactNode }[] = [
  { name: "account", drawing: <AccountDrawing /> },
  { name: "subscribe", drawing: <SubscribeDrawing /> },
  { name: "agent", drawing: <AgentDrawing /> },
  { name: "schedule", drawing: <ScheduleDrawing /> },
  { name: "number", drawing: <NumberDrawing /> },
];

export const GettingStartedPage = () => {
  const { t, i18n } = useTranslation();
  const price = formatMoney(agentPrice, i18n.language as Language);
  return (
    <>
      <section className={`${site.band} ${site.pageHead}`}>
        <BackToHome />
        <h1>{t("site.gettingStarted.title")}</h1>
        <p className={site.subheading}>{t("site.gettingStarted.subtitle")}</p>
      </section>
      <ol className={`${site.band} ${classes.steps}`}>
        {steps.map(({ name, drawing }, index) => (
          <li key={name}>
            <div className={classes.drawing}>{drawing}</div>
            <div>
              <p className={classes.number}>{t("site.gettingStarted.step", { number: index + 1 })}</p>
              <h2>{t(`site.gettingStarted.${name}.title`)}</h2>
              <p>{t(`site.gettingStarted.${name}.text`, { price })}</p>
              <p className={classes.tip}>
                <IconBulb size={18} aria-hidden />
                <span>{t(`site.gettingStarted.${name}.tip`)}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <section className={`${site.band} ${site.closing}`}>
        <h2 className={site.heading}>{t("site.gettingStarted.closing.heading")}</h2>
        <a className={site.button} href="/auth?mode=sign-up">
          {t("site.gettingStarted.closing.start")}
        </a>
      </section>
    </>
  );
};

export const BackToHome = () => {
  const { t } = useTranslation();
  return (
    <a className={site.back} href="/landing">
      <IconArrowLeft size={18} aria-hidden />
      {t("site.backToHome")}
    </a>
  );
};
