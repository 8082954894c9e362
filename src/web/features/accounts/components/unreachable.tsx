import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../components/busy-button.tsx";
import { MessageScreen } from "../../../components/message-screen.tsx";
import { meQuery } from "../api/me-query.ts";

export const Unreachable = () => {
  const { t } = useTranslation();
  const { refetch, isFetching } = useQuery(meQuery);
  return (
    <MessageScreen title={t("unreachable.title")} description={t("unreachable.description")}>
      <BusyButton busy={isFetching} busyLabel={t("unreachable.busy")} onClick={() => void refetch()}>
        {t("unreachable.retry")}
      </BusyButton>
    </MessageScreen>
  );
};
