import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChatEntry } from "./chat-entry.ts";

/** Near enough to the end to mean it. */
const tolerancePx = 48;

/** Follows the newest message, and keeps the reader's place when older messages come in above it. */
export const useStayAtEnd = (oldestId: string | undefined, newest: ChatEntry | undefined, isTyping: boolean) => {
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const follows = useRef(true);
  const before = useRef({ oldestId, height: 0, newestId: newest?.id });

  const goToEnd = () => {
    follows.current = true;
    setIsAtEnd(true);
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `isTyping` makes the list grow, too.
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const { oldestId: oldestBefore, height, newestId } = before.current;
    const isNew = newest?.id !== newestId;
    if (follows.current || (isNew && newest?.side === "own")) {
      follows.current = true;
      element.scrollTop = element.scrollHeight;
    } else if (oldestId !== oldestBefore) element.scrollTop += element.scrollHeight - height;
    before.current = { oldestId, height: element.scrollHeight, newestId: newest?.id };
  }, [oldestId, newest, isTyping]);

  // The keyboard of a phone takes half of the screen and leaves the end below it.
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (follows.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const element = log.current;
    if (!element) return;
    follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < tolerancePx;
    setIsAtEnd(follows.current);
  };
  return { log, isAtEnd, goToEnd, onScroll };
};
