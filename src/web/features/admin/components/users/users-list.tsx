import { Group, Stack, Text } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type AdminUser, adminPageSize, userSorts } from "#contract/admin/admin.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { adminUsersQuery } from "../../api/admin-users-query.ts";
import { orderOf, useAdminSearch } from "../../use-admin-search.ts";
import { DownloadButton } from "../download-button.tsx";
import { PagedRecords } from "../paged-records.tsx";
import type { Column } from "../record-table.tsx";
import { UserSearch } from "./user-search.tsx";

/** Every account, with whatever columns; the order is in the address, what was searched for stays with the tab. */
export const UsersList = ({ label, columns }: { label: string; columns: readonly Column<AdminUser>[] }) => {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const address = useAdminSearch();
  const { sort, isDown } = orderOf(address.search, userSorts, "registered");
  const query = useInfiniteQuery({ ...adminUsersQuery({ search, sort, isDown }), placeholderData: keepPreviousData });
  const file = { ...(search && { search }), sort, order: isDown ? "descending" : "ascending" };
  return (
    <Stack gap="md">
      <Group gap="sm" justify="space-between">
        <UserSearch onChange={setSearch} />
        <DownloadButton path="/api/v1/admin/users.csv" query={file} />
      </Group>
      {query.data && !failureOf(query) && (
        <ListCount
          pages={query.isPlaceholderData ? null : query.data.pages}
          hasMore={query.hasNextPage}
          isSearch={search !== ""}
        />
      )}
      <PagedRecords
        query={query}
        rowsOf={(page) => page.users}
        label={label}
        columns={columns}
        order={{ sort, isDown, onChange: address.sortBy }}
        failed={t("admin.list.loadFailed")}
        empty={<Text role="status">{t("admin.list.noMatch", { search })}</Text>}
      />
    </Stack>
  );
};

type ListCountProps = {
  /** Null while it isn't known: the line stays, so that nothing jumps. */
  pages: readonly { users: readonly unknown[]; total: number; isPartial: boolean }[] | null;
  hasMore: boolean;
  isSearch: boolean;
};

const ListCount = ({ pages, hasMore, isSearch }: ListCountProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (pages === null) return <Text size="sm">&nbsp;</Text>;
  const shown = pages.reduce((sum, { users }) => sum + users.length, 0).toLocaleString(language);
  const last = pages.at(-1);
  const total = (pages[0]?.total ?? 0).toLocaleString(language);
  const found = t(hasMore ? "admin.list.foundMore" : "admin.list.found", { shown });
  return (
    <Text size="sm" c="dimmed" role="status">
      {isSearch ? found : t("admin.list.total", { shown, total })}
      {last?.isPartial && ` · ${t("admin.list.partial")}`}
      {hasMore && last && last.users.length < adminPageSize && ` · ${t("admin.list.goesOn")}`}
    </Text>
  );
};
