import { Alert } from "@mantine/core";
import { IconPlugConnectedX } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { followLiveEvents, liveState } from "../../../lib/live-events.ts";
import { endSession } from "../../../lib/session/end-session.ts";
import classes from "./live-connection.module.css";

/** Keeps the page in step with the server, and says so when it can't. */
export const LiveConnection = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const state = useSyncExternalStore(liveState.subscribe, liveState.get);
  useEffect(() => followLiveEvents({ queryClient, onSignedOut: () => endSession(queryClient) }), [queryClient]);
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
