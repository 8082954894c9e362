import { Box } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { SectionCard } from "../../../components/cards/section-card.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { bookingPageQuery } from "../api/booking-page-query.ts";
import { BookingPageForm } from "./booking-page-form.tsx";
import { PageAddress } from "./page-address.tsx";

/** Settings > Booking page: whether there is one, under which address, and what it asks. */
export const BookingPageCard = () => {
  const { t } = useTranslation();
  const query = useQuery(bookingPageQuery);
  const { data, refetch } = query;
  const failure = failureOf(query);
  return (
    <Box maw="44rem">
      <SectionCard title={t("bookingPage.title")} description={t("bookingPage.description")}>
        {data?.address != null && <PageAddress address={data.address} isOn={data.isOn} />}
        {data && <BookingPageForm saved={data} />}
        {failure && (
          <RetryAlert
            title={t("bookingPage.loadFailed")}
            label={t("bookingPage.retry")}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !failure && <CardSkeleton height={260} />}
      </SectionCard>
    </Box>
  );
};
