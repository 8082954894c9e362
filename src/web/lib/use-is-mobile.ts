import { useMediaQuery } from "@mantine/hooks";

/** Under 768 px: compact labels and layout. Known at the first render, so that nothing jumps. */
export const useIsMobile = (): boolean =>
  useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
