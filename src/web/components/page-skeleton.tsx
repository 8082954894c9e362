import { Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CardSkeleton } from "./card-skeleton.tsx";

/** A title, a line below it and the first cards, while a page's code is on its way. */
export const PageSkeleton = () => {
  const { t } = useTranslation();
  return (
    <Stack gap="lg" aria-busy>
      <VisuallyHidden role="status">{t("app.loading")}</VisuallyHidden>
      <div aria-hidden>
        <Skeleton height={24} width="14rem" mb="xs" />
        <Skeleton height={16} width="22rem" maw="100%" />
      </div>
      <CardSkeleton height="9rem" />
      <CardSkeleton height="9rem" />
    </Stack>
  );
};
