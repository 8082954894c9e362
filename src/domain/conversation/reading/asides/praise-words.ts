import { toWords } from "../../phrases/read-phrases.ts";
import { foldText } from "../../words/fold-text.ts";
import { patternInWords } from "../../words/pattern-in-text.ts";

const gratitude = patternInWords(
  "thanks|thank (?:you|u|ya)|thx|tnx|ty|cheers|grateful",
  "danke\\w*|dankschon|merci|bedank\\w*|dank",
  "gracias|grax|grcs|agradec\\w+",
  "merci\\w*|remerci\\w+",
  "obrigad\\w+|obg|brigad\\w+|agradec\\w+|valeu|vlw|grat[oa]",
);

/** What somebody was done, or whoever did it. */
const done = patternInWords(
  "(?:my|the) (?:new )?(?:hair\\w*|cut|colou?r|beard|nails|brows|balayage|fringe|highlights|look|result)|(?:you|u) (?:all |guys |lot )?did|last (?:time|visit|week)|yesterday",
  "(?:die|meine|der|mein|das) (?:neuen? )?(?:haar\\w*|schnitt|haarschnitt|farbe|bart|nagel|balayage|pony|strahnen|ergebnis|frisur)|letztes mal|gestern|geworden",
  "(?:el|mi|la|las|los|mis|tu) (?:pelo|cabello|corte|color|barba|unas|cejas|balayage|flequillo|mechas|resultado|trabajo)|quede|quedo|quedaron|me (?:ha|han) quedado|ayer",
  "(?:ma|mes|mon|la|le|les|votre) (?:nouvelle )?(?:coupe|cheveux|couleur|barbe|ongles|balayage|frange|meches|resultat|coiffure|travail)|la derniere fois|hier",
  "(?:o|meu|a|minha|as|os|minhas|meus) (?:cabelo|corte|cor|barba|unhas?|sobrancelhas?|balayage|franja|luzes|mechas|resultado|trabalho)|ficou|fiquei|ficaram|ontem",
);

const praising = patternInWords(
  "amazing|lovely|gorgeous|great|brilliant|beautiful|fab\\w*|perfect|stunning|so (?:happy|pleased|good|nice)|really (?:happy|pleased)|(?:love|loved|adore|loving)(?: it)?|delighted|chuffed|over the moon|fantastic|wonderful|awesome",
  "mega|super|toll|klasse|spitze|wunderschon|wunderbar|perfekt|genial|traumhaft|hammer|begeistert|schon geworden|zufrieden|happy|gefallt|gefallen|liebe (?:es|ihn|sie|meine\\w*|den|die|das)|glucklich|schick|top|geil",
  "encantad[oa]s?|preci?os\\w+|genial|perfect\\w+|divin[oa]s?|guap\\w+|bonit\\w+|lind[oa]s?|hermos\\w+|me encanta\\w*|feliz|content\\w+|espectacular|maravill\\w+|fenomenal|increible|estupend\\w+|super|mono|monisim\\w+|de lujo",
  "super|magnifique|parfait\\w*|genial\\w*|canon|ravi\\w*|j adore|adore|contente?s?|sublime|top|belle|tres beau|nickel|satisfait\\w*|enchante\\w*|trop bien|geniaux",
  "amei|amando|amo|adorei|adoro|lind[oa]s?|maravilh\\w+|perfeit\\w+|otim[oa]|feliz|arras\\w+|top|incrivel|show|bel[oa]|lindissim\\w+|gostei|encantad\\w+|satisfeit\\w+|espetacular",
);

/** What would make it a complaint, or a wish. */
const against = patternInWords(
  "not|n t|don t|didn t|isn t|wasn t|but|ruined|wrong|awful|terrible|refund|want|need|can i|could i|book|appointment|would love|would like|d love|d like|love to|love a|next|tomorrow|when|how|what",
  "nicht|kein\\w*|aber|leider|schlecht|furchtbar|brauche?|mochte|will|hatte gern|termin|morgen|wann|wie|was|wieder",
  "no|pero|sin|mal|horrible|fatal|quiero|necesito|quisiera|queria (?:un|una|pedir|reservar|cita)|querria|cita|turno|manana|cuando|cuanto|hora|reservar",
  "pas|mais|rate\\w*|horrible|voudrais|veux|besoin|souhait\\w+|rdv|rendez vous|demain|quand|combien|aimerais|reserver",
  "nao|mas|pena|horrivel|pessim\\w+|quero|queria (?:um|uma|marcar)|preciso|gostaria|horario|marcar|amanha|quando|quanto|agendar",
);

const asksHowWeAre = patternInWords(
  "how (?:are|r) (?:you|u|ya)(?: (?:all|guys|doing|today|keeping))*|how s it going|hows it going|how are things|hope (?:you|u|ya) ?(?:re|are|r)? (?:all )?(?:well|good|ok)",
  "wie geht(?:s| es)?(?: (?:dir|euch|ihnen|so|heute|denn))*|alles (?:gut|klar) bei (?:euch|ihnen|dir)|na wie gehts",
  "(?:q|que) tal(?: (?:estas|estais|estan|va|todo|andas|andais|hoy))*|como (?:estas|estais|estan|andas|andan|va (?:todo|eso)|vas)(?: (?:hoy|todo))*",
  "(?:comment )?(?:ca va|vous allez bien|allez vous|tu vas|vas tu)(?: (?:bien|aujourd hui|chez vous))*",
  "tudo (?:bem|bom|certo|joia|tranquilo)(?: (?:com (?:voce|vc|voces|vcs)|por ai|contigo|ai))*|como (?:vai|vao|esta|estao|voce esta|vc ta|vcs tao)(?: (?:voce|voces|vc|vcs|hoje))*|td bem",
);

/** What greets and calls somebody, beside that. */
const greeting = patternInWords(
  "hi\\w*|hey\\w*|hello|hiya|good (?:morning|afternoon|evening)|there|all|everyone|guys|ladies|girls|love|hun|today|lovely|x+",
  "hallo\\w*|hi|hey|guten (?:tag|morgen|abend)|moin|servus|gruss gott|na|ihr lieben|zusammen|heute|so",
  "hola\\w*|buen[oa]s?|dias|tardes|noches|guap\\w+|chic[oa]s|hoy|carino|reina|cielo|amor|preciosa|hermosa|oye|ey",
  "bonjour|salut|coucou|hello|bonsoir|bjr|slt|aujourd|hui|les filles|tout le monde|et",
  "oi\\w*|ola|bom|boa|dia|tarde|noite|gente|meninas|querida|linda|flor|hoje|amiga|e ai",
);

export type Praise = "thanks" | "howAreYou";

/** Thanks with a kind word for what was done, or a word about how we are, and nothing else that is wanted. */
export const readPraise = (text: string): Praise | null => {
  const words = toWords(foldText(text));
  const isAsked = asksHowWeAre.exec(words);
  if (isAsked && words.replace(asksHowWeAre, " ").replace(allOf(greeting), " ").trim() === "") return "howAreYou";
  if (/[?¿]/.test(text) || /\d/.test(words) || against.test(words) || !praising.test(words)) return null;
  return gratitude.test(words) || done.test(words) ? "thanks" : null;
};

const allOf = (pattern: RegExp): RegExp => new RegExp(pattern.source, "g");
