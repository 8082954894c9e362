import type { CSSProperties } from "react";
import classes from "./insights.module.css";

type ColumnChartProps = {
  /** What the chart shows, and its gist, for those who can't see it. */
  label: string;
  /** `short` is shown where the column is too narrow for `text`. */
  columns: readonly { key: string; label: string; value: number; text?: string; short?: string }[];
};

/** How much falls on each day or hour. A table for screen readers, columns for everyone else. */
export const ColumnChart = ({ label, columns }: ColumnChartProps) => {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const isMany = columns.length > 14;
  const isDense = isMany || columns.some(({ text = "", short = text }) => short.length * columns.length > 54);
  return (
    <table
      className={classes.chart}
      aria-label={label}
      data-dense={isDense || undefined}
      data-many={isMany || undefined}
    >
      <tbody>
        {columns.map(({ key, label: name, value, text = String(value), short }) => (
          <tr key={key} className={classes.column}>
            <th scope="row">{name}</th>
            <td>
              <span className={classes.count} data-has-short={short !== undefined || undefined} title={text}>
                {text}
              </span>
              {short !== undefined && (
                <span className={classes.short} aria-hidden>
                  {short}
                </span>
              )}
              <span className={classes.pillar} style={{ "--share": value / most } as CSSProperties} aria-hidden />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
