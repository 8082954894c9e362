import { Alert, Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
import { meQuery } from "../../../lib/session/me-query.ts";
import { apiErrorText } from "../../../lib/toast/toast.ts";

type RecordsFailedProps = { title: string; error: unknown; onRetry(): void };

/** After losing the administrator role, the session is loaded again and the page's guard does the rest. */
export const RecordsFailed = ({ title, error, onRetry }: RecordsFailedProps) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const lostRole = error instanceof ApiError && error.code === "admin-required";
  useEffect(() => {
    if (lostRole) void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
  }, [lostRole, queryClient]);
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={title}>
      {apiErrorText(error)}
      <div>
        <Button variant="default" mt="sm" onClick={onRetry}>
          {t("admin.list.retry")}
        </Button>
      </div>
    </Alert>
  );
};
