import { useState } from "react";

/** What a dialog is about, kept while it fades out. */
export const useShown = <Value>(value: Value | null): Value | null => {
  const [shown, setShown] = useState(value);
  if (value !== null && value !== shown) setShown(value);
  return value ?? shown;
};
