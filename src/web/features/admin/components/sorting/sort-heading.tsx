import { ActionIcon, Group, NativeSelect, Table, UnstyledButton } from "@mantine/core";
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Column, RowOrder } from "../record-table.tsx";
import classes from "./sort-heading.module.css";

type SortHeadingProps = { label: string; sort: string; order: RowOrder };

/** Pressed once the column is in ascending order, again in descending. */
export const SortHeading = ({ label, sort, order }: SortHeadingProps) => {
  const isChosen = order.sort === sort;
  const Icon = !isChosen ? IconArrowsSort : order.isDown ? IconArrowDown : IconArrowUp;
  const state = !isChosen ? "none" : order.isDown ? "descending" : "ascending";
  return (
    <Table.Th scope="col" aria-sort={state}>
      <UnstyledButton className={classes.button} onClick={() => order.onChange(sort, isChosen && !order.isDown)}>
        {label}
        <Icon size={14} aria-hidden className={classes.icon} data-chosen={isChosen || undefined} />
      </UnstyledButton>
    </Table.Th>
  );
};

type SortChoiceProps = { columns: readonly Pick<Column<never>, "label" | "sort">[]; order: RowOrder };

/** The same where there are no columns to press. */
export const SortChoice = ({ columns, order }: SortChoiceProps) => {
  const { t } = useTranslation();
  const choices = columns.flatMap(({ sort, label }) => (sort ? [{ value: sort, label }] : []));
  const Icon = order.isDown ? IconArrowDown : IconArrowUp;
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap" mb="sm">
      <NativeSelect
        size="md"
        flex={1}
        label={t("admin.list.sortBy")}
        data={choices}
        value={order.sort}
        onChange={(event) => order.onChange(event.currentTarget.value, order.isDown)}
      />
      <ActionIcon
        variant="default"
        size="input-md"
        aria-label={t(order.isDown ? "admin.list.descending" : "admin.list.ascending")}
        onClick={() => order.onChange(order.sort, !order.isDown)}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
};
