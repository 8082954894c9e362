import { IconBattery3, IconWifi } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./phone-frame.module.css";

/** A phone on the table; on a real phone the whole screen. */
export const PhoneFrame = ({ time, children }: { time: string; children: ReactNode }) => (
  <div className={classes.phone}>
    <div className={classes.screen}>
      <div className={classes.statusBar} aria-hidden>
        <span className={classes.time}>{time}</span>
        <span className={classes.island} />
        <span className={classes.signs}>
          <IconWifi size={16} />
          <IconBattery3 size={18} />
        </span>
      </div>
      {children}
    </div>
  </div>
);
