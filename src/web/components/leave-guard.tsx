import { Text } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { KeptHint } from "./kept-hint.tsx";

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
      <KeptHint isDirty={isDirty} />
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
