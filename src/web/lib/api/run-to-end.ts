type Mutation<Variables, Result> = { mutateAsync: (variables: Variables) => Promise<Result> };

type Ends<Result> = { onSuccess?: (result: Result) => void; onError?: (error: unknown) => void };

/**
 * Sends a change and tells how it ended, even when the dialog or page that sent it is gone by then: the callbacks of
 * `mutate` end with their component. What has no `onError` here is reported by the query client.
 */
export const runToEnd = <Variables, Result>(
  { mutateAsync }: Mutation<Variables, Result>,
  variables: Variables,
  { onSuccess, onError }: Ends<Result>,
): void => {
  void mutateAsync(variables).then(onSuccess, onError ?? (() => undefined));
};
