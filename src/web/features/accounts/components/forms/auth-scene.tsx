import { IconChecks } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import classes from "./auth-scene.module.css";

const entries = [
  { at: "09:00", text: "auth.scene.haircut" },
  { at: "10:00", text: "auth.scene.beard", isNew: true },
  { at: "11:00" },
  { at: "12:00", text: "auth.scene.colour" },
] as const;

/** What the product does, at one glance: a message on the left becomes a line in the day-book. Decoration. */
export const AuthScene = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  // A picture's words: not worth loading the calendar's formatting for.
  const timeOf = (at: string) =>
    language === "en"
      ? Temporal.PlainTime.from(at).toLocaleString("en-US", { hour: "numeric", minute: "2-digit" })
      : at;
  const time = timeOf("10:00");
  return (
    <aside className={classes.root} aria-hidden>
      <div className={classes.scene}>
        <div className={classes.page}>
          {entries.map((entry) => (
            <div key={entry.at} className={classes.row}>
              <span className={classes.time}>{timeOf(entry.at)}</span>
              {"text" in entry && (
                <span className={classes.entry} data-new={"isNew" in entry}>
                  {t(entry.text)}
                </span>
              )}
            </div>
          ))}
        </div>
        <p className={classes.ask}>{t("auth.scene.ask", { time })}</p>
        <p className={classes.answer}>
          {t("auth.scene.answer", { time })}
          <IconChecks size={16} className={classes.ticks} />
        </p>
      </div>
      <p className={classes.headline}>{t("auth.scene.headline")}</p>
    </aside>
  );
};
