import { useEffect, useState } from "react";
import { ApiError } from "./api/api-error.ts";

type Answered<Answer> = { answer?: Answer; error?: unknown };

/** What a screen before the app reads once; `read` is one function for as long as the question is the same. */
export const useAnswer = <Answer>(read: () => Promise<Answer>): Answered<Answer> => {
  const [answered, setAnswered] = useState<Answered<Answer>>({});
  useEffect(() => {
    let isWanted = true;
    const tell = (next: Answered<Answer>) => {
      if (isWanted) setAnswered(next);
    };
    read().then(
      (answer) => tell({ answer }),
      (error: unknown) => tell({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [read]);
  return answered;
};

const passing = new Set(["offline", "unavailable", "internal"]);

/** Reads once for everyone who asks; twice more where the line or the server was down, and again after a failure. */
export const readOnce = <Answer>(read: () => Promise<Answer>, pauseMs = 1_000): (() => Promise<Answer>) => {
  let reading: Promise<Answer> | undefined;
  const attempt = (left: number): Promise<Answer> =>
    read().catch(async (error: unknown) => {
      if (left === 0 || !(error instanceof ApiError && passing.has(error.code))) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      return attempt(left - 1);
    });
  return () => {
    reading ??= attempt(2).catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
};
