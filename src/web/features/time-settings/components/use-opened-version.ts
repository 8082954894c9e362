import { useState } from "react";
import { ApiError } from "../../../lib/api/api-error.ts";

/**
 * The item as it was when its form was opened, for the form's values are that old: what is saved elsewhere meanwhile is
 * refused as a conflict instead of being overwritten. Once that was said, saving again is meant.
 */
export const useOpenedVersion = <Item>(item: Item): { opened: Item; onError: (error: unknown) => void } => {
  const [first] = useState(item);
  const [isTold, setIsTold] = useState(false);
  return {
    opened: isTold ? item : first,
    onError: (error) => {
      if (error instanceof ApiError && error.code === "edit-conflict") setIsTold(true);
    },
  };
};
