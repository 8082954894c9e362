import { Paper, Skeleton, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import row from "./client-row.module.css";
import classes from "./clients-list.module.css";

const rows = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** The list's lines while the people are on their way. */
export const ClientsSkeleton = () => {
  const { t } = useTranslation();
  return (
    <Paper withBorder radius="lg" className={classes.card}>
      <VisuallyHidden role="status">{t("app.loading")}</VisuallyHidden>
      <ul className={classes.list} aria-hidden>
        {rows.map((name) => (
          <li key={name} className={row.row}>
            <Skeleton circle height={40} />
            <span className={row.who}>
              <Skeleton height={14} width="60%" mb={10} />
              <Skeleton height={12} width="80%" />
            </span>
            <span className={row.words}>
              <Skeleton height={12} width="70%" />
            </span>
            <span className={row.visit}>
              <Skeleton height={12} width="8rem" />
            </span>
          </li>
        ))}
      </ul>
    </Paper>
  );
};
