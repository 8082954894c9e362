import { useTranslation } from "react-i18next";
import { publicPageMarks } from "#contract/site/public-pages.ts";
import site from "../frame/site.module.css";
import { BackToHome } from "../guide/getting-started-page.tsx";
import classes from "./article.module.css";

/** Changes with the texts. */
const updatedOn = Temporal.PlainDate.from("2026-11-15");

export const PrivacyPage = () => {
  const { t, i18n } = useTranslation();
  const date = updatedOn.toLocaleString(i18n.language === "en" ? "en-US" : i18n.language, { dateStyle: "long" });
  return (
    <article className={`${site.band} ${classes.article}`}>
      <BackToHome />
      <h1>{t("site.privacy.title")}</h1>
      <p className={site.dim}>{t("site.privacy.updated", { date })}</p>
      <p className={classes.intro}>{t("site.privacy.intro")}</p>
      <h2>{t("site.privacy.store.heading")}</h2>
      <ul>
        <li>{t("site.privacy.store.account")}</li>
        <li>{t("site.privacy.store.business")}</li>
        <li>{t("site.privacy.store.clients")}</li>
        <li>{t("site.privacy.store.visitors")}</li>
      </ul>
      <h2>{t("site.privacy.why.heading")}</h2>
      <p>{t("site.privacy.why.text")}</p>
      <h2>{t("site.privacy.others.heading")}</h2>
      <ul>
        <li>{t("site.privacy.others.whatsapp")}</li>
        <li>{t("site.privacy.others.payment")}</li>
        <li>{t("site.privacy.others.hosting")}</li>
      </ul>
      <h2>{t("site.privacy.long.heading")}</h2>
      <ul>
        <li>{t("site.privacy.long.account")}</li>
        <li>{t("site.privacy.long.visitors")}</li>
        <li>{t("site.privacy.long.logs")}</li>
      </ul>
      <h2>{t("site.privacy.rights.heading")}</h2>
      <p>{t("site.privacy.rights.text")}</p>
      <h2>{t("site.privacy.safety.heading")}</h2>
      <p>{t("site.privacy.safety.text")}</p>
      <h2>{t("site.privacy.children.heading")}</h2>
      <p>{t("site.privacy.children.text")}</p>
      <h2>{t("site.privacy.changes.heading")}</h2>
      <p>
        {t("site.privacy.changes.text")}{" "}
        <a href={`mailto:${publicPageMarks.salesEmail}`}>{publicPageMarks.salesEmail}</a>
      </p>
    </article>
  );
};
