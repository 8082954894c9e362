import { Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type ClientFilter, clientsQuery } from "../../api/clients-query.ts";

/** What the page is about, and how many they are. */
export const ClientsTotal = ({ filter }: { filter: ClientFilter }) => {
  const { t } = useTranslation();
  const { data, isPlaceholderData } = useInfiniteQuery(clientsQuery(filter));
  const total = isPlaceholderData ? undefined : data?.pages[0]?.total;
  return (
    <Text c="dimmed">
      {t("clients.subtitle")}
      {total !== undefined && total > 0 && ` · ${t("clients.total", { count: total })}`}
    </Text>
  );
};
