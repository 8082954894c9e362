import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./typing-dots.module.css";

/** Somebody is about to answer. */
export const TypingDots = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.bubble}>
      <VisuallyHidden>{t("chat.typing")}</VisuallyHidden>
      <span aria-hidden />
      <span aria-hidden />
      <span aria-hidden />
    </div>
  );
};
