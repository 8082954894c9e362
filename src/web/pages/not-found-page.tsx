import { Button } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { MessageScreen } from "../components/message-screen.tsx";
import classes from "./not-found-page.module.css";

export const NotFoundPage = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // The path this page is shown for: while leaving, the router already names the next one.
  const [unknownPath] = useState(pathname);
  useDocumentTitle(`${t("notFound.title")} · ${t("app.name")}`);
  // The path alone: what follows the question mark may be private.
  // biome-ignore lint/suspicious/noConsole: a mistyped link must leave a trace, and only the browser knows of it.
  useEffect(() => console.warn("Unknown route:", unknownPath), [unknownPath]);
  return (
    <MessageScreen title={t("notFound.title")} description={t("notFound.description")} picture={<SmilingPage />}>
      {/* A new document: for visitors the home page isn't part of the app. */}
      <Button component="a" href="/">
        {t("notFound.home")}
      </Button>
    </MessageScreen>
  );
};

/** A page with its corner torn off, smiling about it. */
const SmilingPage = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <span className={classes.code}>{t("notFound.code")}</span>
      <svg viewBox="0 0 60 16" width="60" height="16" aria-hidden focusable="false">
        <path d="M6 3c14 13 34 13 48 0" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
    </div>
  );
};
