import { IconClock, IconMail } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { publicPageMarks } from "#contract/site/public-pages.ts";
import site from "../frame/site.module.css";
import { BackToHome } from "../guide/getting-started-page.tsx";
import classes from "./contact.module.css";
import { ContactForm } from "./contact-form.tsx";

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
