type Asked = {
  data: unknown;
  error: Error | null;
  failureReason: Error | null;
  isPlaceholderData: boolean;
};

/**
 * Why the answer that was asked for isn't there. Said after the first failure, though it is tried again: with a server that
 * fails slowly it would look as if it loaded for ever. What is shown in place of an answer isn't one.
 */
export const failureOf = ({ data, error, failureReason, isPlaceholderData }: Asked): Error | null =>
  data === undefined || isPlaceholderData ? (error ?? failureReason) : null;

/** Whether what is shown is missing or can't be renewed: where that is said beside it. */
export const isFailing = (query: Asked & { isError: boolean }): boolean => query.isError || failureOf(query) !== null;

type Paged = {
  error: Error | null;
  failureReason: Error | null;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
};

/** Why the next page isn't there, likewise. While it is asked for anew, an earlier failure isn't one. */
export const nextPageFailureOf = ({
  error,
  failureReason,
  isFetchingNextPage,
  isFetchNextPageError,
}: Paged): Error | null => {
  if (isFetchingNextPage) return failureReason;
  return isFetchNextPageError ? error : null;
};

type First = { isPending: boolean; failureCount: number };

/** Whether the first answer is on its way and nothing has failed yet. */
export const isFirstTry = ({ isPending, failureCount }: First): boolean => isPending && failureCount === 0;
