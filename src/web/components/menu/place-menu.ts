type Box = { left: number; right: number; top: number; bottom: number };
type Size = { width: number; height: number };

/** How far a menu stays from the button and from the window's edges. */
const gap = 4;
const edge = 8;

/**
 * The position of a menu: below its button, in line with its start or end, and wholly in the window. Above the button where
 * there is more room for it; as high as there is room.
 */
export const placeMenu = (button: Box, menu: Size, view: Size, align: "start" | "end") => {
  const wanted = align === "start" ? button.left : button.right - menu.width;
  const left = Math.max(edge, Math.min(wanted, view.width - menu.width - edge));
  const below = view.height - button.bottom - gap - edge;
  const above = button.top - gap - edge;
  const goesAbove = menu.height > below && above > below;
  const maxHeight = Math.max(0, goesAbove ? above : below);
  const height = Math.min(menu.height, maxHeight);
  return { left, top: goesAbove ? button.top - gap - height : button.bottom + gap, maxHeight };
};
