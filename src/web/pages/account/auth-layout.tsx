import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Logo } from "../../components/logo.tsx";
import { ColorSchemePicker } from "../../components/settings/color-scheme-picker.tsx";
import { LanguagePicker } from "../../components/settings/language-picker.tsx";
import { AuthScene } from "../../features/accounts/components/forms/auth-scene.tsx";
import classes from "./auth-layout.module.css";

/** The frame of the sign-in screens. */
export const AuthLayout = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.root}>
      <div className={classes.column}>
        <header className={classes.header}>
          <a className={classes.brand} href="/">
            <Logo />
            {t("app.name")}
          </a>
          <span className={classes.controls}>
            <LanguagePicker />
            <ColorSchemePicker />
          </span>
        </header>
        <main id="main" tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
      <AuthScene />
    </div>
  );
};
