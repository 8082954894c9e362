import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";

type SearchFieldProps = {
  label: string;
  clearLabel: string;
  value: string;
  maxWidth?: string;
  onType(text: string): void;
};

/** A field that searches a list, with a button that empties it. */
export const SearchField = ({ label, clearLabel, value, maxWidth, onType }: SearchFieldProps) => (
  <TextInput
    type="search"
    aria-label={label}
    placeholder={label}
    maxLength={100}
    autoComplete="off"
    dir="auto"
    {...(maxWidth !== undefined && { maw: maxWidth, w: "100%" })}
    value={value}
    leftSection={<IconSearch size={18} aria-hidden />}
    rightSection={value !== "" && <CloseButton aria-label={clearLabel} onClick={() => onType("")} />}
    onChange={(event) => onType(event.currentTarget.value)}
  />
);
