import { type RefObject, useEffect, useRef } from "react";

/** On a phone the tabs are wider than the screen; the one in the address is brought into view. */
export const useShownTab = (position: number): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[position]?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [position]);
  return list;
};
