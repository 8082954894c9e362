import { Modal, type ModalProps } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useIsMobile } from "../../../lib/use-is-mobile.ts";

type AccountDialogProps = {
  opened: boolean;
  title: string;
  size?: ModalProps["size"];
  /** As long as a slip would lose something that is shown only once. */
  isSticky?: boolean;
  children: ReactNode;
  onClose: () => void;
};

/** Its content is mounted again with each opening, so nothing typed or secret outlives it. */
export const AccountDialog = ({ opened, title, size = "md", isSticky, children, onClose }: AccountDialogProps) => {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      fullScreen={isMobile && isSticky === true}
      closeOnClickOutside={!isSticky}
      closeButtonProps={{ "aria-label": t("accountSettings.close") }}
    >
      {opened && children}
    </Modal>
  );
};
