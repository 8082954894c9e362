import { type KeyboardEvent, useRef, useState } from "react";

/** Enter on a menu that is closed sends the form, as it does in every other field; the arrow keys open the menu. */
export const useEnterSubmits = (hasValue: boolean) => {
  const [isOpen, setOpen] = useState(false);
  const isSending = useRef(false);
  return {
    dropdownOpened: isOpen,
    onDropdownOpen: () => {
      if (!isSending.current) setOpen(true);
    },
    onDropdownClose: () => setOpen(false),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      if (key !== "Enter" || isOpen || !hasValue) return;
      // The same key would open the menu.
      isSending.current = true;
      queueMicrotask(() => {
        isSending.current = false;
      });
      currentTarget.form?.requestSubmit();
    },
  };
};
