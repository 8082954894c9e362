import { useDocumentTitle } from "@mantine/hooks";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ColorSchemePicker } from "../components/color-scheme-picker.tsx";
import { FullScreenLoader } from "../components/full-screen-loader.tsx";
import { LanguagePicker } from "../components/language-picker.tsx";
import { Logo } from "../components/logo.tsx";
import { AuthPanel } from "../features/accounts/components/auth-panel.tsx";
import { AuthScene } from "../features/accounts/components/auth-scene.tsx";
import { useAuth } from "../lib/session/auth-context.tsx";
import classes from "./auth-page.module.css";

export const AuthPage = () => {
  const { t } = useTranslation();
  const { user, loading } = useAuth();
  const { mode = "sign-in", next = "/app" } = useSearch({ from: "/auth" });
  const { history } = useRouter();
  useDocumentTitle(`${t(mode === "sign-up" ? "auth.signUp.submit" : "auth.signIn.submit")} · ${t("app.name")}`);

  useEffect(() => {
    if (user) history.replace(next);
  }, [user, next, history]);

  if (loading || user) return <FullScreenLoader />;
  return (
    <div className={classes.root}>
      <div className={classes.column}>
        <header className={classes.header}>
          <span className={classes.brand}>
            <Logo />
            {t("app.name")}
          </span>
          <span className={classes.controls}>
            <LanguagePicker />
            <ColorSchemePicker />
          </span>
        </header>
        <main id="main" tabIndex={-1} className={classes.main}>
          <AuthPanel mode={mode} />
        </main>
      </div>
      <AuthScene />
    </div>
  );
};
