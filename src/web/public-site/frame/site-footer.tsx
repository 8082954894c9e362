import { useTranslation } from "react-i18next";
import { Logo } from "../../components/logo.tsx";
import classes from "./site.module.css";

export const SiteFooter = () => {
  const { t } = useTranslation();
  return (
    <footer className={classes.footer}>
      <div className={classes.footerRow}>
        <p className={classes.footerBrand}>
          <Logo size={28} />
          <span>{t("site.footer.tagline")}</span>
        </p>
        <nav className={classes.footerLinks} aria-label={t("site.footer.label")}>
          <a href="/contact">{t("site.footer.contact")}</a>
          <a href="/privacy">{t("site.footer.privacy")}</a>
          <a href="/cookie-policy">{t("site.footer.cookies")}</a>
          <span>{t("site.footer.terms")}</span>
        </nav>
      </div>
    </footer>
  );
};
