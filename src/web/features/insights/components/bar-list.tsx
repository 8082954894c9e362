import { Text } from "@mantine/core";
import classes from "./insights.module.css";

type BarListProps = {
  bars: readonly {
    key: string;
    label: string;
    value: number;
    text?: string;
    note?: string;
    color?: string | undefined;
  }[];
};

/** Amounts beside each other: each says its number, the bar only shows it. */
export const BarList = ({ bars }: BarListProps) => {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={classes.bars}>
      {bars.map(({ key, label, value, text, note, color }) => (
        <li key={key}>
          <div className={classes.barText}>
            <Text component="span" dir="auto" truncate>
              {label}
            </Text>
            <span className={classes.barValue}>
              {text ?? value}
              {note && <span className={classes.barNote}>{note}</span>}
            </span>
          </div>
          <div className={classes.track} aria-hidden>
            <div className={classes.bar} style={{ width: `${(value / most) * 100}%`, background: color }} />
          </div>
        </li>
      ))}
    </ul>
  );
};
