import { createContext, type ReactNode, use, useLayoutEffect, useRef } from "react";
import classes from "./drop-menu.module.css";
import { placeMenu } from "./place-menu.ts";
import { useDropMenu } from "./use-drop-menu.ts";

/** What an item does beside its own. */
const Close = createContext<() => void>(() => undefined);

type DropMenuProps = {
  label: string;
  /** With which edge of the button the menu is in line. */
  align: "start" | "end";
  button(props: ReturnType<typeof useDropMenu>["buttonProps"]): ReactNode;
  children: ReactNode;
};

/** A button with a menu that stays in the window, whatever it is in. Its items close it. */
export const DropMenu = ({ label, align, button, children }: DropMenuProps) => {
  const { isOpen, root, close, buttonProps, menuProps } = useDropMenu();
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = () => {
      if (!menu.current || !buttonProps.ref.current) return;
      const { style, offsetWidth: width, scrollHeight } = menu.current;
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      // With the border, which scrolling doesn't count.
      const size = { width, height: scrollHeight + 2 };
      const { left, top, maxHeight } = placeMenu(buttonProps.ref.current.getBoundingClientRect(), size, view, align);
      Object.assign(style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` });
    };
    place();
    const resized = new ResizeObserver(place);
    if (menu.current) for (const child of menu.current.children) resized.observe(child);
    addEventListener("resize", place);
    addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      removeEventListener("resize", place);
      removeEventListener("scroll", place, { capture: true });
    };
  });
  return (
    <div ref={root} className={classes.root}>
      {button(buttonProps)}
      {isOpen && (
        <div {...menuProps} ref={menu} role="menu" aria-label={label} className={classes.menu}>
          <Close value={close}>{children}</Close>
        </div>
      )}
    </div>
  );
};

type MenuItemProps = { picture?: ReactNode; isChosen?: boolean; onChoose(): void; children: ReactNode };

/** `isChosen` makes it a radio item: one of the menu is chosen. The focus returns to the button before the choice acts. */
export const MenuItem = ({ picture, isChosen, onChoose, children }: MenuItemProps) => {
  const close = use(Close);
  const choose = () => {
    close();
    onChoose();
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.item}
      onClick={choose}
      {...(isChosen === undefined ? { role: "menuitem" } : { role: "menuitemradio", "aria-checked": isChosen })}
    >
      {picture}
      {children}
    </button>
  );
};

export const MenuHeading = ({ children }: { children: ReactNode }) => <div className={classes.heading}>{children}</div>;
