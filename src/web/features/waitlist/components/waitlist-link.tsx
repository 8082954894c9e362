import { Button } from "@mantine/core";
import { IconHourglass } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { waitlistQuery } from "../../../lib/queries/waitlist/waitlist-query.ts";

/** Leads to the waitlist, and says how many are on it. */
export const WaitlistLink = () => {
  const { t } = useTranslation();
  const { data } = useQuery(waitlistQuery);
  const count = data?.entries.filter(({ state }) => state === "waiting").length ?? 0;
  return (
    <Button
      component={Link}
      to="/clients/waitlist"
      variant="default"
      // On a phone all that is left of the line: the number, once known, pushes nothing.
      flex={{ base: "1 1 0", xs: "none" }}
      miw={0}
      leftSection={<IconHourglass size={18} aria-hidden />}
    >
      {count === 0 ? t("waitlist.title") : t("waitlist.titleWithCount", { count })}
    </Button>
  );
};
