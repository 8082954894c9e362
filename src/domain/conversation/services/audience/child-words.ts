/** Everyday and regional words for children, after one that introduces somebody: "de nene", "an Buam", "pro guri". */
export const namesChild = (words: readonly string[]): boolean => {
  const text = ` ${words.join(" ")} `;
  return littleOnes.test(text) || smallAtEnd.test(text) || ofAge.test(text);
};

const introduced =
  "(?:a|an|the|for|my|our|de|del|d|des|un|una|unos|unas|los|las|la|el|al|para|pa|pal|mi|mis|nuestr[oa]|um|uma|o|os|as|do|da|dos|das|ao|pro|pra|pros|pras|meu|minha|nosso|nossa|le|les|du|pour|mon|ma|mes|notre|nos|ein|eine|einen|einem|der|die|den|dem|das|am|n|nen|fur|furn|furs|vom|zum|beim|mein\\w*|unser\\w*|haarschnitt|schnitt|coupe|corte)";

const english =
  "kiddies?|kiddos?|bairns?|weans?|nippers?|toddlers?|tots?|wee (?:one|girl|boy|lad|lass|lassie)s?|little (?:one|girl|boy|lad|lass|man)s?|schoolboy|schoolgirl";
const spanish =
  "nen[ea]s?|pib[ea]s?|chamac[oa]s?|chamaquit[oa]s?|guaguas?|cri[oa]s?|chiquit[oa]s?|chiquilin\\w*|chiquill[oa]s?|peques?|pequenaj[oa]s?|chavalin\\w*|gurrumin[oa]s?|hijit[oa]s?|ninit[oa]s?|botijas?|mocos[oa]s?";
const french =
  "gamine?s?|gosses?|mome?s?|minots?|marmots?|mioches?|bambins?|petiote?s?|loupiote?s?|fistons?|garconnets?|fillettes?|tout petits?|petits? (?:gars|bout|loup|bonhomme)|bouts? de chou|p tite?s? (?:bouts?|gars|loups?|filles?)";
const german =
  "knirpse?|bub|bubn|bua|buam|bueb|buebe|buben|lutten?|lutter|steppkes?|dreikasehochs?|zwergerl|maderl|madl|dirndl|kiddies|pimpf|stopsel|racker|kleinkinder|kleinkind";
const portuguese =
  "miud[oa]s?|guri[as]?|gurias|gurizada|pias?|piazinhos?|moleques?|molecas?|molecada|garotinh[oa]s?|menininh[oa]s?|pequenin[oa]s?|gaiat[oa]s?|catrai[oa]s?|put[oa]s? pequen[oa]s?|menin[oa]s?|bebes?";

const littleOnes = new RegExp(` ${introduced} (?:${[english, spanish, french, german, portuguese].join("|")}) `);

/** "Ein Mädel von 7". */
const ofAge = / (?:madels?|jungen?|kind|kleine[nrs]?) von (?:[1-9]|1[0-2]) /;

/** "Für die Kleinen", "pra pequena": nothing follows that would be small. */
const smallAtEnd =
  / (?:(?:fur|furn) (?:(?:die|den|meinen?|meine|unseren?|unsere) )?klein(?:e|en)|para? (?:mi |mis |el |la |los |las )?pequen[oa]s?|(?:pra|pro|pras|pros|para [oa]s?) (?:meus? |minhas? )?pequen[oa]s?|pour (?:les|mes|nos) petits) $/;
