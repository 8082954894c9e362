import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../../components/cards/section-card.tsx";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { sessionsQuery } from "../../api/sessions-query.ts";
import { useEndAllSessions } from "../../api/use-end-all-sessions.ts";
import { SessionRow } from "./session-row.tsx";
import classes from "./sessions-section.module.css";

export const SessionsSection = () => {
  const { t } = useTranslation();
  const query = useQuery(sessionsQuery);
  const { data, refetch } = query;
  const failure = failureOf(query);
  const list = useRef<HTMLUListElement>(null);
  return (
    <SectionCard title={t("accountSettings.sessions.title")} description={t("accountSettings.sessions.description")}>
      {data && (
        <ul ref={list} tabIndex={-1} className={classes.list} aria-label={t("accountSettings.sessions.title")}>
          {data.sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={() => list.current?.focus()} />
          ))}
        </ul>
      )}
      {!data && !failure && <Skeleton height={64} />}
      {failure && (
        <Group justify="space-between">
          <Text size="sm">{t("accountSettings.sessions.loadFailed")}</Text>
          <Button variant="default" onClick={() => void refetch()}>
            {t("accountSettings.retry")}
          </Button>
        </Group>
      )}
      <SignOutEverywhere />
    </SectionCard>
  );
};

const SignOutEverywhere = () => {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const endAll = useEndAllSessions();
  return (
    <Stack align="flex-start">
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {t("accountSettings.sessions.endAll")}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t("accountSettings.sessions.endAllTitle")}
        cancelLabel={t("accountSettings.cancel")}
        confirmLabel={t("accountSettings.sessions.endAll")}
        busyLabel={t("accountSettings.sessions.ending")}
        isBusy={endAll.isPending}
        onConfirm={() => endAll.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        <Text>{t("accountSettings.sessions.endAllText")}</Text>
      </ConfirmDialog>
    </Stack>
  );
};
