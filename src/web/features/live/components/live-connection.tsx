import { Alert } from "@mantine/core";
import { IconPlugConnectedX } from "@tabler/icons-react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { followLiveEvents, liveState } from "../../../lib/api/live-events.ts";
import { noticeEnd } from "../../../lib/session/notice-end.ts";
import classes from "./live-connection.module.css";

/** Keeps the page in step with the server, and says so when it can't. */
export const LiveConnection = ({ onChange }: { onChange: (table: string, id: string) => void }) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const state = useSyncExternalStore(liveState.subscribe, liveState.get);
  useEffect(
    () => followLiveEvents({ queryClient, isStillSignedIn: () => askWhoIsSignedIn(queryClient), onChange }),
    [queryClient, onChange],
  );
  return (
    <div role="status" className={classes.place}>
      {state === "lost" && (
        <Alert color="yellow" icon={<IconPlugConnectedX aria-hidden />} className={classes.alert}>
          {t("live.lost")}
        </Alert>
      )}
    </div>
  );
};

const askWhoIsSignedIn = async (queryClient: QueryClient): Promise<boolean> => {
  await answersArrive(queryClient);
  return noticeEnd(queryClient);
};

const longestWaitMs = 10_000;
const stepMs = 50;

/** A new password or second factor ends the session, and the answer on its way brings the one that takes its place. */
const answersArrive = async (queryClient: QueryClient): Promise<void> => {
  for (let waitedMs = 0; queryClient.isMutating() > 0 && waitedMs < longestWaitMs; waitedMs += stepMs)
    await new Promise((resolve) => setTimeout(resolve, stepMs));
};
