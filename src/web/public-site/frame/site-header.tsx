import { IconMenu2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { languageParameter, type PublicPage } from "#contract/site/public-pages.ts";
import { type Language, languageNames, languages } from "#domain/languages.ts";
import { Logo } from "../../components/logo.tsx";
import { Flag } from "../../components/settings/flag.tsx";
import classes from "./site.module.css";

const links = [
  { page: "getting-started", text: "gettingStarted" },
  { page: "contact", text: "contact" },
  { page: "privacy", text: "privacy" },
] as const;

export const SiteHeader = ({ page, language }: { page: PublicPage; language: Language }) => {
  const { t } = useTranslation();
  return (
    <header className={classes.header}>
      <div className={classes.headerRow}>
        <a className={classes.brand} href="/" aria-label={t("site.nav.home")}>
          <Logo />
          <span>{t("app.name")}</span>
        </a>
        <nav className={classes.nav} aria-label={t("site.nav.label")}>
          <SiteLinks page={page} />
        </nav>
        <div className={classes.tools}>
          <LanguageMenu language={language} />
          <a className={classes.signIn} href="/auth">
            {t("site.nav.signIn")}
          </a>
          <details className={`${classes.menu} ${classes.phoneMenu}`} data-menu>
            <summary aria-label={t("site.nav.label")}>
              <IconMenu2 size={22} aria-hidden />
            </summary>
            <nav className={classes.menuList} aria-label={t("site.nav.label")}>
              <SiteLinks page={page} />
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
};

const SiteLinks = ({ page }: { page: PublicPage }) => {
  const { t } = useTranslation();
  return links.map((link) => (
    <a key={link.page} href={`/${link.page}`} aria-current={link.page === page ? "page" : undefined}>
      {t(`site.nav.${link.text}`)}
    </a>
  ));
};

/** Links, so that it works before and without any script; the server remembers the choice. */
const LanguageMenu = ({ language }: { language: Language }) => {
  const { t } = useTranslation();
  return (
    <details className={classes.menu} data-menu>
      <summary>
        <Flag language={language} />
        <span className={classes.hidden}>{t("language.label")}:</span>
        <span className={classes.languageName}>{languageNames[language]}</span>
      </summary>
      <ul className={classes.menuList}>
        {languages.map((other) => (
          <li key={other}>
            <a
              href={`?${languageParameter}=${other}`}
              hrefLang={other}
              lang={other}
              aria-current={other === language ? "true" : undefined}
            >
              <Flag language={other} />
              {languageNames[other]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};
