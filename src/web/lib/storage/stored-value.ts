/**
 * A value that the browser keeps: a tab as long as it is open, the browser until it is cleared. Where storage is forbidden
 * or full, or holds something that can't be read, there is none, and nothing else fails.
 */
export const storedValue = <T>(key: string, place: StoragePlace = "tab") => {
  const storage = (): Storage => (place === "tab" ? sessionStorage : localStorage);
  return {
    read: (): T | null => attempt(() => JSON.parse(storage().getItem(key) ?? "null") as T | null) ?? null,
    write: (value: T): void => attempt(() => storage().setItem(key, JSON.stringify(value))),
    clear: (): void => attempt(() => storage().removeItem(key)),
  };
};

export type StoragePlace = "tab" | "browser";

const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};
