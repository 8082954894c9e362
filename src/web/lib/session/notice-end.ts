import type { QueryClient } from "@tanstack/react-query";
import { i18n } from "../language/i18n.ts";
import { tellEndOnce } from "../toast/toast.ts";
import { forgetSession } from "./forget-session.ts";
import { meQuery } from "./me-query.ts";

let noticing: Promise<unknown> | null = null;

/**
 * Some call was answered that nobody is signed in. Many may be at the same moment: the server is asked once who is, and the
 * person sees it once. Resolves to whether someone still is, as after a new second factor.
 */
export const noticeEnd = (queryClient: QueryClient): Promise<boolean> => {
  const isKnown = queryClient.getQueryData(meQuery.queryKey) === null;
  if (isKnown && noticing === null) return Promise.resolve(false);
  const asking = (noticing as Promise<boolean> | null) ?? startAsking(queryClient);
  return asking.finally(() => {
    if (noticing === asking) noticing = null;
  });
};

const startAsking = (queryClient: QueryClient): Promise<boolean> => {
  const asking = askAgain(queryClient);
  noticing = asking;
  const general = { title: i18n.t("errors.notAuthenticated"), description: i18n.t("errors.signed-out") };
  void tellEndOnce(asking, { ...general, kind: "error" });
  return asking;
};

const askAgain = async (queryClient: QueryClient): Promise<boolean> => {
  const owner = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
  if (owner !== null) return true;
  forgetSession(queryClient);
  return false;
};
