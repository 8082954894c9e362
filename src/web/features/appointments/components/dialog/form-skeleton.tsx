import { Skeleton, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** A form's shape while its choices are on their way. */
export const FormSkeleton = ({ rows }: { rows: number }) => {
  const { t } = useTranslation();
  return (
    <Stack gap="md" role="status" aria-label={t("app.loading")}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity that never move
        <div key={row}>
          <Skeleton height={14} width="7rem" mb={8} />
          <Skeleton height={44} />
        </div>
      ))}
    </Stack>
  );
};
