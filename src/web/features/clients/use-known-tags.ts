import { useInfiniteQuery } from "@tanstack/react-query";
import { clientsQuery } from "./api/clients-query.ts";

/** Every tag in use, to be chosen again. */
export const useKnownTags = (): string[] => {
  const { data } = useInfiniteQuery(clientsQuery({ search: "", tag: "" }));
  return (data?.pages[0]?.tags ?? []).map(({ tag }) => tag);
};
