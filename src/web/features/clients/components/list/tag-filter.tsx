import { Chip, Group } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type ClientFilter, clientsQuery } from "../../api/clients-query.ts";

type TagFilterProps = { filter: ClientFilter; onChange(tag: string): void };

/** Every tag in use; one of them narrows the list. */
export const TagFilter = ({ filter, onChange }: TagFilterProps) => {
  const { t } = useTranslation();
  const tags = useInfiniteQuery(clientsQuery(filter)).data?.pages[0]?.tags ?? [];
  if (tags.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={t("clients.tagFilter")}>
      {tags.map(({ tag, clients }) => {
        const isChosen = tag.toLowerCase() === filter.tag.toLowerCase();
        return (
          <Chip key={tag} checked={isChosen} variant="light" onChange={() => onChange(isChosen ? "" : tag)}>
            <bdi>{tag}</bdi> · {clients}
          </Chip>
        );
      })}
    </Group>
  );
};
