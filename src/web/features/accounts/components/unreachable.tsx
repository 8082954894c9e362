import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../components/busy-button.tsx";
import { MessageScreen } from "../../../components/message-screen.tsx";
import { meQuery } from "../../../lib/session/me-query.ts";

// Apart, as signing in doesn't need it; `KeepOffline` fetches it while there is a network.
const LastAgenda = lazy(async () => ({
  default: (await import("../../../components/offline/last-agenda.tsx")).LastAgenda,
}));

export const Unreachable = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const isTrying = useIsFetching({ queryKey: meQuery.queryKey }) > 0;
  const tryAgain = () => void queryClient.refetchQueries({ queryKey: meQuery.queryKey });
  return (
    <MessageScreen title={t("unreachable.title")} description={t("unreachable.description")}>
      <BusyButton busy={isTrying} busyLabel={t("unreachable.busy")} onClick={tryAgain}>
        {t("unreachable.retry")}
      </BusyButton>
      <Suspense>
        <LastAgenda />
      </Suspense>
    </MessageScreen>
  );
};
