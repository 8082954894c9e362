import type { ModalProps } from "@mantine/core";
import { useIsMobile } from "../../lib/use-is-mobile.ts";

/** A dialog with something to fill in: the whole screen on phones, a sheet of paper elsewhere. */
export const useFullOnPhone = (): Pick<ModalProps, "fullScreen" | "radius"> => {
  const isMobile = useIsMobile();
  return { fullScreen: isMobile, radius: isMobile ? 0 : "lg" };
};
