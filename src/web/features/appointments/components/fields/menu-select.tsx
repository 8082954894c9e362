import { type ComboboxProps, Select, type SelectProps } from "@mantine/core";
import classes from "./menu-select.module.css";
import { useEnterSubmits } from "./use-enter-submits.ts";

type MenuSelectProps = Omit<SelectProps, "comboboxProps"> & { menuWidth?: string | undefined };

/**
 * A choice in a dialog. Its menu belongs to the dialog, also in the document, and is free of its edges; the list itself
 * scrolls, so that it needs no place of its own among the things to tab to.
 */
export const MenuSelect = ({ menuWidth, classNames, ...props }: MenuSelectProps) => {
  const enterSubmits = useEnterSubmits(props.value !== null && props.value !== undefined);
  return (
    <Select
      {...enterSubmits}
      size="md"
      allowDeselect={false}
      checkIconPosition="right"
      withScrollArea={false}
      classNames={{ option: classes.option, options: classes.options, ...(classNames as object) }}
      comboboxProps={{
        shadow: "md",
        position: menuWidth ? "bottom-end" : "bottom",
        width: menuWidth ?? "target",
        transitionProps: { duration: 120 },
        middlewares: { flip: true, shift: true, size: { padding: gap, apply: keepInSight } },
      }}
      {...props}
    />
  );
};

const gap = 8;

type Middlewares = NonNullable<ComboboxProps["middlewares"]>;
type Sizing = Exclude<Middlewares["size"], boolean | undefined>;

/** A list no higher than its room: above the field that ends at the dialog's title, which is over everything. */
const keepInSight: Sizing["apply"] = ({ availableHeight, elements, placement }) => {
  const { reference, floating } = elements;
  const title = reference instanceof Element ? reference.closest("[role=dialog]")?.querySelector("header") : null;
  const above = reference.getBoundingClientRect().top - (title?.getBoundingClientRect().bottom ?? 0) - 2 * gap;
  const room = placement.startsWith("top") ? Math.min(availableHeight, above) : availableHeight;
  floating.style.setProperty("--menu-room", `${room}px`);
};
