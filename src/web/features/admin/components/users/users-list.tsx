import { Stack, Text } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "#contract/admin/admin.ts";
import { adminUsersQuery } from "../../api/admin-users-query.ts";
import { PagedRecords } from "../paged-records.tsx";
import type { Column } from "../record-table.tsx";
import { UserSearch } from "./user-search.tsx";

/** Every account, with whatever columns; the search stays with the tab. */
export const UsersList = ({ label, columns }: { label: string; columns: readonly Column<AdminUser>[] }) => {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const query = useInfiniteQuery({ ...adminUsersQuery(search), placeholderData: keepPreviousData });
  return (
    <Stack gap="md">
      <UserSearch onChange={setSearch} />
      <PagedRecords
        query={query}
        rowsOf={(page) => page.users}
        label={label}
        columns={columns}
        failed={t("admin.list.loadFailed")}
        empty={<Text role="status">{t("admin.list.noMatch", { search })}</Text>}
      />
    </Stack>
  );
};
