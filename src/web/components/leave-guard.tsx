import { Alert, Text } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type LeaveGuardProps = {
  isDirty: boolean;
  /** The person chose to leave: what was typed may be forgotten. */
  onLeave: () => void;
};

/**
 * Asks before another address is shown, and the browser before it closes or reloads the page. What outlives a reload, or a
 * session that ended, is said to be there again, unsaved.
 */
export const LeaveGuard = ({ isDirty, onLeave }: LeaveGuardProps) => {
  const { t } = useTranslation();
  // Edits that are there at the beginning were made before.
  const [wasKept] = useState(isDirty);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search),
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
    withResolver: true,
  });
  const leave = () => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    <>
      {wasKept && isDirty && (
        <Alert color="yellow" icon={<IconHistory aria-hidden />}>
          {t("leaveGuard.kept")}
        </Alert>
      )}
      <ConfirmDialog
        opened={blocker.status === "blocked"}
        title={t("leaveGuard.title")}
        cancelLabel={t("leaveGuard.stay")}
        confirmLabel={t("leaveGuard.leave")}
        color="red"
        onConfirm={leave}
        onCancel={() => blocker.reset?.()}
      >
        <Text>{t("leaveGuard.text")}</Text>
      </ConfirmDialog>
    </>
  );
};
