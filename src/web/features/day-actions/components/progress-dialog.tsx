import { useTranslation } from "react-i18next";
import { useLastValue } from "../../../lib/use-last-value.ts";
import { DayActionProgress } from "./day-action-progress.tsx";
import { DayDialog } from "./day-dialog.tsx";

type ProgressDialogProps = {
  /** Null while the dialog is closed. */
  actionId: string | null;
  onClose(): void;
};

/** What happened to an earlier action. */
export const ProgressDialog = ({ actionId, onClose }: ProgressDialogProps) => {
  const { t } = useTranslation();
  const shownId = useLastValue(actionId);
  return (
    <DayDialog opened={actionId !== null} title={t("day.progress")} onClose={onClose}>
      {shownId && <DayActionProgress actionId={shownId} onClose={onClose} />}
    </DayDialog>
  );
};
