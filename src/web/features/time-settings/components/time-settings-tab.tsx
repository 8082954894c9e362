import "@mantine/dates/styles.layer.css";
import { Stack, Text, Title } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { appointmentTypesQuery } from "../../../lib/queries/appointment-types-query.ts";
import { breaksQuery } from "../../../lib/queries/breaks-query.ts";
import { businessHoursQuery } from "../../../lib/queries/business-hours-query.ts";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { profileQuery } from "../../../lib/queries/profile-query.ts";
import { SettingsEditor } from "./settings-editor.tsx";
import classes from "./time-settings.module.css";

type TimeSettingsTabProps = {
  /** Lead to the form that adds an appointment type, and say when that is done. */
  opensForm?: boolean;
  onFormOpened?: () => void;
};

export const TimeSettingsTab = ({ opensForm = false, onFormOpened }: TimeSettingsTabProps) => {
  const { t } = useTranslation();
  const queries = useQueries({ queries: [appointmentTypesQuery, businessHoursQuery, breaksQuery, profileQuery] });
  const [types, week, breaks, profile] = queries;
  const isLoaded = types.data && week.data && breaks.data && profile.data;
  const isFailed = queries.some(failureOf);
  const retry = () => {
    for (const query of queries) if (failureOf(query)) void query.refetch();
  };
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} size="h1">
          {t("timeSettings.title")}
        </Title>
        <Text c="dimmed">{t("timeSettings.subtitle")}</Text>
      </div>
      {isFailed && <LoadFailed onRetry={retry} />}
      {!isFailed && !isLoaded && <SettingsSkeleton />}
      {isLoaded && (
        <SettingsEditor
          types={types.data.appointmentTypes}
          days={week.data.days}
          breaks={breaks.data.breaks}
          profile={profile.data}
          typeForm={{ takesFocus: opensForm, onFocused: onFormOpened }}
        />
      )}
    </Stack>
  );
};

const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <RetryAlert
      title={t("errors.title")}
      text={t("timeSettings.loadFailed")}
      label={t("timeSettings.retry")}
      onRetry={onRetry}
    />
  );
};

const SettingsSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.columns} role="status" aria-label={t("app.loading")}>
      <Stack gap="lg">
        <CardSkeleton height={280} />
        <CardSkeleton height={620} />
      </Stack>
      <Stack gap="lg">
        <CardSkeleton height={340} />
        <CardSkeleton height={380} />
      </Stack>
    </div>
  );
};
