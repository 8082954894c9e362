/** Conversations as people write them, in German. */
export const conversationScriptsDe = `
# own: verschiebt
> Guten Tag, könnten wir den Termin auf Montag um 10 Uhr verschieben?
> ja
! reschedule own 1 ana 2026-11-23 10:00

# own: gleiche Uhrzeit
> Können Sie meinen Termin auf Montag zur gleichen Zeit legen?
> passt
! reschedule own 1 ana 2026-11-23 11:00

# own: dazwischengekommen
> Mir ist leider etwas dazwischengekommen, ginge auch Montag um 10 Uhr?
! nothing
> [Bestätigen]
! reschedule own 1 ana 2026-11-23 10:00

# own: vorziehen
> Könnten Sie meinen Termin auf Donnerstag 9:30 vorziehen?
> gerne
! reschedule own 1 ana 2026-11-19 09:30

# own: umbuchen
> ich möchte auf Montag 10 Uhr umbuchen
> ja bitte
! reschedule own 1 ana 2026-11-23 10:00

# own: zweiter Termin derselben Leistung
> Haarschnitt am Montag um 10 Uhr
! nothing
< Soll ich ihn verschieben, oder möchten Sie noch einen?
> [Noch einen]
> ja
! book cut ana 2026-11-23 10:00 María

# own: verschiebt den bestehenden
> ich hätte gern einen Haarschnitt am Montag um 10 Uhr
> [Verschieben]
> ja
! reschedule own 1 ana 2026-11-23 10:00

# own: kann nicht kommen
> ich kann am Freitag leider doch nicht kommen
! nothing
< Möchten Sie wirklich absagen?
> ja
! cancel own 1

# own: sagt ab
> ich muss meinen Termin leider absagen
> ja, absagen
! cancel own 1

# two: sagt den genannten ab
> bitte den Farbe-Termin stornieren
< Farbe bei Luis
> ja
! cancel second 1

# own: Dank mit Wunsch
> Danke nochmal! Können wir meinen Termin auf Montag um 10 Uhr verlegen?
< Darf ich Ihren Termin verschieben?

# own: überlegt es sich
> ich möchte meinen Termin absagen
> nein, doch behalten
! nothing

# today: verspätet
> Entschuldigung, ich stehe im Stau und komme 15 Minuten später
! tellArrival late 15 own
< Ana

# today: unterwegs
> bin schon unterwegs
! tellArrival coming null own

# today: vor der Tür
> ich stehe vor der Tür, es ist zu
! tellArrival here null own

# new: anders überlegt ist kein Name
> Haarschnitt bei Ana morgen um 15 Uhr
> doch lieber Freitag
! nothing
< Freitag, 20. November 2026

# new: eine Frage ist kein Name
> Haarschnitt bei Ana morgen um 15 Uhr
> was kostet das denn?
! nothing
< 25

# new: eine Beschwerde ist kein Name
> Haarschnitt bei Ana morgen um 15 Uhr
> das ist eine Frechheit, ich will mit einem Menschen sprechen
! requestHuman

# new: ein langer Name
> Haarschnitt bei Ana morgen um 15 Uhr
> Hans-Peter von der Heide
! setName Hans-Peter von der Heide

# new: Name im ersten Satz
> Hallo, mein Name ist Clara Vogel, ich hätte gern einen Haarschnitt bei Luis am Freitag um 15 Uhr
> ja
! book cut luis 2026-11-20 15:00 Clara Vogel

# new: berichtigt den Namen
> Haarschnitt bei Ana morgen um 15 Uhr
> Klara Fogel
> der Name ist falsch, ich heiße Clara Vogel
! setName Clara Vogel

# regular: für die Tochter
> einen Haarschnitt für meine Tochter Lena morgen um 16 Uhr bitte
< Lena (gebucht von María)
> ja
! book cut ana 2026-11-19 16:00 María Lena

# regular: für den Mann
> einen Haarschnitt für meinen Mann am Freitag um 14 Uhr
< Wie heißt die Person
> Thomas
> ja
! book cut ana 2026-11-20 14:00 María Thomas

# regular: zwei Leistungen
> Haarschnitt und Farbe bei Ana am Freitag um 10 Uhr
! nothing
< Haarschnitt (10:00) und Farbe (10:30) bei Ana

# regular: verärgert
> ich bin sehr enttäuscht, die Farbe ist eine Katastrophe
! requestHuman
< Das tut mir leid.

# regular: Bedauern vor der Buchung
> Ich bin echt sauer auf euch. Kann ich morgen um 10 Uhr einen Haarschnitt haben?
< Das tut mir leid.
< Darf ich das für Sie buchen?

# new: die Chefin
> ich möchte mit der Chefin sprechen
! requestHuman

# new: das Angebot gilt
> nehmen Sie Karten?
! nothing
> ja bitte
! askTeam nehmen Sie Karten?

# new: jemand, den es nicht gibt
> ich hätte gern morgen einen Haarschnitt bei Brenda
< Hier gibt es niemanden mit dem Namen Brenda

# new: Sprache
> können wir bitte auf Englisch schreiben?
! setLanguage en

# regular: wie immer
> wie immer am Dienstag um 10 Uhr
> ja
! book cut ana 2026-11-24 10:00 María
`;
