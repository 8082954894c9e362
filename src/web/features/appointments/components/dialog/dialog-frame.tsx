import { Modal } from "@mantine/core";
import { useIsMutating } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFullOnPhone } from "../../../../components/dialog/use-full-on-phone.ts";
import { useIsMobile } from "../../../../lib/use-is-mobile.ts";
import { useDialogFocus } from "../../use-dialog-focus.ts";

type DialogFrameProps = {
  opened: boolean;
  title: string;
  onClose: () => void;
  size?: string;
  /** Nothing in it is lost by closing it. */
  closesAnytime?: boolean;
  children: ReactNode;
};

/**
 * A dialog of this feature. While something is being sent it stays: closing it then would look like taking it back.
 */
export const DialogFrame = ({ opened, title, onClose, size = "36rem", ...props }: DialogFrameProps) => {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const returnFocus = useDialogFocus(opened);
  const isSending = useIsMutating() > 0 && !props.closesAnytime;
  return (
    <Modal
      {...useFullOnPhone()}
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      closeOnEscape={!isSending}
      closeOnClickOutside={!isSending}
      returnFocus={false}
      onExitTransitionEnd={returnFocus}
      transitionProps={{ duration: 150, transition: isMobile ? "fade" : "fade-down" }}
      closeButtonProps={{ "aria-label": t("appointments.close"), disabled: isSending }}
    >
      {props.children}
    </Modal>
  );
};
