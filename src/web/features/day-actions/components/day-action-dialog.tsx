import { type ReactNode, useState } from "react";
import { DayActionProgress } from "./day-action-progress.tsx";
import { DayDialog } from "./day-dialog.tsx";

type FormProps = { onClose(): void; onDone(actionId: string): void };

type DayActionDialogProps = { opened: boolean; title: string; onClose(): void; form(props: FormProps): ReactNode };

/** A form for something that changes a day and, once it is sent, what clients answer. */
export const DayActionDialog = ({ opened, title, onClose, form }: DayActionDialogProps) => {
  const [actionId, setActionId] = useState<string | null>(null);
  const close = () => {
    setActionId(null);
    onClose();
  };
  return (
    <DayDialog opened={opened} title={title} onClose={close}>
      {actionId === null ? (
        form({ onClose: close, onDone: setActionId })
      ) : (
        <DayActionProgress actionId={actionId} onClose={close} />
      )}
    </DayDialog>
  );
};
