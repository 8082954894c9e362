import type { FastifyInstance } from "fastify";
import { writeCsv } from "#domain/clients/csv/write-csv.ts";
import { isLanguage, type Language } from "#domain/languages.ts";
import { countryOfBusiness } from "#domain/notices/client-zone/country-of-zone.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";
import { csvLine, csvSeparatorOf } from "#domain/text/csv.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { mapInPortions } from "../../../platform/fences/map-in-portions.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import type { RateLimiter } from "../../../platform/http/security/rate-limit.ts";
import { sendCsv } from "../../../platform/http/send-csv.ts";
import type { SessionGate } from "../../../platform/session.ts";
import { selectForFile, selectReader } from "./export-store.ts";

type ExportDeps = { db: Database; clock: Clock; sessions: SessionGate; limiter: RateLimiter };

/** Names the import knows as well, then what only a reader wants. */
const headings: Record<Language, readonly string[]> = {
  en: ["Name", "Phone", "Email", "Tags", "Notes", "Visits", "No-shows", "Last visit", "Next visit"],
  es: [
    "Nombre",
    "Teléfono",
    "Correo electrónico",
    "Etiquetas",
    "Notas",
    "Visitas",
    "Faltas",
    "Última visita",
    "Próxima visita",
  ],
  fr: [
    "Nom",
    "Téléphone",
    "E-mail",
    "Étiquettes",
    "Notes",
    "Visites",
    "Absences",
    "Dernière visite",
    "Prochaine visite",
  ],
  de: [
    "Name",
    "Telefon",
    "E-Mail",
    "Schlagworte",
    "Notizen",
    "Besuche",
    "Nicht erschienen",
    "Letzter Besuch",
    "Nächster Besuch",
  ],
  pt: ["Nome", "Telefone", "E-mail", "Etiquetas", "Notas", "Visitas", "Faltas", "Última visita", "Próxima visita"],
};

/** `GET /api/v1/clients/export`: a download. It isn't JSON, so it is served beside the contract's routes. */
export const clientExportRoutes = (app: FastifyInstance, { db, clock, sessions, limiter }: ExportDeps): void => {
  app.get("/api/v1/clients/export", { exposeHeadRoute: false }, async (request, reply) => {
    const session = await sessions.find(request.headers.cookie);
    if (!session) throw new AppError("signed-out");
    const { ownerId } = session;
    await limiter.hit(`client file for ${ownerId}`, { hits: 30, windowSeconds: 3600 });
    const now = clock.now();
    const [[reader], rows] = await db.read(ownerId, (tx) => [
      tx.run(selectReader, { ownerId }),
      tx.run(selectForFile, { ownerId, now }),
    ]);
    const language = isLanguage(reader?.language) ? reader.language : "en";
    const zone = reader?.time_zone ?? "UTC";
    const country = countryOfBusiness({ zone, country: reader?.country ?? null });
    const separator = csvSeparatorOf(language);
    const lines = await mapInPortions(rows, (row) =>
      csvLine(
        [
          row.name ?? "",
          row.phone === null ? "" : formatPhone(row.phone, country),
          row.email ?? "",
          row.tags.join(", "),
          row.notes,
          String(row.counts.visits),
          String(row.counts.noShows),
          row.last_visit?.date ?? "",
          row.next_visit?.date ?? "",
        ],
        separator,
      ),
    );
    const date = now.toZonedDateTimeISO(zone).toPlainDate().toString();
    return sendCsv(reply, `clients-${date}`, writeCsv([headings[language]], separator) + lines.join(""));
  });
};
