import type { Language } from "../../../languages.ts";
import { withWeekdays } from "../../dates/words/lexicon-values.ts";
import { anyInWords } from "../../words/patterns/any-in-words.ts";
import { impliedWords } from "./implied-words.ts";

/** How somebody says that they want what others give back, in one language: folded, put together by `joinPatternsOf`. */
type GapWords = {
  /** "If", "as soon as". */
  ifs: string;
  /** What happens to a place that others had: they cancel, it frees up. */
  gone: string;
  /** Words in between that change the meaning, such as the client's own cancelling or the hour of opening. */
  barred: string;
  /** A place, or its being free; counts only beside a request to be notified. */
  gap: string;
  tell: string;
  /** "In case of a cancellation", "any drop-outs". */
  dropouts: string;
  /** A substitute, on call, down for it if: needs nothing beside it. */
  reserve: readonly string[];
  /** Gives up a place on the list, before the list's name. */
  giveUp: string;
  /** The same after it. */
  givenUp: string;
  /** Asks whether what one has oneself may be cancelled. */
  ownChange: string;
};

const en: GapWords = {
  ifs: "if|when|whenever|once|should|in case|as soon as|the moment|the minute",
  gone: "cancels?|cancelled|canceled|(?:drops?|dropped|pulls?|pulled|backs?|falls?|ducks?|bows?) (?:out|off|through)|bails?|bailed|flakes?|(?:doesn t|doesnt|does not|don t) (?:show|come|turn up|make it)|no shows?|opens?(?: up)?|frees?(?: up)?|(?:comes?|becomes?|gets?|goes|pops?|springs?) (?:free|loose|available|open|vacant|up|spare)|crops? up|is given back|(?:can t|cannot|couldn t) make it|gives? (?:it|theirs) up|gives? up(?: (?:their|his|her|an?|the))?|lets? (?!me |us |him |her |them )(?:\\w+ )?go|falls? (?:through|free)|turns? up free|drops? (?:me|us)? ?out",
  barred: "i|we|you|u|ye|my|our|shop|salon|doors|store|cancel",
  gap: "free|available|availability|vacant|vacancy|space|spot|slot|gap|gaps|opening|openings|place|room|cancellations?|chair",
  tell: "(?:intimate|let|tell|text|message|ping|notify|alert|write|call|ring|inform|shout|buzz|beep|phone|email|contact|give|drop|keep|shoot|send|hit)(?: \\w+){0,2} (?:me|us)|lmk|hmu|give a shout|think of me",
  dropouts:
    "(?:any|in case of(?: an?| any)?|if there s(?: an?| any)?|if there is(?: an?| any)?|jump at (?:an?|any)|if you (?:get|have)(?: an?| any)?)(?: (?!reduced|free)\\w+){0,2} (?:cancell?ations?|no ?shows?|drop ?outs?)(?! (?:fees?|polic\\w+|charges?|costs?|terms|rules?))",
  reserve: [
    "(?:i d|i would|i ll|i can|could i|can i|happy to|don t mind|dont mind)(?: \\w+){0,2} wait(?:ing)? for",
    "if (?:\\w+ ){1,3}(?:gets?|has) (?:an? |any )?(?:cancellation|no ?show|drop ?out)(?: \\w+){0,4} (?:i want it|i ll (?:have|take) it|i d (?:like|love|take) it)",
    "(?:stick|put|keep|leave|pop|have|stay|get)(?: \\w+){0,3} (?:on|in|as) (?:the )?(?:waiting|wait|standby|stand by|reserve|queue|line)",
    "(?:keep|hold on to|have) my (?:number|name)(?: \\w+){0,4} (?:in case|if|should|handy|standby)",
    "queue (?:me|us) up(?: \\w+)? for",
    "(?:put|get|add) (?:me|us) (?:in|into|to) (?:the |a |your )?(?:queue|line)",
    "(?:as (?:an? )?|be (?:an? )?|first |am (?:an? )?)(?:reserve|back ?up|stand ?by|stand in)",
    "(?:reserve|back ?up|standby|spare) list",
    "(?:put|pencil|mark|note|jot)(?: \\w+){0,2} (?:down|in) (?:in case|if)",
    "(?:anything|something|anyone|someone|somebody|anybody)(?: (?!can|could)\\w+){0,3} (?:come|comes) (?:loose|free|open|available)",
  ],
  giveUp:
    "scrap|cancel|forget|drop|delete|ditch|bin|end|cross|strike|scratch|remove|no longer need|don t need|dont need|done with|sorted with|over the",
  givenUp: "(?:is )?(?:no longer|not) (?:needed|necessary)|isn t needed|can go|off please",
  ownChange: "(?:can|could|may) (?:i|we)(?: \\w+){0,2} (?:cancel|move|change|reschedule|switch)",
};

const es: GapWords = {
  ifs: "si|por si|por si acaso|cuando|en cuanto|apenas|tan pronto como|en caso de que|como",
  gone: "(?:se )?(?:cancel(?:a|e|an|en|ara)|anul(?:a|e|an|en)|baj(?:a|e|an|en)|cae|caiga|caen|raja|raje|borra|libera|libere|liberara|liberase|desocupa|desocupe|desocupara|abre|abra|abriera|descuelga|arrepiente|rinde)|fall(?:a|e|an|ase|ara)|no (?:viene|vienen|aparece|llega|se presenta)|(?:queda|quede|quedara) (?:libre|vacio|vacia|disponible)|sal(?:e|ga|iera) (?:algo|un hueco|una hora)|dej(?:a|e|en|ara) libre|suelt(?:a|e|en)|surj?g?(?:e|a|iera)|da de baja|lleg\\w+ a (?:desocupar|liberar|cancelar|abrir|quedar|haber|fallar|salir|caer)\\w*|desapunt\\w+|se echa (?:atras|para atras)|se raja",
  barred:
    "yo|me|nosotros|mi|tengo|necesito|quiero|puedo|podria|pudiera|usted|ustedes|vosotros|local|tienda|salon|peluqueria|cancelo|anulo|abren|hora que|a que hora",
  gap: "libre|hueco|huecos|huequito|sitio|lugar|espacio|vacante|cupo|disponible|disponibilidad|turno|cita|hora|baja|cancelacion|cancelaciones",
  tell: "avis(?:a|e|ar|en|ad)\\w*|escrib(?:e|a|an|es|ime)\\w*|d(?:i|ime|igame|igan|ecime)(?:me)?|llam(?:a|e|en|as)\\w*|notifi\\w+|mand(?:a|e|en)\\w*|h(?:az|aga|agan|acer)me saber|(?:da|de|den|dad|ech|eche|peg|pega)\\w* un (?:toque|grito|aviso|telefonazo|silbido)|cuent\\w+ conmigo|ten\\w* en cuenta",
  dropouts:
    "(?:cualquier|alguna|si hay(?: alguna| una)?|en caso de|por si hay(?: alguna| una)?|ante cualquier) (?:cancelacion|cancelaciones|baja|anulacion|falla|vacante)(?! (?:tiene|cuesta|gratis|gratuita))",
  reserve: [
    "(?:pon|ponga|ponme|pongan|mete|meta|deja|deje|dejen|anota|apunta|queda|quedo|quede|quedamos|estoy|estar|dejar|poner|aguanto|sigo)\\w*(?: \\w+){0,3} (?:en|a la|la) espera(?! (?:de )?(?:tu|su|vuestra|respuesta|confirmacion))",
    "(?:puedo|podria|quiero|prefiero) esperar(?: \\w+){0,4} (?:hueco|cancelacion|libre|vacante|turno|lugar)",
    "(?:guarda|ten|tengan|tenme|apunta)\\w*(?: \\w+){0,3} (?:numero|telefono|nombre)(?: \\w+){0,3} (?:por )?si",
    "(?:pon|ponga|pongan|mete|meta|apunta|anota)(?:me|nos)?(?: \\w+)? (?:en|a) (?:la )?cola",
    "de (?:suplente|reserva por si|repuesto|backup)",
    "(?:quedo|estoy|quedamos) (?:pendiente|atent[oa]|a la espera)(?: \\w+){0,2} (?:por )?si",
    "lista de (?:reserva|suplentes|cancelaciones)",
  ],
  giveUp:
    "olvid\\w+|cancel(?:a|e|en|ar|ad|enme|ame)|anul\\w+|dej(?:a|e|en|ad|emos|o)|(?:da|de|den|dad|dar)(?:me)? de baja|baj(?:ame|enme|adme)|ya no (?:necesito|quiero|hace falta)|sin",
  givenUp: "ya no(?: \\w+){0,2}|no hace falta|ya esta resuelto|olvidad\\w+|olvidal\\w+",
  ownChange: "(?:puedo|podemos|podria|se puede) (?:cancelar|anular|cambiar|mover)",
};

const fr: GapWords = {
  ifs: "si|s|quand|des que|des qu|lorsque|lorsqu|au cas ou|si jamais|aussitot que|aussitot qu|sitot que|sitot qu",
  gone: "(?:se |s )?(?:desist\\w+|annul(?:e|ent|ait|erait)|liber(?:e|ent|ait|erait|era)|ouvr(?:e|ait|irait)|decommand\\w+|dedi(?:t|se|sait))|laiss\\w+ tomber|fait? (?:faux bond|defection)|ne vient pas|vient pas|lache|lachait|laisse (?:sa|son|une?) (?:place|creneau)|plante|saute|bouge\\w*|venait a se \\w+|se decommand\\w+",
  barred: "je|j|nous|mon|ma|vous|tu|salon|boutique|magasin|annuler|il faut",
  gap: "libre|place|creneau|creneaux|dispo\\w*|trou|rdv|rendez vous|plage|annulation|desistement",
  tell: "preven\\w+|avert\\w+|dites|dis|sign(?:al|e)\\w*|ecri\\w+|inform\\w+|appel\\w+|rappel\\w+|contact\\w+|(?:tenez|tiens|tenir)(?: moi| me)? au (?:courant|jus)|faites(?: moi)? (?:signe|savoir)|fais(?: moi)? (?:signe|savoir)|notifi\\w+|message|sms|texto|coup de fil|pens(?:ez|e|er) a moi|(?:je suis|serais|serai) pren\\w+",
  dropouts:
    "(?:en cas d(?:e)?|(?:si|s)(?: \\w+){0,3} (?:une?|des|d)|des|a la moindre|pour tout|toute) (?:annulations?|desistements?|defections?|place liberee)(?! (?:gratuit\\w*|cout\\w*|payant\\w*|tardive))",
  reserve: [
    "(?:gard|not|laiss|conserv)\\w*(?: \\w+){0,2} (?:numero|nom|tel\\w*|contact|coordonnees)(?: \\w+){0,4} (?:au cas ou|si|en cas|s )",
    "(?:veux bien|peux|pourrais|prefere) attendre(?: \\w+){0,4} (?:place|creneau|desistement|annulation|libere)",
    "(?:mett|met|not|plac|laiss|rest|gard|inscri|fil)\\w*(?: \\w+){0,2} (?:en|dans la|dans une|sur) (?:attente|file|liste|stand ?by|reserve)",
    "liste (?:de reserve|complementaire|des annulations|des desistements)",
    "(?:attends|attendrai|attendrais|attendrons)(?: \\w+){0,2} qu (?:un|une)(?: \\w+){0,2} (?:saute|libere|annule|desiste)",
    "en (?:liste )?(?:attente|reserve|stand ?by)(?: \\w+){0,2} (?:pour|si|{weekday})",
    "comme (?:remplacant|remplacante|suppleant|suppleante)",
  ],
  giveUp:
    "laiss\\w+ tomber|oubli\\w+|annul\\w+|abandonn\\w+|ray\\w+|bif\\w+|supprim\\w+|plus besoin(?: d)?|j arrete|stop a|stop pour|fini(?:e)?|desinscri\\w+|n ai plus besoin",
  givenUp: "(?:c est|ce n est) (?:plus|bon|fini|inutile)(?: \\w+)?|plus (?:la peine|besoin|necessaire)|tant pis",
  ownChange:
    "(?:puis je|je peux|peut on|on peut|pourrais je|possible d|possible de)(?: \\w+)? (?:annuler|changer|decaler|deplacer)",
};

const de: GapWords = {
  ifs: "wenn|falls|sobald|sollte?|sollten|im fall dass|fur den fall dass|wann",
  gone: "absag(?:t|en|te)|abgesagt|abspringt|abspringen|springt|ausfall(?:t|en)|ausfallt|storniert|wegfallt|aufgeht|aufgehen|freiwerden|ausfalt|(?:frei|wieder frei) (?:wird|werden|wurde|wird s)|freiwird|freikommt|frei wird|reinkommt|rausfallt|nicht (?:kommt|erscheint|auftaucht|kann)|zuruckgibt|hergibt|hergeben|abgibt|aufgibt|verhindert|aufmacht|frei (?:wird|werden|wurde|ist|sein)|ausgefallen|wegspringt|aussteigt|wegbleibt|platzt",
  barred: "ich|wir|mein|meine|meiner|ihr|sie|du|laden|salon|geschaft|absagen muss",
  gap: "frei|freies|freier|freien|platz|platzchen|lucke|termin|verfugbar|was geht|absage",
  tell: "bescheid|meld\\w*|schreib\\w*|sag(?:t|en|s)?(?: \\w+)? (?:mir|uns)|informier\\w*|benachrichtig\\w*|ruf\\w*|anruf\\w*|klingel\\w*|pfeif\\w*|nachricht|denk(?:t|en)?(?: \\w+)? an (?:mich|uns)|an (?:mich|uns) denken|gib laut|gebt laut",
  dropouts:
    "(?:bei|im fall|im falle|nach)(?: einer?| der| jeder)? (?:\\w+ )?(?:absagen?|stornierung|ausfall)(?! (?:kost\\w*|fallt|zahl\\w*|muss))",
  reserve: [
    "(?:reih|reihe|reiht|reihen sie) (?:mich|uns)(?: \\w+){0,2} ein(?= |$)",
    "(?:wart|warte|warten)(?: ich| wir)?(?: gern\\w*)? auf (?:eine|ne|irgendeine) (?:absage|lucke|stornierung)",
    "auf abruf",
    "(?:wurde|wurd|kann|konnte|mochte)(?: \\w+){0,4} warten(?! \\w+ nicht)",
    "(?:halt|haltet|halten|behalt\\w*|notier\\w*|schreib\\w*)(?: \\w+){0,4} (?:nummer|namen|hinterkopf|laufenden)(?: \\w+){0,4} (?:falls|wenn|sollte|sobald)",
    "(?:bereit|abrufbereit|in bereitschaft|auf standby|in die schlange|hinten an)",
    "(?:als|auf) (?:nachrucker\\w*|ersatz\\w*|abruf|springer\\w*|lueckenfuller\\w*|luckenfuller\\w*|reserve)",
    "(?:nachrucker|reserve|ersatz|absage)liste",
    "(?:kurzfristig )?(?:einspringen|nachrucken)",
    "(?:merk|merkt|merken|notier|notiert|notieren)(?: sie)? (?:mich|uns)(?: \\w+){0,5} (?:falls|wenn|sollte)",
  ],
  giveUp:
    "erledigt(?: \\w+)? mit|vergiss|vergesst|vergessen sie|streich\\w*|storniert?|losch\\w*|abmelden von|runter von|raus aus|keine|brauch\\w* (?:die|keine)|weg von|weg mit",
  givenUp:
    "(?:brauch\\w*|will|mochte|benotig\\w*)(?: \\w+){0,2} (?:nicht|nimmer|nich|net)(?: mehr)?|(?:hat sich|ist) erledigt|streich\\w*|austragen|abmelden|kann weg|nicht mehr (?:notig|benotigt)",
  ownChange: "(?:kann|konnte|darf|konnen) (?:ich|man|wir)(?: \\w+){0,4} (?:absagen|stornieren|verschieben|umbuchen)",
};

const pt: GapWords = {
  ifs: "se|caso|quando|assim que|logo que|no caso de|se acaso|se por acaso",
  gone: "(?:cancel(?:ar|e|a|arem|em)|desist(?:ir|a|e|irem)|desmarc(?:ar|a|arem)|desmarque|falt(?:ar|e|arem)|vag(?:ar|a|ue|uem)|abr(?:ir|a|e|irem)|surg(?:ir|e|irem)|surja|aparec(?:er|a)|apareca|liber(?:ar|e|a|tar)|libertar|sobr(?:ar|e|arem)|fur(?:ar|e|arem)|fura|larg(?:ar|ue|arem))|(?:der|de) (?:pra|para) tras|nao (?:vier|aparecer|puder vir|for(?! [a-z]))|(?:ficar|fique|fica) (?:livre|vago|vaga|disponivel)",
  barred:
    "eu|nos|meu|minha|voce|voces|vcs|loja|salao|barbearia|cancelar eu|precisar|tiver que|tiver de|puder|posso|quiser|imprevisto",
  gap: "livre|vaga|vagas|vaguinha|lugar|horario|horarios|disponivel|hora|buraco|desistencia|cancelamento|espaco|encaixe",
  tell: "avis(?:a|e|ar|em|as|ad[oa]s?)|fal(?:a|e|em) comigo|diz|diga|digam|escrev(?:e|a|am)|cham(?:a|e|em|ar)|mand(?:a|e|em)|notifi\\w+|lig(?:a|ue|uem)|(?:da|de|deem|dar) um (?:toque|grito|alo|sinal|salve)|contem? comigo|lembr(?:a|e|em) de mim",
  dropouts:
    "(?:qualquer|alguma|se houver(?: alguma| uma)?|caso haja(?: alguma| uma)?|em caso de|havendo(?: alguma| uma)?|se tiver(?: alguma| uma| algum)?) (?:desistencia|desistencias|cancelamento|cancelamentos|falta|vaga de ultima hora)(?! (?:paga|custa|gratuit\\w*))",
  reserve: [
    "(?:me )?(?:bota|bote|poe|ponha|por|coloca|coloque|deixa|deixe|deixem|mete|meta|fico|ficar|fica|quero ficar|posso ficar|entra|entro|entrar|aguardo|inclui|encaixa)\\w*(?: \\w+){0,3} (?:na|em|de|da|numa|a) (?:espera|fila|lista)(?! d[oe] (?:resposta|confirmacao))",
    "(?:posso|quero|prefiro|topo) esperar(?: \\w+){0,4} (?:vaga|desistencia|livre|lugar|cancelamento)",
    "(?:guarda|guarde|fica|fique|anota|anote)\\w*(?: \\w+){0,3} (?:numero|contato|contacto|nome)(?: \\w+){0,4} (?:caso|se)",
    "(?:fico|ficar|estou|deixa|deixe) (?:\\w+ )?(?:de|em|como) (?:prevencao|reserva|sobreaviso|suplente|stand ?by|plantao)",
    "(?:como|de) (?:suplente|sobreaviso|stand ?by)",
    "lista de (?:reserva|suplentes|desistencias|encaixe)",
    "(?:deixa|deixe|deixem|poe|ponha|anota|anote)(?: \\w+){0,3} (?:caso|se) (?:alguem|algum|alguma|abrir|vagar|surgir)",
  ],
  giveUp:
    "esquec\\w+|cancel(?:a|e|em|ar)|desist\\w+|larg\\w+|risc\\w+|(?:ja )?nao (?:preciso|quero|e preciso)(?: mais)?|dispens\\w+|sai(?:r|o)|chega de",
  givenUp: "(?:ja )?nao (?:e |preciso|precisa|quero|faz falta)(?: \\w+){0,2}|pode (?:esquecer|cancelar|apagar|tirar)",
  ownChange: "(?:posso|podemos|da para|da pra|poderia) (?:cancelar|desmarcar|remarcar|mudar)",
};

const gapWords: Readonly<Record<Language, GapWords>> = { en, es, fr, de, pt };

const all = (Object.keys(gapWords) as Language[]).map((language) => ({
  ...gapWords[language],
  reserve: gapWords[language].reserve.map((said) => withWeekdays(said, language)),
  full: impliedWords[language].full,
}));

/** "Ring me when she's free" asks for a person. */
const somebody = "he|she|ella|elle|er|ela|ele";

/** Someone who hopes for what others give back, in whichever order it is said. */
export const joinPatterns: readonly string[] = all.flatMap(
  ({ ifs, gone, barred, gap, tell, full, dropouts, reserve }) => {
    const between = (most: number) => `(?: (?!(?:${barred}) )\\w+){0,${most}}`;
    return [
      `(?:${ifs})${between(11)} (?:${gone})`,
      `(?:${tell})(?: \\w+){0,6} (?:${ifs})(?: (?!(?:${somebody}) )\\w+){0,7} (?:${gap})`,
      `(?:${ifs})${between(11)} (?:${gap})(?: \\w+){0,8} (?:${tell})`,
      // "Friday's full? Give me a shout then."
      `(?:${full})(?: \\w+){0,12} (?:${ifs}|then|entonces|pues|alors|donc|dann|entao)(?: \\w+){0,6} (?:${tell})`,
      `(?:${full})(?: \\w+){0,6} (?:${tell})(?: \\w+){0,6} (?:${ifs})`,
      dropouts,
      ...reserve,
    ];
  },
);

const notToLeave = "(?<!don t |dont |do not |never |no |ne |nicht |nao |not )";

/** Someone who gives up a place, around the list's full name, written as `LIST`. */
export const leavePatterns: readonly string[] = all.flatMap(({ giveUp, givenUp }) => [
  `${notToLeave}(?:${giveUp})(?: (?!(?:put|add|stick|join|pon\\w*|apunta\\w*|met\\w*|setz\\w*|auf|poe|bota|coloca|and|y|et|und|e) )\\w+){0,4} LIST`,
  `LIST (?:${givenUp})`,
]);

export const ownChangePattern = anyInWords(...all.map(({ ownChange }) => ownChange));
