import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { writeCsv } from "#domain/clients/csv/write-csv.ts";
import { areReportDays } from "#domain/insights/report-days.ts";
import { isLanguage } from "#domain/languages.ts";
import { businessCurrency } from "#domain/money/business-currency.ts";
import { decimalsOf } from "#domain/money/currency.ts";
import { dateField } from "#domain/scheduling/clock/date-time-fields.ts";
import type { CountedAs } from "#domain/scheduling/outcomes/counts-as.ts";
import { type CsvSeparator, csvLine, csvSeparatorOf } from "#domain/text/csv.ts";
import { reportTexts } from "#locales/report-texts.ts";
import { mapInPortions } from "../../platform/fences/map-in-portions.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { parseBody } from "../../platform/http/input/input-parser.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { sendCsv } from "../../platform/http/send-csv.ts";
import type { SessionGate } from "../../platform/session.ts";
import type { InsightDeps } from "./service.ts";
import { selectReport, selectZoneAndCurrency } from "./store.ts";

const reportQuery = z
  .strictObject({ from: dateField("dateRequired", "dateInvalid"), to: dateField("dateRequired", "dateInvalid") })
  .refine(({ from, to }) => areReportDays(from, to), { error: "dateInvalid", path: ["to"] });

type ReportDeps = InsightDeps & { sessions: SessionGate; limiter: RateLimiter };

/** `GET /api/v1/insights/report`: a download for the accountant. It isn't JSON, so it is served beside the contract's routes. */
export const reportRoutes = (app: FastifyInstance, { db, clock, sessions, limiter }: ReportDeps): void => {
  app.get("/api/v1/insights/report", { exposeHeadRoute: false }, async (request, reply) => {
    const session = await sessions.find(request.headers.cookie);
    if (!session) throw new AppError("signed-out");
    const { from, to } = parseBody(reportQuery, request.query);
    const { ownerId } = session;
    await limiter.hit(`report for ${ownerId}`, { hits: 30, windowSeconds: 3600 });
    const [[profile], rows] = await db.read(ownerId, (tx) => [
      tx.run(selectZoneAndCurrency, { ownerId }),
      tx.run(selectReport, { ownerId, from, to }),
    ]);
    const language = isLanguage(profile?.language) ? profile.language : "en";
    const texts = reportTexts[language];
    const separator = csvSeparatorOf(language);
    const house = businessCurrency({
      ...{ currency: profile?.currency ?? null, zone: profile?.time_zone ?? "UTC", country: profile?.country ?? null },
    });
    const now = clock.now();
    const lines = await mapInPortions(rows, (row) => {
      const currency = row.currency ?? house;
      const isAhead = row.counted === "visit" && Temporal.Instant.compare(row.startsAt, now) > 0;
      const cells = [
        ...[row.date, row.time, row.client, row.bookedFor, row.service, row.agent, row.minutes],
        ...[
          row.price === null ? null : amountText(row.price, currency, separator),
          row.price === null ? null : currency,
        ],
        ...[isAhead ? texts.upcoming : texts[outcomes[row.counted]], texts.sources[sourceOf(row.source)]],
      ];
      return csvLine(cells, separator);
    });
    const headings = [
      ...[texts.date, texts.time, texts.client, texts.forWhom, texts.service, texts.agent, texts.minutes],
      ...[texts.price, texts.currency, texts.outcome, texts.source],
    ];
    return sendCsv(reply, `${texts.name}-${from}-${to}`, writeCsv([headings], separator) + lines.join(""));
  });
};

const outcomes = { visit: "visit", "no-show": "noShow", cancelled: "cancelled" } as const satisfies Record<
  CountedAs,
  string
>;

type Source = keyof (typeof reportTexts)["en"]["sources"];

const sourceOf = (source: string): Source => (source in reportTexts.en.sources ? (source as Source) : "dashboard");

/** Where cells are parted by semicolons, spreadsheets read a comma before the decimals. */
const amountText = (amount: number, currency: string, separator: CsvSeparator): string => {
  const text = amount.toFixed(decimalsOf(currency));
  return separator === ";" ? text.replace(".", ",") : text;
};
