/** Folded words by language, English, Spanish, French, German and Portuguese; `_` is a space, the rest is as in an expression. */

/** What only children are called, so that an article before it is enough: "a bairn", "el nene", "an Buam", "pro guri". */
export const onlyChildren = [
  "kiddies? kiddos? bairns? weans? nippers? toddlers? tots? tykes? sprogs? schoolboy schoolgirl wee_(?:one|girl|boy|lad|lass|lassie|man)s? little_(?:one|girl|boy|lad|lass|man)s?",
  "nen[ea]s? pib[ea]s? chamac[oa]s? chamaquit[oa]s? guaguas? cri[oa]s? chiquit[oa]s? chiquitin\\w* chiquilin\\w* chiquill[oa]s? peques? pequenaj[oa]s? chavalin\\w* gurrumin[oa]s? hijit[oa]s? ninit[oa]s? botijas? mocos[oa]s? churumbel(?:es)? escuincl[ea]s? patoj[oa]s?",
  "gamine?s? gosses? momes? minots? marmots? mioches? bambins? petiote?s? loupiote?s? fistons? garconnets? fillettes? tout_petits? petits?_(?:gars|loup|bonhomme) petit_(?:bout|garcon|dernier) petite_(?:derniere|puce) bouts?_de_chou p_tite?s?_(?:bouts?|gars|loups?|filles?) ti_gars ti_cul",
  "knirpse? bub bubn bubi bua buam bueb bueben? buben buberl lutten? lutter steppkes? dreikasehochs? zwergerl maderl madle? meitli meitschi pimpf stopsel racker kleinkind kleinkinder sohnchen sohnemann tochterchen tochterl[ei]",
  "miud[oa]s? guri guri[as] gurias gurizada pias? piazinhos? moleques? molecas? molecada garotinh[oa]s? menininh[oa]s? pequenin[oa]s? pequerruch[oa]s? gaiat[oa]s? catrai[oa]s? put[oa]s?_pequen[oa]s? menin[oa]s? filhinh[oa]s? caculas? pimpolh[oa]s? bebes?",
].join(" ");

/** What children are called among others: only whose they are, or that it is for them, says so ("my boys", "für die Kinder"). */
export const oftenChildren = [
  "boys? kids youngster",
  "ninos ninas enan[oa] chiqui",
  "enfants loulous? louloutes? p_tite? p_tits",
  "kinder zwerge? wichtel dirndl kleinen_mann",
  "criancas garot[oa]",
].join(" ");

/** Who may be grown up as well, where nobody says how old they are. */
export const sonsAndDaughters = [
  "sons? daughters?",
  "hij[oa]s?",
  "fils filles?",
  "sohne? tochter jungs",
  "filh[oa]s?",
].join(" ");

/** Others who may be grown up, or who may be something else: how old they are says that they are children. */
const perhapsChildren = [
  "girls? lads? lass(?:es)? kid child youngest eldest oldest grandsons? granddaughters? nephews? nieces? stepsons? stepdaughters? baby",
  "nin[oa] niet[oa]s? sobrin[oa]s? ahijad[oa]s? chaval[oa]? princesa",
  "gars garcons? enfant petite? neveux? nieces? filleule? puce bonhomme poussin",
  "kind jungen? madels? madchen enkel enkelin enkerl neffen? nichten? prinz prinzessin maus spatz",
  "net[oa]s? sobrinh[oa]s? pequen[oa] crianca afilhad[oa] principe",
].join(" ");

/** Whose somebody is. */
export const mine =
  "(?:my|our|mi|mis|nuestr[oa]s?|mon|ma|mes|notre|nos|mein|meine[nmr]?|unser|unsere[nmr]?|meus?|minhas?|noss[oa]s?)";

/** Any of the words of a list. */
export const anyOf = (words: string): string => `(?:${words.split(" ").join("|").replaceAll("_", " ")})`;

/** Whoever is a child, or may be one. */
export const anyChild = anyOf(`${onlyChildren} ${oftenChildren} ${sonsAndDaughters} ${perhapsChildren}`);
