import { Modal } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOwner } from "../../lib/session/owner-context.ts";
import { useLastValue } from "../../lib/use-last-value.ts";
import { useFullOnPhone } from "../dialog/use-full-on-phone.ts";
import { ClosureForm } from "./closure-form-fields.tsx";
import type { ClosureTarget } from "./closure-target.ts";
import { addMovesLeft } from "./moving/moves-left.ts";
import { StillToMove } from "./moving/still-to-move.tsx";
import type { SavedClosure } from "./use-save-closure.ts";

type ClosureDialogProps = { target: ClosureTarget | null; onClose(): void };

/** Time off, extra hours, closed days and special hours, new or to be changed. */
export const ClosureDialog = ({ target, onClose }: ClosureDialogProps) => {
  const { t } = useTranslation();
  const [saved, setSaved] = useState<SavedClosure | null>(null);
  // What is closing keeps its words until it is gone.
  const shown = useLastValue(target);
  const { user } = useOwner();
  const close = () => {
    setSaved(null);
    onClose();
  };
  const showSaved = (done: SavedClosure) => {
    if (done.toMove.length > 0) addMovesLeft(user.id, done.toMove);
    if (done.toMove.length + done.offers.length > 0) setSaved(done);
    else close();
  };
  const afterwards = saved && saved.toMove.length > 0 ? "closures.move.title" : "closures.offered.done";
  const title = saved ? afterwards : (`closures.dialog.${shown?.kind === "new" ? "add" : "edit"}` as const);
  return (
    <Modal
      {...useFullOnPhone()}
      opened={target !== null}
      onClose={close}
      title={t(title)}
      closeButtonProps={{ "aria-label": t("closures.dialog.close") }}
    >
      {saved && <StillToMove appointments={saved.toMove} offers={saved.offers} onClose={close} />}
      {shown && !saved && (
        <ClosureForm
          key={shown.kind === "new" ? `${shown.date} ${shown.fromTime}` : shown.entry.id}
          target={shown}
          onSaved={showSaved}
          onClose={close}
        />
      )}
    </Modal>
  );
};
