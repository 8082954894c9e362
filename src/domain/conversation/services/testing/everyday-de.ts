/**
 * What clients say instead of a service's name. `=` begins a menu, `>` says which of it is meant, `> ?` that none is, `>>`
 * which is meant where the bot still asks. Round one, 40 messages, 5 right and 1 wrong at first (before the words of 60 trades); round two after them,
 * 9 of 23 right and 1 wrong at first.
 */
export const everydayDe = `
= friseur: Herrenschnitt | Damenschnitt | Färben | Föhnen
die Seiten kurz, oben a bissl weg, bei mir als Mann > Herrenschnitt
meine Frau braucht mal wieder einen Schnitt > Damenschnitt
ich hab graue Haare, die sollen weg > Färben
nur waschen und über die Rundbürste > Föhnen
= barbier: Haarschnitt | Kinderschnitt | Bart trimmen | Nassrasur
mein Sohn ist 6 und braucht was ordentliches aufm Kopf > Kinderschnitt
einmal glatt mit dem Messer bitte > Nassrasur
Seiten auf null, sauberer Übergang > Haarschnitt
= podologie: Nagelbehandlung | Hornhautentfernung | Einlagen
mein großer Zeh ist eingewachsen > Nagelbehandlung
die Ferse ist ganz rissig und hart > Hornhautentfernung
= fahrrad: Schlauchwechsel | Bremsen einstellen | Inspektion
hab hinten einen Platten > Schlauchwechsel
es quietscht beim Bremsen > Bremsen einstellen
= nachhilfe: Mathe Nachhilfe | Englisch Nachhilfe | Deutsch Nachhilfe
ich kapier die Bruchrechnung nicht > Mathe Nachhilfe
meine Tochter hat Probleme mit der Rechtschreibung > Deutsch Nachhilfe
Vokabeln und Grammatik, mein Junge steht auf ner 5 in Englisch > Englisch Nachhilfe
= zahnarzt: Kontrolle | Füllung | Zahn ziehen | Bleaching
mir ist ein Stück vom Backenzahn abgebrochen > Füllung
der Weisheitszahn muss raus > Zahn ziehen
meine Zähne sind gelb vom Rauchen > Bleaching
= physio: Krankengymnastik | Massage | Lymphdrainage
meine Beine sind dick und voller Wasser > Lymphdrainage
mein Nacken ist total verspannt, einmal durchkneten > Massage
nach der Knie-OP soll ich Übungen machen > Krankengymnastik
= nägel: Maniküre | Pediküre | Gelnägel | Gel entfernen
meine Füße brauchen dringend Pflege vorm Urlaub > Pediküre
das alte Zeug soll runter von den Nägeln, ablösen bitte > Gel entfernen
= kosmetik: Gesichtsbehandlung | Waxing Beine | Augenbrauen zupfen | Wimpernlifting
hab lauter Mitesser und unreine Haut > Gesichtsbehandlung
die Brauen wuchern, einmal in Form bitte > Augenbrauen zupfen
= optiker: Sehtest | Kontaktlinsenanpassung | Brille richten
ich seh in der Ferne verschwommen > Sehtest
der Bügel ist verbogen > Brille richten
= tierarzt: Impfung | Kastration | Entwurmung
der Kater soll keine Babys mehr machen > Kastration
der Hund braucht seine Spritze gegen Tollwut > Impfung
= werkstatt: Ölwechsel | Reifenwechsel | Bremsen | Klimaservice
die Sommerschlappen müssen runter > Reifenwechsel
aus der Lüftung kommt nur warme Luft > Klimaservice
= handy: Displaytausch | Akkutausch | Wasserschaden
mir ist das Handy runtergefallen, Scheibe gesplittert > Displaytausch
hält keinen halben Tag mehr durch, ständig leer > Akkutausch
= schneider: Hose kürzen | Reißverschluss ersetzen | Kleid ändern
die Jeans schleift am Boden > Hose kürzen
der Zipper an der Jacke klemmt > Reißverschluss ersetzen
= anwalt: Scheidungsberatung | Arbeitsrecht | Testament
mein Mann und ich trennen uns > Scheidungsberatung
ich bin gekündigt worden > Arbeitsrecht
= sanitär: Rohrreinigung | Heizungswartung | Leckortung
der Abfluss ist verstopft > Rohrreinigung
die Therme gehört mal wieder gecheckt > Heizungswartung
= hund: Baden | Scheren | Krallen schneiden
der Pudel ist total verfilzt > Scheren
= foto: Passbild | Familienshooting | Hochzeit
brauch eins für den Personalausweis > Passbild

= computer: Virenentfernung | Datenrettung | Displayreparatur
mein Laptop ist lahm wie eine Schnecke und überall poppt Werbung auf > Virenentfernung
ich hab aus Versehen die Hochzeitsfotos gelöscht > Datenrettung
= juwelier: Ringgröße ändern | Batteriewechsel | Gravur
mein Ehering geht nicht mehr über den Knöchel > Ringgröße ändern
Opas Armbanduhr tickt nicht mehr > Batteriewechsel
= schlüsseldienst: Türöffnung | Schlosswechsel | Schlüssel nachmachen
ich steh vor der Tür und der Schlüssel liegt drinnen > Türöffnung
bei uns wurde eingebrochen, da muss ein neues rein > Schlosswechsel
= garten: Rasen mähen | Hecke schneiden | Baumfällung
das Gras steht mir bis zum Knie > Rasen mähen
= tierarzt: Impfung | Krallen schneiden | Untersuchung
meine Katze frisst seit Sonntag nix mehr > Untersuchung
= psychologe: Einzeltherapie | Paartherapie
mein Mann und ich streiten nur noch > Paartherapie
ich krieg in der U-Bahn ständig Panikattacken > Einzeltherapie
= fahrschule: Fahrstunde | Theorieunterricht | Autobahnfahrt
ich würg am Berg ständig ab, das müsste ich üben > Fahrstunde
= barbier: Haarschnitt | Kinderhaarschnitt | Bart
mein Kleiner braucht was Neues aufm Kopf, er wird 4 > Kinderhaarschnitt
mein Sohn ist 16 und braucht einen Haarschnitt > Haarschnitt
= friseur: Schnitt | Färben | Strähnen | Glättung
von braun auf rot, geht das bis Freitag? > Färben
meine Haare sind so kraus, das nervt > Glättung
= physio: Physiotherapie | Wellnessmassage | Pilates
hab mir beim Kistenschleppen einen Hexenschuss geholt > Physiotherapie
einfach mal eine Stunde abschalten, bin fix und fertig > Wellnessmassage
= makler: Wohnungsbesichtigung | Immobilienbewertung | Finanzierung
wir überlegen zu verkaufen, was wäre unser Häuschen wert? > Immobilienbewertung
= schuster: Neu besohlen | Absätze | Schuhe weiten
die neuen Stiefel drücken vorne > Schuhe weiten
= elektriker: Sicherungskasten | Steckdosen | Beleuchtung
sobald ich den Ofen einschalte, ist alles dunkel > Sicherungskasten
= salon: Haarschnitt | Maniküre | Massage
bis Freitag dann! > ?
kann ich Dienstag um drei kommen? > ?
ich muss leider absagen, bin krank > ?
= scherenschnitt: Trockenschnitt | Kinderhaarschnitt | Dauerwelle | Bartschnitt
Bart schneiden > Bartschnitt
zum Barttrimmen > Bartschnitt
Bart stutzen > Bartschnitt
Locken rein > Dauerwelle
dauerwele > Dauerwelle
trocken schneiden > Trockenschnitt
meiner Tochter die Haare schneiden, sie ist 5 > Kinderhaarschnitt
Kinderschnitt > Kinderhaarschnitt
zum Haareschneiden mit meinem Fünfjährigen > Kinderhaarschnitt
Kinderhaarschneiden > Kinderhaarschnitt
= haarwerk: Waschen Schneiden Föhnen | Herrenhaarschnitt | Färben | Ponyschnitt
waschen, schneiden, föhnen > Waschen Schneiden Föhnen
herrnschnit > Herrenhaarschnitt
Männerhaarschnitt > Herrenhaarschnitt
Pony nachschneiden > Ponyschnitt
Pony kürzen > Ponyschnitt
Farbe auffrischen > Färben
Färbetermin > Färben
= friseur: Damenschnitt | Herrenschnitt | Strähnen | Föhnen
Damenhaarschnitt > Damenschnitt
Haarschnitt für Frauen > Damenschnitt
strähnchn > Strähnen
Föhnfrisur > Föhnen
= lockenkopf: Haarschnitt Damen | Haarschnitt Herren | Glossing | Hochsteckfrisur
Herrenhaarschnitt > Haarschnitt Herren
Damenschnitt > Haarschnitt Damen
Haare hochstecken > Hochsteckfrisur
Brautfrisur > Hochsteckfrisur
= barbershop: Haarschnitt | Bartpflege | Nassrasur | Haare und Bart
Bart stutzen > Bartpflege
nass rasieren > Nassrasur
Haare + Bart > Haare und Bart
Haareschneiden > Haarschnitt
= physio: Krankengymnastik | Massage | Lymphdrainage
10x KG verschrieben, erster Termin > Krankengymnastik
KG > Krankengymnastik
lympfdrainage > Lymphdrainage
Krankengym > Krankengymnastik
massieren lassen > Massage
= tierarzt: Impfung | Allgemeine Untersuchung | Zahnreinigung Hund
untersuchg hund > Allgemeine Untersuchung
Impftermin Katze > Impfung
Zähne reinigen beim Hund > Zahnreinigung Hund
den Hund impfen > Impfung
Hund untersuchen lassen > Allgemeine Untersuchung
Hund hat Zahnstein > Zahnreinigung Hund
mit dem Hund kommen > ?
= hundesalon: Baden und Föhnen | Scheren | Krallen schneiden
Krallen kürzen > Krallen schneiden
Hund waschen und föhnen > Baden und Föhnen
= friseur: Haarschnitt Damen | Haarschnitt Herren | Färben | Strähnen | Föhnen
Servus, bräucht am Freitag an gscheiten Männerschnitt > Haarschnitt Herren
einmal Frauenhaarschnitt für meine Tante > Haarschnitt Damen
mein Ansatz ist schon fünf Zentimeter rausgewachsen > Färben
die grauen Ansätze sieht man, bitte abdecken > Färben
ich will so sonnengeküsste Längen, wie vom Strand > Strähnen
der Herr Gemahl bräuchte wieder einen Schnitt > Haarschnitt Herren
die Wolle muss runter, ich bin ein Mann > Haarschnitt Herren
nen Bob hätt ich gern, kinnlang > ?
Fasson bitte, hinten und an den Seiten kurz >> Haarschnitt Herren
= barbier: Maschinenschnitt | Haarschnitt | Bart trimmen | Nassrasur | Augenbrauen färben
einmal mit der Maschine drüber > Maschinenschnitt
rundum auf sechs Millimeter runterscheren > Maschinenschnitt
alles auf 9 mm bitte > Maschinenschnitt
eine Länge überall, mit dem Apparat, fertig > Maschinenschnitt
den Kopf kahl scheren > Maschinenschnitt
der Bart wuchert wie Unkraut > Bart trimmen
Wangen ausrasieren und Konturen am Bart > Bart trimmen
mit dem Rasiermesser schön glatt > Nassrasur
die Brauen etwas dunkler machen > Augenbrauen färben
= nagelstudio: Maniküre | Pediküre | Gelnägel | Nagelreparatur
Hände wieder vorzeigbar machen, feilen und lackieren > Maniküre
mir ist ein Nagel abgebrochen > Nagelreparatur
neue Krallen mit Gel bitte > Gelnägel
meine Füße sehen aus wie nach einem Marathon > Pediküre
= tierarzt: Impfung | Krallen schneiden | Sprechstunde | Kastration
der Stubentiger soll seine Spritzen kriegen > Impfung
die Krallen von Mimi sind zu lang > Krallen schneiden
der Hund frisst seit gestern nicht > Sprechstunde
mein Kaninchen ist so komisch, bewegt sich kaum > Sprechstunde
= fahrrad: Schaltung einstellen | Bremsen einstellen | Platten flicken | Inspektion
bei meinem Drahtesel rutschen die Gänge immer durch, der dritte geht gar nicht mehr rein > Schaltung einstellen
hab mir nen Nagel reingefahren, keine Luft mehr > Platten flicken
der Bowdenzug hängt, sie bremst nicht mehr richtig > Bremsen einstellen
= musik: Klavierstunde | Gitarrenstunde | Gesangsstunde | Probestunde
ich will endlich Akkorde greifen lernen, auf der Klampfe > Gitarrenstunde
meine Stimme braucht Training, ich singe im Chor > Gesangsstunde
an die Tasten, Chopin üben > Klavierstunde
= zahn: Kontrolle | Zahnreinigung | Füllung | Krone
da ist mir eine Plombe rausgefallen > Füllung
Zahnstein muss weg > Zahnreinigung
nur mal draufschauen, halbjährlich >> Kontrolle
= werkstatt: Reifenwechsel | Ölwechsel | Inspektion | Klimaservice
die Winterschlappen sollen drauf > Reifenwechsel
altes Öl raus, neues rein > Ölwechsel
TÜV ist bald fällig, vorher alles durchsehen >> Inspektion
= friseur: Damenhaarschnitt | Herrenhaarschnitt | Ansatzfarbe | Balayage | Hochsteckfrisur | Glanztönung
ein Jungshaarschnitt für nen Erwachsenen, also Herren bitte > Herrenhaarschnitt
mein nachgewachsener Haaransatz schreit nach Farbe > Ansatzfarbe
Haare hoch für die Trauung meiner Schwester > Hochsteckfrisur
weiche Übergänge von dunkel zu hell, wie im Sommerurlaub > Balayage
die Matte meines Göttergatten muss ab > Herrenhaarschnitt
= barber: Fade Cut | Maschinenhaarschnitt | Bartpflege | Rasur mit Messer
Seiten rasiert, nach oben weich auslaufend > Fade Cut
drei Millimeter, überall gleich, fertig > Maschinenhaarschnitt
einmal kurz scheren, ohne Schnickschnack > Maschinenhaarschnitt
Vollbart stutzen und ölen > Bartpflege
= hund: Hund baden | Scheren | Krallenpflege
der Köter stinkt zum Himmel > Hund baden
sein Fell ist ein einziger Knoten > Scheren
Fußnägel vom Dackel kürzen > Krallenpflege
= friseur: Damenschnitt | Herrenschnitt | Farbe | Dauerwelle | Trockenhaarschnitt Kinder
der Pony hängt mir in die Augen, ich bin ne Frau > Damenschnitt
mein Opa braucht wieder nen ordentlichen Kopf >> Herrenschnitt
ich will rote Haare > Farbe
Locken, aber dauerhaft > Dauerwelle
Haare ab, und zwar alle, bin ein Kerl > Herrenschnitt
= kosmetik: Maniküre | Fußpflege | Wimpernlifting | Beine wachsen | Rückenmassage
Füße für den Sommer hübsch machen > Fußpflege
meine Beine sind behaart wie beim Affen > Beine wachsen
mein Kreuz tut weh, bitte durchwalken > Rückenmassage
Hände pflegen und lackieren > Maniküre
= barbier: Maschinenschnitt | Haarschnitt Herren | Haarschnitt Damen | Bart trimmen | Färben | Strähnen | Maniküre
meine Waschmaschine ist kaputt > ?
auf 3 Sachen freu ich mich > ?
ich steh an der Kasse, bis gleich > ?
der Bob hat mich geschickt > ?
Ich komme mit der Maschine um 8 aus Berlin an > ?
bei uns ist Glatteis, ich komm später > ?
das ist ein guter Ansatz, machen wir so > ?
die Hände sind mir gebunden > ?
scheren Sie sich zum Teufel > ?
Strand war schön letzte Woche > ?
= rad: Inspektion | Reifenwechsel | Bremsen einstellen | Probefahrt
bi mim Velo isch de hinter Mantel abgfahre, chönnted ihr en neue drufmache > Reifenwechsel
ich hab meinen Mantel bei euch hängen lassen > ?
= nagel: Maniküre | Gelnägel | Auffüllen | Pediküre
meine Gels sind voll rausgewachsen, nur der Ansatz wieder zu > Auffüllen
hab nur abgekaute Stummel und will endlich lange künstliche drauf > Gelnägel
die Sache ist mir über den Kopf gewachsen > ?
= tierarzt: Impfung | Untersuchung | Zahnreinigung | Krallen schneiden
unser Kater riecht furchtbar ausm Maul, da sitzt überall Zahnstein > Zahnreinigung
halt mal bitte kurz das Maul, haha > ?
= optiker: Sehtest | Kontaktlinsenanpassung | Brillenberatung | Brillenreparatur
er kneift an der Tafel immer die Augen zu > Sehtest
ich kann die Tafel nicht mehr scharf sehen > Sehtest
= physio: Erstgespräch | Krankengymnastik | Rückenmassage
ich war noch nie bei euch und wollte erst mal besprechen, was ich am Knie hab > Erstgespräch
= werkstatt: Achsvermessung | Klimaservice | Reifenwechsel
der Wagen zieht nach rechts > Achsvermessung
die Klimaanlage pustet nur noch warm > Klimaservice
er zieht am Freitag um > ?
= barbier: Haarschnitt | Bart färben | Haare und Bart
Haare kürzen und Bart in Form > Haare und Bart
= nagelstudio: Maniküre | Gelnägel | Auffüllen
die Nägel sind unten schon ganz rausgewachsen > Auffüllen
= brillen: Sehtest | Brillenberatung | Brillenreparatur
ich bring meine Brille zur Brillenreparatur > Brillenreparatur
ich kann Straßenschilder kaum noch lesen > Sehtest
`;
