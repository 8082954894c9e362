import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useIsMobile } from "../../../lib/use-is-mobile.ts";
import { transitionMs, useDialogFocus } from "../use-dialog-focus.ts";
import classes from "./dialog-frame.module.css";

type DialogFrameProps = {
  opened: boolean;
  title: string;
  onClose: () => void;
  size?: string;
  children: ReactNode;
};

/** A dialog of this feature: the whole screen on phones, a sheet of paper elsewhere. */
export const DialogFrame = ({ opened, title, onClose, size = "34rem", children }: DialogFrameProps) => {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  useDialogFocus(opened);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      fullScreen={isMobile}
      returnFocus={false}
      padding="lg"
      radius={isMobile ? 0 : "lg"}
      transitionProps={{ duration: transitionMs, transition: isMobile ? "fade" : "fade-down" }}
      overlayProps={{ backgroundOpacity: 0.45 }}
      closeButtonProps={{ "aria-label": t("appointments.closeDialog"), size: 44, iconSize: 20 }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
    >
      {children}
    </Modal>
  );
};
