import { Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { DayPage } from "../components/day-page.tsx";
import { formatTimeZone } from "../lib/date-format.ts";
import { useLanguage } from "../lib/language-context.tsx";
import { useOwner } from "../lib/session/owner-context.ts";
import { useBusinessNow } from "../lib/session/use-business-now.ts";
import classes from "./dashboard-page.module.css";

export const DashboardPage = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { user } = useOwner();
  const now = useBusinessNow();
  const [firstName] = user.name.trim().split(/\s+/);
  useDocumentTitle(`${t("dashboard.title")} · ${t("app.name")}`);
  return (
    <section className={classes.sheet}>
      <div className={classes.top}>
        <DayPage date={now.toPlainDate()} />
        <Stack gap="xs" className={classes.words}>
          <Title order={1}>
            {firstName ? t("dashboard.welcome", { name: firstName }) : t("dashboard.welcomeNameless")}
          </Title>
          <Text>{t("dashboard.next")}</Text>
          <Text size="sm" c="dimmed">
            {t("dashboard.timeZone", { timeZone: formatTimeZone(now, language) })}
          </Text>
        </Stack>
      </div>
    </section>
  );
};
