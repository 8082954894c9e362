import { useTranslation } from "react-i18next";
import classes from "./skip-link.module.css";

export const SkipLink = () => {
  const { t } = useTranslation();
  return (
    <a href="#main" className={classes.root}>
      {t("app.skipToContent")}
    </a>
  );
};
