import { useState } from "react";
import { useOwner } from "./session/owner-context.ts";

/**
 * Like `useState`, for what is open and typed in small forms and dialogs: it outlives a reload and a session that ends
 * in mid-edit. This tab remembers it, for this owner, until it is back at `initial`.
 */
export const useKept = <T>(name: string, initial: T): [value: T, keep: (next: T) => void] => {
  const { user } = useOwner();
  const key = `daybook-kept-${name}-${user.id}`;
  const [value, setValue] = useState<T>(() => read<T>(key) ?? initial);
  const keep = (next: T) => {
    setValue(next);
    write(key, next, initial);
  };
  return [value, keep];
};

const read = <T>(key: string): T | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
};

const write = (key: string, next: unknown, initial: unknown): void => {
  const text = JSON.stringify(next);
  try {
    if (text === JSON.stringify(initial)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Forbidden or full storage: it then lasts as long as the page.
  }
};
