import { Modal } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AffectedAppointment } from "#contract/scheduling/closures/closure-fields.ts";
import { useLastValue } from "../../lib/use-last-value.ts";
import { ClosureForm } from "./closure-form-fields.tsx";
import type { ClosureTarget } from "./closure-target.ts";
import { StillToMove } from "./still-to-move.tsx";

type ClosureDialogProps = { target: ClosureTarget | null; onClose(): void };

/** Time off, extra hours, closed days and special hours, new or to be changed. */
export const ClosureDialog = ({ target, onClose }: ClosureDialogProps) => {
  const { t } = useTranslation();
  const [toMove, setToMove] = useState<readonly AffectedAppointment[]>([]);
  // What is closing keeps its words until it is gone.
  const shown = useLastValue(target);
  const close = () => {
    setToMove([]);
    onClose();
  };
  const title =
    toMove.length > 0 ? "closures.move.title" : (`closures.dialog.${shown?.kind === "new" ? "add" : "edit"}` as const);
  return (
    <Modal
      opened={target !== null}
      onClose={close}
      title={t(title)}
      closeButtonProps={{ "aria-label": t("closures.dialog.close") }}
    >
      {toMove.length > 0 && <StillToMove appointments={toMove} onClose={close} />}
      {shown && toMove.length === 0 && (
        <ClosureForm
          key={shown.kind === "new" ? `${shown.date} ${shown.fromTime}` : shown.entry.id}
          target={shown}
          onSaved={(moves) => (moves.length > 0 ? setToMove(moves) : close())}
          onClose={close}
        />
      )}
    </Modal>
  );
};
