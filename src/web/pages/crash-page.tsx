import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { MessageScreen } from "../components/message-screen.tsx";

/** Leaves by real page loads: whatever broke in memory is gone afterwards. */
export const CrashPage = () => {
  const { t } = useTranslation();
  return (
    <MessageScreen title={t("crash.title")} description={t("crash.description")}>
      <Button onClick={() => location.reload()}>{t("crash.reload")}</Button>
      <Button variant="default" component="a" href="/">
        {t("crash.home")}
      </Button>
    </MessageScreen>
  );
};
