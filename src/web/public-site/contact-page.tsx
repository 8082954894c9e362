import { IconClock, IconMail } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { publicPageMarks } from "#contract/public-pages.ts";
import { contactLimits } from "#domain/contact/contact-limits.ts";
import classes from "./contact.module.css";
import { BackToHome } from "./getting-started-page.tsx";
import site from "./site.module.css";

export const ContactPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <section className={`${site.band} ${site.pageHead}`}>
        <BackToHome />
        <h1>{t("site.contact.title")}</h1>
        <p className={site.subheading}>{t("site.contact.subtitle")}</p>
      </section>
      <div className={`${site.band} ${classes.columns}`}>
        <ContactForm />
        <aside className={classes.aside}>
          <section>
            <h2>
              <IconMail size={20} aria-hidden />
              {t("site.contact.sales")}
            </h2>
            <p>{t("site.contact.salesText")}</p>
            <a href={`mailto:${publicPageMarks.salesEmail}`}>{publicPageMarks.salesEmail}</a>
          </section>
          <section>
            <h2>
              <IconClock size={20} aria-hidden />
              {t("site.contact.hours")}
            </h2>
            <dl className={classes.hours}>
              <dt>{t("site.contact.weekdays")}</dt>
              <dd>{t("site.contact.weekdaysTime")}</dd>
              <dt>{t("site.contact.weekend")}</dt>
              <dd>{t("site.contact.closed")}</dd>
            </dl>
          </section>
        </aside>
      </div>
    </>
  );
};

/** `enhance.ts` sends it; the answer's code picks one of the messages that wait here in the reader's language. */
const ContactForm = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.card}>
      <noscript>
        <p className={classes.problem}>{t("site.contact.needsScript")}</p>
      </noscript>
      <form data-contact method="post" noValidate className={classes.form} data-busy={t("site.contact.busy")}>
        <div role="alert" data-problem className={classes.problem} hidden />
        <label className={classes.field}>
          {t("site.contact.name")}
          <input name="name" autoComplete="name" maxLength={contactLimits.name} required dir="auto" />
        </label>
        <label className={classes.field}>
          {t("site.contact.email")}
          <input name="email" type="email" autoComplete="email" maxLength={contactLimits.email} required />
        </label>
        <label className={classes.field}>
          {t("site.contact.message")}
          <textarea name="message" rows={7} maxLength={contactLimits.message} required dir="auto" />
          <span className={classes.hint}>
            {t("site.contact.messageHint")}
            <span data-count aria-hidden />
          </span>
        </label>
        <button type="submit" className={site.button}>
          {t("site.contact.submit")}
        </button>
        <ProblemTexts />
      </form>
      <div data-sent className={classes.sent} tabIndex={-1} hidden>
        <h2>{t("site.contact.sentTitle")}</h2>
        <p>{t("site.contact.sent")}</p>
        <button type="button" className={site.quietButton} data-again>
          {t("site.contact.another")}
        </button>
      </div>
    </div>
  );
};

const problems = [
  { code: "contactNameInvalid", title: "nameTitle", text: "name" },
  { code: "emailInvalid", title: "emailTitle", text: "email" },
  { code: "messageTooShort", title: "shortTitle", text: "short" },
  { code: "messageTooLong", title: "longTitle", text: "long" },
  { code: "controlCharacters", title: "charactersTitle", text: "characters" },
  { code: "too-many-requests", title: "title", text: "tooMany" },
  { code: "failed", title: "title", text: "failed" },
] as const;

const ProblemTexts = () => {
  const { t } = useTranslation();
  return problems.map(({ code, title, text }) => (
    <template key={code} data-problem-text={code}>
      <strong>{t(`site.contact.errors.${title}`)}</strong>
      <span>{t(`site.contact.errors.${text}`)}</span>
    </template>
  ));
};
