import type { TablerIcon } from "@tabler/icons-react";

/** Something to do or a place to go to, found by its name or by other words for it. */
export type SearchAction = {
  id: string;
  label: string;
  /** Other words people look for it by. */
  words: string;
  Icon: TablerIcon;
  run(): void;
};
