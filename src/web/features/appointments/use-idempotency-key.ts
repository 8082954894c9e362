import { useRef } from "react";

/**
 * A key for each thing to be created: sending the same again, as after a lost line, keeps the key, so that nothing is
 * made twice; something else gets a new one. `forget` after success: the same may be wanted once more.
 */
export const useIdempotencyKey = () => {
  const last = useRef<{ key: string; body: string } | null>(null);
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body);
      if (last.current?.body !== text) last.current = { key: crypto.randomUUID(), body: text };
      return last.current.key;
    },
    forget: (): void => {
      last.current = null;
    },
  };
};
