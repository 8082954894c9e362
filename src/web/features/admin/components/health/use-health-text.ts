import { useTranslation } from "react-i18next";
import type { HealthLine, ProviderMode } from "#domain/operations/judge-health.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";

/** A line's figures in words, and what to do when something is wrong. */
export const useHealthText = ({ name, problem, values }: HealthLine): { says: string; toDo: string | null } => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const shown = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === "number" ? value.toLocaleString(language) : value,
    ]),
  );
  const toDo = problem === null ? null : t(`admin.health.todo.${problem}`, { replace: shown });
  return { says: say(), toDo };

  function say(): string {
    switch (name) {
      case "mail":
      case "whatsapp":
      case "paypal":
      case "files":
        return t(`admin.health.mode.${values["mode"] as ProviderMode}`);
      case "webhooks":
        if ("refused" in values) return t("admin.health.says.webhooksRefused", { replace: shown });
        return values["seconds"] === -1
          ? t("admin.health.says.webhooksNone")
          : t("admin.health.says.webhooks", { replace: shown });
      case "backup": {
        const seconds = Number(values["ageSeconds"]);
        return seconds < 0 ? t("admin.health.says.backupNone") : agoText(seconds, language);
      }
      case "disk":
        return "freeBytes" in values
          ? t("admin.health.says.disk", {
              free: sizeText(Number(values["freeBytes"]), language),
              total: sizeText(Number(values["totalBytes"]), language),
            })
          : t("admin.health.says.diskUnknown");
      default:
        return t(`admin.health.says.${name}`, { replace: shown });
    }
  }
};

/** As the start of a line. */
const agoText = (seconds: number, language: string): string => {
  const hours = seconds / 3600;
  const [value, unit] =
    hours < 1
      ? [seconds / 60, "minute" as const]
      : hours < 48
        ? [hours, "hour" as const]
        : [hours / 24, "day" as const];
  const text = new Intl.RelativeTimeFormat(language).format(-Math.max(1, Math.round(value)), unit);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
};

const sizeText = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "unit", unit: "gigabyte", maximumFractionDigits: 1 }).format(bytes / 1e9);
