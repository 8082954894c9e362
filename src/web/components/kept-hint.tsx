import { Alert } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

type KeptHintProps = { isDirty: boolean; isInDialog?: boolean };

/** Says that what a form shows is typed and unsaved from before: edits that exist at its beginning were made then. */
export const KeptHint = ({ isDirty, isInDialog = false }: KeptHintProps) => {
  const { t } = useTranslation();
  const [wasKept] = useState(isDirty);
  if (!wasKept || !isDirty) return null;
  return (
    <Alert color="yellow" icon={<IconHistory aria-hidden />}>
      {t(isInDialog ? "leaveGuard.keptInDialog" : "leaveGuard.kept")}
    </Alert>
  );
};
