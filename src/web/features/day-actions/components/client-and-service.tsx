import classes from "./day-list.module.css";

type ClientAndServiceProps = { clientName: string; details: string };

/** Who is affected, and with what. */
export const ClientAndService = ({ clientName, details }: ClientAndServiceProps) => (
  <span className={classes.who}>
    <strong dir="auto">{clientName}</strong>
    <span dir="auto" className={classes.quiet}>
      {details}
    </span>
  </span>
);
