import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";

type WebhookQuestionProps = {
  asking: "rotate" | "remove" | null;
  isBusy: boolean;
  onAnswer: (isYes: boolean) => void;
};

export const WebhookQuestion = ({ asking, isBusy, onAnswer }: WebhookQuestionProps) => {
  const { t } = useTranslation();
  const isEnd = asking === "remove";
  return (
    <ConfirmDialog
      opened={asking !== null}
      title={t(isEnd ? "webhooks.removeTitle" : "webhooks.rotateTitle")}
      cancelLabel={t("webhooks.cancel")}
      confirmLabel={t(isEnd ? "webhooks.remove" : "webhooks.rotate")}
      busyLabel={t("webhooks.busy")}
      {...(isEnd && { color: "red" })}
      isBusy={isBusy}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <Text>{t(isEnd ? "webhooks.removeText" : "webhooks.rotateText")}</Text>
    </ConfirmDialog>
  );
};
