import { useRef, useState } from "react";

type Stage<Variables> =
  | { status: "idle"; variables?: undefined; error: null }
  | { status: "pending"; variables: Variables; error: null }
  | { status: "success"; variables: Variables; error: null }
  | { status: "error"; variables: Variables; error: Error };

type Flags<Status extends string> = {
  isIdle: Status extends "idle" ? true : false;
  isPending: Status extends "pending" ? true : false;
  isSuccess: Status extends "success" ? true : false;
  isError: Status extends "error" ? true : false;
};

type Shown<Variables, S extends Stage<Variables>> = S extends Stage<Variables> ? S & Flags<S["status"]> : never;

type Outcome<Answer> = { onSuccess?(answer: Answer): unknown; onError?(error: unknown): void };

export type Action<Variables, Answer> = Shown<Variables, Stage<Variables>> & {
  mutate(variables: Variables, outcome?: Outcome<Answer>): void;
};

/**
 * One call to the server and its state, for the sign-in screens. They load without TanStack Query, so they can't use
 * `useMutation`. It is busy until `onSuccess` has ended: a failure there counts as a failure of the call.
 */
export const useAction = <Variables = void, Answer = unknown>(
  run: (variables: Variables) => Promise<Answer>,
  onSuccess?: (answer: Answer) => unknown,
): Action<Variables, Answer> => {
  const [stage, setStage] = useState<Stage<Variables>>({ status: "idle", error: null });
  const latest = useRef(0);
  const mutate = (variables: Variables, outcome: Outcome<Answer> = {}): void => {
    latest.current += 1;
    const mine = latest.current;
    // A second call before the first has ended: the screen follows the second.
    const show = (next: Stage<Variables>) => {
      if (mine === latest.current) setStage(next);
    };
    show({ status: "pending", variables, error: null });
    const carryOut = async () => {
      const answer = await run(variables);
      await onSuccess?.(answer);
      await outcome.onSuccess?.(answer);
    };
    carryOut().then(
      () => show({ status: "success", variables, error: null }),
      (error: unknown) => {
        outcome.onError?.(error);
        show({ status: "error", variables, error: error instanceof Error ? error : new Error(String(error)) });
      },
    );
  };
  const { status } = stage;
  return {
    ...stage,
    isIdle: status === "idle",
    isPending: status === "pending",
    isSuccess: status === "success",
    isError: status === "error",
    mutate,
  } as Action<Variables, Answer>;
};
