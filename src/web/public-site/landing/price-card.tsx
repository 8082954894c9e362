import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Language } from "#domain/languages.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { agentPrice } from "#domain/subscription/price.ts";
import site from "../frame/site.module.css";
import classes from "./landing.module.css";

const included = ["calendar", "whatsapp", "number", "analytics", "email", "noSetup"] as const;

export const PriceCard = () => {
  const { t, i18n } = useTranslation();
  return (
    <div className={classes.price}>
      <p className={classes.amount}>
        <strong>{formatMoney(agentPrice, i18n.language as Language)}</strong> {t("site.landing.pricing.per")}
      </p>
      <p className={site.dim}>{t("site.landing.pricing.text")}</p>
      <ul className={classes.included}>
        {included.map((feature) => (
          <li key={feature}>
            <IconCheck size={18} aria-hidden />
            {t(`site.landing.pricing.${feature}`)}
          </li>
        ))}
      </ul>
      <a className={site.button} href="/auth?mode=sign-up">
        {t("site.landing.pricing.start")}
      </a>
      <p className={site.dim}>{t("site.landing.pricing.note")}</p>
    </div>
  );
};
