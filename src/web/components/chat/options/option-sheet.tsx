import { ActionIcon, FocusTrap, UnstyledButton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { use, useId } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import type { ChatOption } from "../log/chat-entry.ts";
import classes from "./option-sheet.module.css";
import { SheetPlace } from "./sheet-place.ts";

type OptionSheetProps = {
  title: string;
  options: readonly ChatOption[];
  onChoose(option: ChatOption): void;
  onClose(): void;
};

/** A list of options that slides up over the chat. */
export const OptionSheet = ({ title, options, onChoose, onClose }: OptionSheetProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const place = use(SheetPlace);
  if (!place) return null;
  return createPortal(
    <FocusTrap active>
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        className={classes.cover}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
      >
        <div className={classes.shade} aria-hidden onClick={onClose} />
        <div className={classes.sheet}>
          <div className={classes.head}>
            <h2 id={titleId}>
              <bdi>{title}</bdi>
            </h2>
            <ActionIcon aria-label={t("chat.close")} {...keepsEscape} onClick={onClose}>
              <IconX size={20} aria-hidden />
            </ActionIcon>
          </div>
          <ul className={classes.options}>
            {options.map((option, index) => (
              <li key={option.id}>
                <UnstyledButton
                  className={classes.option}
                  {...keepsEscape}
                  data-autofocus={index === 0 || undefined}
                  onClick={() => onChoose(option)}
                >
                  <bdi className={classes.title}>{option.title}</bdi>
                  {option.description && (
                    <span dir="auto" className={classes.description}>
                      {option.description}
                    </span>
                  )}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </FocusTrap>,
    place,
  );
};

// Escape pressed on it is for the sheet alone: a Mantine drawer around the chat listens to the whole window.
const keepsEscape = { "data-mantine-stop-propagation": "true" };
