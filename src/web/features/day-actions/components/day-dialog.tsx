import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useIsMobile } from "../../../lib/use-is-mobile.ts";

type DayDialogProps = { opened: boolean; title: string; onClose(): void; children: ReactNode };

/** The whole screen on phones, a sheet of paper elsewhere. */
export const DayDialog = ({ opened, title, onClose, children }: DayDialogProps) => {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size="44rem"
      fullScreen={isMobile}
      radius={isMobile ? 0 : "lg"}
      closeButtonProps={{ "aria-label": t("appointments.close") }}
    >
      {children}
    </Modal>
  );
};
