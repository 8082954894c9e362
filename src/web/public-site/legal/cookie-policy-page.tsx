import { useTranslation } from "react-i18next";
import { languageCookie } from "#contract/site/public-pages.ts";
import { sidebarCookie } from "../../lib/storage/sidebar-cookie.ts";
import site from "../frame/site.module.css";
import { BackToHome } from "../guide/getting-started-page.tsx";
import classes from "./article.module.css";

const cookies = [
  { name: "daybook.session_token, daybook.*", text: "auth" },
  { name: "daybook.device", text: "device" },
  { name: sidebarCookie.name, text: "sidebar" },
  { name: languageCookie.name, text: "language" },
] as const;

const sections = ["provider", "storage", "control"] as const;

export const CookiePolicyPage = () => {
  const { t } = useTranslation();
  return (
    <article className={`${site.band} ${classes.article}`}>
      <BackToHome />
      <h1>{t("site.cookies.title")}</h1>
      <p className={classes.intro}>{t("site.cookies.intro")}</p>
      <h2 id="cookies">{t("site.cookies.heading")}</h2>
      <table aria-labelledby="cookies">
        <thead>
          <tr>
            <th scope="col">{t("site.cookies.name")}</th>
            <th scope="col">{t("site.cookies.purpose")}</th>
            <th scope="col">{t("site.cookies.duration")}</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{t(`site.cookies.${text}`)}</td>
              <td>{t(`site.cookies.${text}Duration`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t("site.cookies.hostPrefix")}</p>
      {sections.map((section) => (
        <section key={section}>
          <h2>{t(`site.cookies.${section}.heading`)}</h2>
          <p>{t(`site.cookies.${section}.text`)}</p>
        </section>
      ))}
    </article>
  );
};
