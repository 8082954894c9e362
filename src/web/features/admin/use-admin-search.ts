import { useNavigate, useSearch } from "@tanstack/react-router";
import { type AdminSearch, defaultAdminTab } from "../../lib/search/admin-search.ts";

/** What is absent is taken out of the address. */
type AdminSearchChange = { [Part in Exclude<keyof AdminSearch, "tab">]?: AdminSearch[Part] | null };

/** How a list is narrowed and sorted is in the address, so that a reload, the back button and a bookmark show the same. */
export const useAdminSearch = () => {
  const search: AdminSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (next: AdminSearchChange) => {
    const parts = Object.entries({ ...search, ...next }).filter(([, value]) => value !== null && value !== "");
    void navigate({
      to: "/admin",
      search: { tab: defaultAdminTab, ...Object.fromEntries(parts) },
      replace: true,
      resetScroll: false,
    });
  };
  const sortBy = (sort: string, isDown: boolean) => change({ sort, order: isDown ? "descending" : "ascending" });
  return { search, change, sortBy };
};

/** The column and direction the address names, if the list has that column. */
export const orderOf = <Sort extends string>(
  { sort, order }: AdminSearch,
  sorts: readonly Sort[],
  usual: Sort,
): { sort: Sort; isDown: boolean } => {
  const known = sorts.find((name) => name === sort);
  return { sort: known ?? usual, isDown: known === undefined || order !== "ascending" };
};
