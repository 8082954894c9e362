import { useState } from "react";
import { useOwner } from "../session/owner-context.ts";
import { storedValue } from "./stored-value.ts";

/**
 * Like `useState`, for what is open and typed in small forms and dialogs: it outlives a reload and a session that ends
 * in mid-edit. This tab remembers it, for this owner, until it is back at `initial`.
 */
export const useStoredState = <T>(name: string, initial: T): [value: T, keep: (next: T) => void] => {
  const { user } = useOwner();
  const stored = keptValue<T>(name, user.id);
  const [value, setValue] = useState<T>(() => stored.read() ?? initial);
  const keep = (next: T) => {
    setValue(next);
    if (JSON.stringify(next) === JSON.stringify(initial)) stored.clear();
    else stored.write(next);
  };
  return [value, keep];
};

/** What `useStoredState` keeps under a name, for the code that ends what it belongs to. */
export const keptValue = <T>(name: string, ownerId: string) => storedValue<T>(`daybook-kept-${name}-${ownerId}`);
