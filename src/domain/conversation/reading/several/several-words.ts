import { patternInWords } from "../../words/pattern-in-text.ts";
import { sameTime } from "../../words/same-time.ts";

/**
 * Words for one's appointments taken together, of all languages at once: matched against folded words with one space between.
 * A message is put together from them in any order.
 */

/** How many there are: "the three". */
export const numberWords =
  "two|three|four|five|six|zwei|drei|vier|funf|sechs|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|dois|duas|quatro|[2-6]";

/** All of them. */
export const allWords = patternInWords(
  "(?<!(?:hi|hello|hey|after|at|not) )all(?! (?:good|right|day|the best|ok|okay|is|done|well|morning|afternoon|week))|both|every (?:single )?(?:one|appointment|booking|slot|visit|haircut)|each (?:one|of)|the lot|everything|them all",
  "(?<!(?:hallo|hi) )all[ei]|samtliche\\w*|beiden?|alles(?! (?:gut|klar|ok|okay|liebe|bestens|super|paletti|wie))|jeden einzelnen|die ganzen?|tutti",
  "(?<!(?:hola|buenas|ola|dia|tarde|dias|tardes) (?:a )?)tod[oa]s|ambas|ambos|(?<!sobre )todo(?! (?:bien|ok|el|perfecto|correcto|lo mio))",
  "(?<!(?:bonjour|salut|coucou) (?:a )?)tous|toutes|l ensemble|tout(?! (?:va|est|de suite|a l|le|a fait|bon|petit))",
  "tudo(?! (?:bem|bom|certo|ok|joia|otimo))",
  `(?:the|my|all|die|alle|meine|mini|los|las|mis|les|mes|ces|[oa]s|minhas|meus) (?:${numberWords})(?! (?:uhr|pm|am|h|o clock|e meia|y media|da|de la|weeks?|wochen|semanas|semaines)(?: |$))`,
);

/** What is left of them. */
export const restWords = patternInWords(
  `(?:the |my )?(?:rest|others|other ones|other (?:${numberWords})|remaining(?: ones| (?:${numberWords}))?)|what s left`,
  "(?:den |der |dem )?rest|(?:die |meine |alle )?(?:restlichen|ubrigen|anderen|andern|weiteren|folgenden|kommenden)",
  "(?:el )?resto|l[oa]s (?:demas|otr[oa]s|siguientes|restantes)|que (?:me )?(?:quedan|faltan|siguen)",
  `les (?:${numberWords}) (?:autres|suivant\\w*|dernier\\w*)`,
  "(?:le )?reste|les (?:autres|suivant\\w*|restant\\w*)|qui (?:restent|suivent)",
  "[oa]s (?:outr[oa]s|demais|seguintes|restantes)|que (?:faltam|restam|sobram)",
);

const nouns = [
  "appointments|bookings|slots|visits|ones|sessions|haircuts|cuts|colours|colors|trims|treatments|reservations|appts|massages|lessons|dates",
  "(?:\\w+)?terminen?|buchungen|haarschnitte|schnitte|sitzungen|behandlungen|besuche|massagen|stunden",
  "citas|turnos|horas|reservas|cortes|sesiones|visitas|masajes|clases",
  "rdvs?|rendez vous|creneaux|coupes|seances|reservations|visites|couleurs|massages|cours",
  "marcacoes|horarios|consultas|agendamentos|cortes|sessoes|visitas|massagens|aulas",
].join("|");

const owners =
  "my|our|the|those|these|meine[nr]?|unsere|die|diese|mini|mis|nuestras|los|las|esas|esos|mes|nos|les|ces|des|minhas|meus|nossas|[oa]s|essas|esses";

/** One's appointments, as a plural. */
export const pluralWords = patternInWords(`(?:${owners}) (?:\\w+ ){0,2}(?:${nouns})`);

/** "My Tuesdays". */
export const pluralDays = patternInWords(
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days",
  "(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|zischtig|mittwuch|donnstig)(?:e|s|s?termine?n?|s?serie|en)",
  "(?:los|mis|tod[oa]s los|de los) (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)",
  "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s",
  "(?:segunda|terca|quarta|quinta|sexta)s(?: feiras)?|(?:[oa]s|d[oa]s|n[oa]s|aos|meus) (?:sabados|domingos)",
);

export const cancelWords = patternInWords(
  "cancel\\w*|scrap\\w*|bin|drop\\w*|ditch\\w*|axe|call(?:ing)? off|stop|delete|remove|get rid|take (?:\\w+ ){0,3}(?:out|off)|knock (?:\\w+ ){0,8}on the head|no longer|(?:won t|don t|do not|will not) (?:be )?(?:need\\w*|want\\w*|come|coming)|not need\\w*|can go|wipe|clear|lose|no more|not coming|can t (?:come|make|do)|void|release|free up|done with",
  "absag\\w*|abzusag\\w*|abgesagt|sag\\w* (?:\\w+ ){0,8}ab|storn\\w*|streich\\w*|loe?sch\\w*|cancel\\w*|cancl\\w*|brauch\\w* (?:\\w+ ){0,5}(?:nicht|nimmer|nich|ned|nid|nit|kein\\w*)|nicht mehr|nimmer|weg|raus|abbestell\\w*|beend\\w*|ausfallen|fallen lassen|entfern\\w*|kippen|knicken|schmeiss\\w*|ohne mich",
  "cancel\\w*|anul\\w*|quit\\w*|borr\\w*|elimin\\w*|de baja|suprim\\w*|ya no|no (?:quiero|necesito)(?: \\w+)? mas|fuera|saca\\w*|saque\\w*|deja\\w* de",
  "annul\\w*|supprim\\w*|arret\\w*|stop\\w*|enlev\\w*|retir\\w*|laiss\\w* tomber|plus besoin|(?:veux|peux|pourrai|viendrai|souhaite) plus|fini|vire\\w*|raye\\w*",
  "cancel\\w*|desmar\\w*|anul\\w*|tir[ae]\\w*|apag\\w*|nao (?:\\w+ )?(?:quero|preciso|consigo|vou|posso) mais|nao (?:\\w+ )?mais|elimin\\w*|parar|suspend\\w*|remov\\w*|exclu\\w*|encerr\\w*|pode ir fora",
);

/** Moves, whatever else is said. */
export const moveWords = patternInWords(
  "mov\\w*|shift\\w*|chang\\w*|push\\w*|swap\\w*|switch\\w*|resched\\w*|bring|pull|slide|bump|postpon\\w*|delay\\w*|rebook|transfer|instead",
  "verleg\\w*|verschieb\\w*|schieb\\w*|ander\\w*|umbuch\\w*|umleg\\w*|umzulegen|tausch\\w*|vorzieh\\w*|vorverleg\\w*|statt|nach (?:hinten|vorne?)|verschob\\w*|rutsch\\w*",
  "pas[ae]\\w*|mov\\w*|muev\\w*|cambi\\w*|retras\\w*|adelant\\w*|aplaz\\w*|traslad\\w*|reprogram\\w*|reagend\\w*|posterg\\w*|corr[ae]\\w*|en vez|en lugar",
  "decal\\w*|deplac\\w*|pass(?:er|ez|e|ent)|report\\w*|chang\\w*|boug\\w*|avanc\\w*|recul\\w*|repouss\\w*|modifi\\w*|au lieu",
  "pass(?:ar|a|e|em|am)|mud\\w*|troc\\w*|remarc\\w*|adi[ae]\\w*|adiant\\w*|antecip\\w*|empurr\\w*|transfer\\w*|jog\\w*|alter\\w*|reagend\\w*|em vez",
);

/** May move what is called one's own: "my Tuesdays at three please". */
export const placeWords = patternInWords(
  "put|go|make|be|set|have|rather|later|earlier|to|at|on",
  "leg\\w*|setz\\w*|mach\\w*|lieber|auf|spater|fruher|uf|zieh\\w*|um",
  "pon\\w*|pong\\w*|mas tarde|antes|quiero|quisiera|dej\\w*|mejor|a",
  "met\\w*|plutot|plus tot|plus tard|a|au",
  "poe\\w*|ponh\\w*|fic\\w*|coloc\\w*|bot\\w*|mais tarde|mais cedo|quer\\w*|as|para|pr[ao]s?",
);

/** The hour stays, so the day changes. */
export const sameHourWords = patternInWords(...Object.values(sameTime));

/** Called one's own, or pointed at. */
export const possessiveWords = patternInWords(
  "my|our|mine|them|they",
  "meine[nr]?|mini|unsere[nr]?|mei|sie",
  "mis|nuestr[oa]s|que tengo|\\w+(?:me)?l[ao]s",
  "mes|nos|les (?:trois|deux|quatre|cinq)|\\w+ les",
  "minhas|meus|nossas|nossos|que (?:eu )?tenho",
);

/** What comes to an end, said of a rhythm: "I don't want to come every fortnight any more". */
export const endWords = patternInWords(
  "stop|no longer|any ?more|no more",
  "nicht mehr|nimmer|ned mehr|kein\\w* mehr|nid me|nit mehr",
  "ya no|no \\w+ mas|deja\\w* de",
  "(?:ne )?(?:veux|souhaite|viendrai|peux) plus|arret\\w*|stop|fini",
  "nao (?:\\w+ )?(?:\\w+ )?mais|parar|chega",
);

/** What is to stay: such a clause names what is left out. */
export const keepWords = patternInWords(
  "keep\\w*|leave|don t touch|still (?:com\\w+|want|need|good|on)|hold on to|stays?|i ll come|be there",
  "behalt\\w*|nicht an(?:ruhren|fassen|ruehren)|lass\\w*|bleib\\w*|komm\\w* (?:ich |i )?(?:noch|trotzdem|schon)|nehm\\w* ich noch|aber schon",
  "dej(?:o|a|amos|ad|en|e|ame|alo|ala)(?! de)|mant\\w*|quedo con|conserv\\w*|si (?:voy|vengo|ire)|queda(?:n)?|guard\\w*|(?:no (?:l[oa]s? )?|ni )to(?:qu|c)\\w*",
  "gard\\w*|reste\\w*|maintien\\w*|maintenez|conserv\\w*|laisse\\w*(?! tomber)|je viens|viendrai|(?:bouge|touche)\\w* pas",
  "mant\\w*|fic\\w* com|eu vou|vou sim|deix[ae]\\w*|fica(?:m)?|guard\\w*|conserv\\w*|nao (?:mex|toqu|toc)\\w*",
);

/** "The days stay the same": nothing of it is left out. */
export const unchangedWords = patternInWords(
  "days?|time|hour|same|date",
  "tage?|uhrzeit|zeit|stunde|datum|gleich\\w*",
  "dias?|hora|fecha|igual(?:es)?|mism[oa]s?|horario",
  "jours?|heure|date|memes?|pareil\\w*",
  "dias?|hora|iguais|igual|mesm[oa]s?|data",
);

/** What follows is left out: "all but the first". */
export const exceptWords =
  /(?<=^|[\s,])(?:except(?: for)?|apart from|other than|but not|(?<=all |everything )but|bar|ausser|bis auf|ohne|menos|excepto|salvo|sauf|hormis|a part|exceto|fora)(?=\s)/u;

export const firstWords = patternInWords(
  "first|next|erste[nrs]?|nachste[nrs]?|primer[ao]?|proxim[ao]|premier|premiere|prochain|prochaine|primeir[ao]|1er|1st",
);
export const lastWords = patternInWords("last|letzte[nrs]?|ultim[ao]|dernier|derniere");

/** From a day on; `afterWords`: not on the day itself. */
export const fromWords = patternInWords(
  "from|starting|as of|onwards?|en adelante|em diante|ab|a partir d\\w+|desde|des|a compter d\\w+|dende",
);
export const afterWords = patternInWords(
  "after|past|nach(?! (?:hinten|vorn\\w*))|danach|despues(?: de\\w*)?|posterior\\w*|apres|depois(?: d\\w+)?",
);

/** One of them alone: "one of my appointments", "only the one on the 24th", "just that one". */
export const oneOfWords = patternInWords(
  "(?:only|just) (?:that|this|the) one(?! after)|nur (?:genau )?(?:den|diesen|der|dieser|den einen)(?! (?:rest|ander\\w+|ubrig\\w+|letzt\\w+|erst\\w+))(?= |$)",
  "(?:sol[oa](?:mente)?|unicamente|nada mas|nomas) (?:a )?es[aet]e?|(?:juste|seulement|uniquement) celui(?: la| ci)?(?! d apres)|(?:so|apenas|somente) (?:ess[ae]|est[ae])",
  "(?<!every |each )(?:one|either|any|neither) of (?:mine|ours|my|the|them|those|these)",
  "ein(?:en|e|er|s)? (?:von )?(?:mein\\w+|den|der|diesen)|ein(?:en|er|s) davon",
  "un[ao]? de (?:mis|las|los|esas|esos|ell[oa]s)",
  "une? (?:de|d entre) (?:mes|ces|eux|elles)|l une? de(?:s mien\\w+| mes)",
  "um[a]? d(?:os|as|ess[ea]s) (?:meus|minhas)?|um[a]? del[ea]s",
  // "Two are too much, one has to go".
  "(?:one|1) (?:\\w+ ){0,2}(?:has|needs|must|ll have|will have|is going) (?:to )?(?:go|be (?:dropped|cancelled|scrapped))|(?:drop|cancel|scrap) one(?= |$)",
  "ein(?:en|er) (?:\\w+ ){0,4}(?:streich\\w*|absag\\w*|weg|gestrichen|abgesagt|ausfallen|stornier\\w*)",
  "(?:cancelar|anular|quitar|borrar) un[oa](?= |$)|un[oa] (?:\\w+ ){0,3}(?:hay que|se tiene que|tiene que) (?:cancelar|anular|quitar|caer)",
  "(?:en )?(?:annuler|supprimer|enlever) une?(?= |$)|une? (?:\\w+ ){0,3}(?:doit|va devoir) (?:sauter|etre annulee?)",
  "(?:cancelar|desmarcar|tirar) uma?(?= |$)|uma? (?:\\w+ ){0,4}(?:vai|tem|ter) (?:que |de |ter que )?(?:cair|sair|ser cancelad[ao])",
);
