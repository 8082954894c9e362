import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";

type FeedQuestionProps = {
  asking: "rotate" | "end" | null;
  isBusy: boolean;
  onAnswer: (isYes: boolean) => void;
};

/** Both end what others read now, so both are asked about. */
export const FeedQuestion = ({ asking, isBusy, onAnswer }: FeedQuestionProps) => {
  const { t } = useTranslation();
  const isEnd = asking === "end";
  return (
    <ConfirmDialog
      opened={asking !== null}
      title={t(isEnd ? "feeds.endTitle" : "feeds.rotateTitle")}
      cancelLabel={t("feeds.cancel")}
      confirmLabel={t(isEnd ? "feeds.end" : "feeds.rotate")}
      busyLabel={t("feeds.changing")}
      color="red"
      isBusy={isBusy}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <Text>{t(isEnd ? "feeds.endText" : "feeds.rotateText")}</Text>
    </ConfirmDialog>
  );
};
