import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFullOnPhone } from "../../../components/dialog/use-full-on-phone.ts";

type DayDialogProps = { opened: boolean; title: string; onClose(): void; children: ReactNode };

/** A dialog about what happens to a day. */
export const DayDialog = ({ opened, title, onClose, children }: DayDialogProps) => {
  const { t } = useTranslation();
  return (
    <Modal
      {...useFullOnPhone()}
      opened={opened}
      onClose={onClose}
      title={title}
      size="44rem"
      closeButtonProps={{ "aria-label": t("appointments.close") }}
    >
      {children}
    </Modal>
  );
};
