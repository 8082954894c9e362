import { useState } from "react";

/** The last value there was: what a dialog goes on showing while it fades out. */
export const useLastValue = <Value>(value: Value | null): Value | null => {
  const [shown, setShown] = useState(value);
  if (value !== null && value !== shown) setShown(value);
  return value ?? shown;
};
