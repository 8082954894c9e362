import { Paper, Table } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Fragment, type ReactNode } from "react";
import classes from "./record-table.module.css";
import { SortChoice, SortHeading } from "./sorting/sort-heading.tsx";

export type Column<Row> = {
  key: string;
  label: string;
  /** Null where there is nothing to say: a card then leaves it out. */
  show(row: Row): ReactNode;
  /** The column's name for sorting. */
  sort?: string;
  /** Something to press: on a card it is below the facts, without a name. */
  isAction?: boolean;
};

type RecordTableProps<Row> = {
  /** What the rows are, for those who can't see the heading. */
  label: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** How the rows are in order; without it, nobody can change that. */
  order?: RowOrder | undefined;
};

export type RowOrder = { sort: string; isDown: boolean; onChange(sort: string, isDown: boolean): void };

/** A table where there is room for eight columns; elsewhere each row is a card. */
export const RecordTable = <Row extends { id: string }>(props: RecordTableProps<Row>) => {
  const isNarrow = useMediaQuery("(max-width: 63.99em)", false, { getInitialValueInEffect: false });
  return isNarrow ? <Cards {...props} /> : <WideTable {...props} />;
};

const WideTable = <Row extends { id: string }>({ label, columns, rows, order }: RecordTableProps<Row>) => (
  <Paper withBorder radius="lg" className={classes.frame}>
    <Table.ScrollContainer minWidth="44rem" type="native" tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label} verticalSpacing="sm" horizontalSpacing="md" className={classes.table ?? ""}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) =>
              order && column.sort ? (
                <SortHeading key={column.key} label={column.label} sort={column.sort} order={order} />
              ) : (
                <Table.Th key={column.key} scope="col">
                  {column.label}
                </Table.Th>
              ),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              {columns.map((column) => (
                <Table.Td key={column.key} data-action={isAction(column) || undefined}>
                  {column.show(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  </Paper>
);

const isAction = (column: { isAction?: boolean }): boolean => column.isAction === true;
const isFact = (column: { isAction?: boolean }): boolean => !isAction(column);

const Cards = <Row extends { id: string }>({ columns, order, ...props }: RecordTableProps<Row>) => (
  <>
    {order && <SortChoice columns={columns} order={order} />}
    <CardList {...props} columns={columns} />
  </>
);

const CardList = <Row extends { id: string }>({ label, columns: [head, ...others], rows }: RecordTableProps<Row>) => (
  <ul aria-label={label} className={classes.cards}>
    {rows.map((row) => (
      <li key={row.id}>
        <Paper withBorder radius="lg" p="md">
          <div className={classes.head}>{head?.show(row)}</div>
          <dl className={classes.facts}>
            {others
              .filter(isFact)
              .map((column) => ({ ...column, value: column.show(row) }))
              .filter(({ value }) => value !== null)
              .map(({ key, label: name, value }) => (
                <div key={key}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
          {others.some(isAction) && (
            <div className={classes.actions}>
              {others.filter(isAction).map((column) => (
                <Fragment key={column.key}>{column.show(row)}</Fragment>
              ))}
            </div>
          )}
        </Paper>
      </li>
    ))}
  </ul>
);
