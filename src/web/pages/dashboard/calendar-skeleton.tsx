import { Skeleton } from "@mantine/core";
import board from "../../features/calendar/components/board/calendar-board.module.css";
import toolbar from "../../features/calendar/components/board/calendar-toolbar.module.css";
import side from "../../features/calendar/components/board/side-column.module.css";
import row from "../../features/calendar/components/day/day-row-view.module.css";
import view from "../../features/calendar/components/day/day-view.module.css";

const rows = ["8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18"];

/** The calendar's own shape, while it is on its way. */
export const CalendarSkeleton = () => (
  <div className={board.board} data-side="open" aria-hidden>
    <section className={board.card}>
      <div className={toolbar.toolbar}>
        <div className={toolbar.period}>
          <Skeleton height={44} width="10rem" />
        </div>
        <div className={toolbar.choices}>
          <Skeleton height={46} maw="26rem" />
        </div>
      </div>
      <RowsSkeleton />
    </section>
    <aside className={side.column} data-waiting>
      <div className={side.card}>
        <Skeleton height={20} width="55%" />
        <Skeleton height={44} />
      </div>
    </aside>
  </div>
);

/** The hours of a day. */
export const RowsSkeleton = () => (
  <ul className={view.rows} aria-hidden>
    {rows.map((hour) => (
      <li key={hour} className={row.row}>
        <span className={row.hour} />
        <Skeleton height={44} radius="md" />
      </li>
    ))}
  </ul>
);
