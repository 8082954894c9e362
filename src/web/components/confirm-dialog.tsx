import { Button, Modal, type ModalProps, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { BusyButton } from "./busy-button.tsx";
import { DialogActions } from "./dialog/dialog-actions.tsx";

type ConfirmDialogProps = {
  opened: boolean;
  title: string;
  children: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  busyLabel?: string;
  isBusy?: boolean;
  /** Red for what can't be undone. */
  color?: string;
  size?: ModalProps["size"];
  onConfirm: () => void;
  onCancel: () => void;
};

/** One question, two answers; the gentler one has the focus. */
export const ConfirmDialog = ({ isBusy = false, ...props }: ConfirmDialogProps) => (
  <Modal
    opened={props.opened}
    onClose={props.onCancel}
    title={props.title}
    size={props.size ?? "md"}
    withCloseButton={false}
    closeOnEscape={!isBusy}
    closeOnClickOutside={!isBusy}
  >
    <Stack gap="lg">
      {props.children}
      <DialogActions>
        <Button variant="default" data-autofocus disabled={isBusy} onClick={props.onCancel}>
          {props.cancelLabel}
        </Button>
        <BusyButton
          busy={isBusy}
          busyLabel={props.busyLabel ?? props.confirmLabel}
          onClick={props.onConfirm}
          {...(props.color && { color: props.color })}
        >
          {props.confirmLabel}
        </BusyButton>
      </DialogActions>
    </Stack>
  </Modal>
);
