import { testScript } from "./play-script.ts";
import { buildFacts, buildOwnAppointment, newClient, withBusy } from "./salon.ts";

const appointment = buildOwnAppointment("de", { id: "a" });
const one = withBusy({ ...buildFacts("de"), appointments: [appointment] }, appointment);

testScript(
  "de: ein neuer Kunde bucht Schritt für Schritt",
  buildFacts("de", newClient),
  `
  @ profile
    > Guten Morgen
  < Guten Tag! Hier ist Salon Aurora.
  > Termin buchen
  < Was möchten Sie buchen?
  > Haarschnitt
  < Haarschnitt: Das sind die nächsten freien Zeiten
  > egal wer
  < Das sind die nächsten freien Zeiten
  < Do., 19. Nov.
  > Freitagnachmittag
  < Freie Zeiten am Freitag, 20. November 2026:
  > halb drei
  < Auf welchen Namen darf ich buchen?
  > Ich heiße Jürgen Groß
  ! setName Jürgen Groß
  < Haarschnitt bei Ana
  < 14:30 Uhr
  < Name: Jürgen Groß
  > passt
  ! book cut ana 2026-11-20 14:30 Jürgen Groß
  < Ihr Termin ist gebucht!
  `,
);

testScript(
  "de: ein Satz und ein Ja",
  buildFacts("de"),
  `
  > Haarschnitt bei Ana übermorgen um 3
  < Freitag, 20. November 2026
  < 15:00 Uhr
  > Ja
  ! book cut ana 2026-11-20 15:00 María
  `,
);

testScript(
  "de: Luis ist nicht da",
  buildFacts("de"),
  `
  > Haarschnitt bei Luis am Donnerstag um 16 Uhr
  < Luis ist am Donnerstag, 19. November 2026 nicht da.
  < Bei Luis ist frei: Fr., 20. Nov., 16:00 Uhr.
  < Bei Ana ist frei: Do., 19. Nov., 16:00 Uhr.
  > Do., 19. Nov. · 16:00
  < Haarschnitt bei Ana
  `,
);

testScript(
  "de: Tage in Ziffern",
  buildFacts("de"),
  `
  > Farbe bei Ana am 14.12. um 10 Uhr
  < Montag, 14. Dezember 2026
  < 10:00 Uhr
  > lieber am 25. um Viertel nach drei
  < Um 15:15 Uhr am Freitag, 25. Dezember 2026 beginnt bei uns kein Termin.
  > 31.2.
  < Den Tag „31.2.“ gibt es nicht.
  `,
);

testScript(
  "de: verschieben und absagen",
  one,
  `
  > Meine Termine
  < Freitag, 20. November 2026, 11:00 Uhr
  > verschieben
  < Auf welchen Tag darf ich ihn verschieben?
  > nächste Woche Dienstag um 10 Uhr
  < Neu: Dienstag, 24. November 2026, 10:00 Uhr
  > Bestätigen
  ! reschedule a 1 ana 2026-11-24 10:00
  < Ihr Termin ist verschoben.
  > Ich möchte meinen Termin absagen
  < Möchten Sie wirklich absagen?
  > behalten
  < alles bleibt, wie es ist
  > Termin absagen
  > ja
  ! cancel a 2
  < Ihr Termin ist abgesagt
  `,
);

testScript(
  "de: Stopp, starten",
  buildFacts("de"),
  `
  > Stopp
  ! optOut
  <
  > Hallo
  <
  > starten
  ! optIn
  < Sie erhalten unsere Nachrichten wieder.
  `,
);

testScript(
  "de: zurück, Hilfe, abbrechen, mit jemandem sprechen",
  buildFacts("de"),
  `
  > Haarschnitt bei Ana
  > zurueck
  < Wie immer Haarschnitt bei Ana?
  > Hilfe
  < Tippen Sie auf eine Option
  > abbrechen
  < es wurde nichts gebucht
  > Ich möchte mit jemandem sprechen
  ! requestHuman
  < Das Team weiß jetzt
  `,
);
