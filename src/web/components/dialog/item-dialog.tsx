import { Modal, type ModalProps } from "@mantine/core";
import type { ReactNode } from "react";
import { useFullOnPhone } from "./use-full-on-phone.ts";

type ItemDialogProps<Item> = Pick<ModalProps, "size" | "closeOnClickOutside" | "fullScreen" | "radius"> & {
  /** What the dialog is about; it is open while there is one. */
  item: Item | null;
  title: string;
  closeLabel: string;
  onClose(): void;
  children: (item: Item) => ReactNode;
};

/** A dialog about one thing, such as an agent that is edited. */
export const ItemDialog = <Item,>({ item, title, closeLabel, onClose, children, ...props }: ItemDialogProps<Item>) => (
  <Modal
    {...useFullOnPhone()}
    {...props}
    opened={item !== null}
    onClose={onClose}
    title={title}
    closeButtonProps={{ "aria-label": closeLabel }}
  >
    {item !== null && children(item)}
  </Modal>
);
