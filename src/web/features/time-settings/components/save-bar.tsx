import { Button, Text } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../components/busy-button.tsx";
import classes from "./save-bar.module.css";

type SaveBarProps = { isDirty: boolean; isSaving: boolean; onSave: () => void; onDiscard: () => void };

/** Stays in sight as long as something waits to be saved. */
export const SaveBar = ({ isDirty, isSaving, onSave, onDiscard }: SaveBarProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.bar} data-dirty={isDirty || undefined}>
      <Text component="div" role="status" fw={600} size="sm" className={classes.state}>
        {isDirty && (
          <>
            <IconPencil size={18} aria-hidden />
            {t("timeSettings.save.unsaved")}
          </>
        )}
      </Text>
      {isDirty && (
        <Button variant="default" disabled={isSaving} onClick={onDiscard}>
          {t("timeSettings.save.discard")}
        </Button>
      )}
      <BusyButton busy={isSaving} busyLabel={t("timeSettings.save.saving")} onClick={onSave}>
        {t("timeSettings.save.button")}
      </BusyButton>
    </div>
  );
};
