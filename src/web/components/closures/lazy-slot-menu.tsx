import { type ComponentProps, lazy, Suspense } from "react";

const load = () => import("./slot-menu.tsx");
const LoadedMenu = lazy(async () => ({ default: (await load()).SlotMenu }));

/** Asked for as soon as someone begins to draw, so that it is loaded when they let go. */
export const prepareSlotMenu = (): void => void load().catch(() => undefined);

export const LazySlotMenu = (props: ComponentProps<typeof LoadedMenu>) => (
  <Suspense>
    <LoadedMenu {...props} />
  </Suspense>
);
