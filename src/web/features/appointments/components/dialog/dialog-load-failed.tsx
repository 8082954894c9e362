import { useTranslation } from "react-i18next";
import { RetryAlert } from "../../../../components/retry-alert.tsx";

/** What a dialog shows when what it is about can't be read. */
export const DialogLoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <RetryAlert
      title={t("errors.title")}
      text={t("appointments.loadFailed")}
      label={t("appointments.retry")}
      onRetry={onRetry}
    />
  );
};
