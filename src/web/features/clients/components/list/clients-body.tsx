import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isFirstTry } from "../../../../lib/queries/failing/failure-of.ts";
import { type ClientFilter, clientsQuery } from "../../api/clients-query.ts";
import { waitingClientsQuery } from "../../api/waiting-clients-query.ts";
import { ClientsList } from "./clients-list.tsx";
import { ClientsSkeleton } from "./clients-skeleton.tsx";
import { TagFilter } from "./tag-filter.tsx";
import { WaitingBanner } from "./waiting-banner.tsx";

type ClientsBodyProps = {
  filter: ClientFilter;
  onTag(tag: string): void;
  onClear(): void;
  /** What the empty page offers. */
  firstSteps: ReactNode;
};

/** Who waits, the tags and the list, all at once: each on its own would push the others down as it comes. */
export const ClientsBody = ({ filter, onTag, onClear, firstSteps }: ClientsBodyProps) => {
  const list = useInfiniteQuery(clientsQuery(filter));
  const waiting = useQuery(waitingClientsQuery);
  if (isFirstTry(list) || isFirstTry(waiting)) return <ClientsSkeleton />;
  return (
    <>
      <WaitingBanner />
      <TagFilter filter={filter} onChange={onTag} />
      <ClientsList filter={filter} onClear={onClear} firstSteps={firstSteps} />
    </>
  );
};
