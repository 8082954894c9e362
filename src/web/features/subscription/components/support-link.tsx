import { Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { subscriptionQuery } from "../../../lib/queries/subscription-query.ts";

/** A word and the support address. */
export const SupportLink = ({ label }: { label: string }) => {
  const { data } = useQuery(subscriptionQuery);
  if (!data) return null;
  return (
    <Text size="sm" c="dimmed">
      {label}{" "}
      <Anchor href={`mailto:${data.supportEmail}`} inherit underline="always">
        {data.supportEmail}
      </Anchor>
    </Text>
  );
};
