import { Badge, Paper, Stack, Text, Title } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { HealthLine } from "#domain/operations/judge-health.ts";
import { healthQuery } from "../../api/audit-and-inquiry-queries.ts";
import { useInstantText } from "../../use-instant-text.ts";
import { RecordsSkeleton } from "../paged-records.tsx";
import { RecordsFailed } from "../records-failed.tsx";
import classes from "./health-tab.module.css";
import { useHealthText } from "./use-health-text.ts";

const signs = {
  ok: { Icon: IconCircleCheck, colour: "green" },
  warning: { Icon: IconAlertTriangle, colour: "yellow" },
  fault: { Icon: IconCircleX, colour: "red" },
} as const;

/** One line for each thing the installation needs, with what to do about it. */
export const HealthTab = () => {
  const { t } = useTranslation();
  const { dateTimeText } = useInstantText();
  const { data, failureReason, refetch, ...query } = useQuery(healthQuery);
  const error = query.error ?? failureReason;
  if (!data) {
    return error ? (
      <RecordsFailed title={t("admin.health.failed")} error={error} onRetry={() => void refetch()} />
    ) : (
      <RecordsSkeleton />
    );
  }
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        {t("admin.health.title")}
      </Title>
      {error && <RecordsFailed title={t("admin.health.failed")} error={error} onRetry={() => void refetch()} />}
      <Text c="dimmed" size="sm">
        {t("admin.health.at", { time: dateTimeText(data.at) })}
      </Text>
      <Paper withBorder radius="lg">
        <ul className={classes.lines}>
          {data.lines.map((line) => (
            <Line key={line.name} line={line} />
          ))}
        </ul>
      </Paper>
    </Stack>
  );
};

const Line = ({ line }: { line: HealthLine }) => {
  const { t } = useTranslation();
  const { says, toDo } = useHealthText(line);
  const { Icon, colour } = signs[line.state];
  return (
    <li className={classes.line}>
      <Badge
        tt="none"
        size="lg"
        color={colour}
        leftSection={<Icon size={14} aria-hidden />}
        className={classes.state ?? ""}
      >
        {t(`admin.health.state.${line.state}`)}
      </Badge>
      <Text fw={600}>{t(`admin.health.name.${line.name}`)}</Text>
      <div>
        <Text>{says}</Text>
        {toDo !== null && <Text size="sm">{toDo}</Text>}
      </div>
    </li>
  );
};
