import { allPhrases } from "../phrases/all-phrases.ts";

/**
 * "Excusez-moi", "disculpe", "G'day": someone who is addressed that way isn't introduced. A greeting is one however long its
 * letters are held: "heyyy".
 */
export const isCourtesy = (word: string): boolean => {
  if (/^\p{L}{2,}-(?:moi|nous|vous|me|nos|lhe|lhes)$/u.test(word)) return true;
  const known = courtesies();
  return known.has(word) || known.has(word.replace(/(\p{L})\1+/gu, "$1"));
};

/** Thanks and greetings as they are shortened in a hurry. */
const shortened = `thx thnx tks tysm plz pls plss rgds grcs grax slds porfa porfis xfa xfi porfi mrc mci stp svp cdt cdlt dnk dankeee lg vg mfg glg vlg
   abs att atte bjs bj bjo bjinho cumps cptos vlw obg obgd obrg obrigad pf pfv`;

const excuses = `sorry excuse pardon please hello listen wait apologies disculpe disculpa disculpen disculpad disculpame disculpeme perdon
   perdone perdona perdonen perdonad perdoname oiga oye oigan oid mire miren escuche escucha digame dime permitame permiso
   excusez excuse pardonnez desole desolee dites allo coucou attendez ecoutez tenez regardez bonjour bonsoir
   entschuldigung entschuldige entschuldigen entschuldigt verzeihung verzeihen verzeih tschuldigung horen warten schauen hallo
   desculpe desculpa desculpem desculpas perdao perdoe licenca escute escuta diga espere olhe alo`;

/** Beside those with which a conversation begins or ends: how people greet in other places, and what they exclaim. */
const greetings = `gday g'day howdy heya hullo ello morning mornin evening evenin afternoon cheers ta oi ahoy namaste vanakkam salaam
   salam aloha ciao cia hallihallo huhu gude grussi grussle griassdi griasseich gruezi gruessech hoi sali salu tach tachchen mahlzeit
   moinsen servas habedere ade holi holis holaa quiubo quihubo epa epale aupa wena wenas ey saluditos yop wesh cc rebonjour rebonsoir
   hey yo opa oie oii salve ui eai opah ufa nossa caramba ay uy uff ups oops wow omg ok okay vale venga anda bah ben bon voila hein
   tja na ach oh ah aha boa bora ola alo alors super genial merci danke gracias obrigada obrigado thanks thx bitte gotcha autocorrect autokorrekt autokorrektur autocorrector autocorrecteur correcteur corretor`;

/** What people say they are, with a capital in some language, and are not called: "I'm Scottish", "ich bin Rentner". */
const kinds = `scottish british irish welsh english american australian canadian indian dutch polish italian spanish french portuguese
   brazilian german mexican swiss austrian rentner rentnerin stammkunde stammkundin neukunde neukundin kunde kundin student studentin
   schuler schulerin azubi anfanger anfangerin linkshander linkshanderin vegetarier veganer brillentrager brillentragerin allergiker
   allergikerin diabetiker diabetikerin deutscher deutsche schweizer schweizerin osterreicher osterreicherin espanol espanola mexicano
   mexicana argentino argentina francais francaise parisien parisienne belge portugues portuguesa brasileiro brasileira paulista
   carioca wahnsinn hammer knaller gipfel bruller traum horror aries tauro geminis sagitario capricornio acuario piscis`;

/** Words for the parts of a name: "Resi der Vorname". */
const nameParts =
  "vorname vornamen nachname nachnamen familienname zuname rufname prenom surname forename apellido apellidos sobrenome apelido";

let known: ReadonlySet<string> | undefined;

const courtesies = (): ReadonlySet<string> => {
  known ??= new Set([
    ...`${excuses} ${greetings} ${kinds} ${shortened} ${nameParts}`.split(/\s+/),
    ...Object.values(allPhrases).flatMap(({ whole: { hello, thanks, bye } }) => [...hello, ...thanks, ...bye]),
  ]);
  return known;
};
