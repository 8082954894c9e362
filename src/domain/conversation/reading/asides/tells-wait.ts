import { anyInWords } from "../../words/patterns/any-in-words.ts";

const long =
  "(?:\\w+ )?(?:min(?:s|utes?)?|hours?|hrs?|mins|ages|forever|half an hour|an hour|\\d+)(?! (?:weeks?|days?|months?|years?))";

/**
 * Has been kept waiting at the door or on the phone: "been waiting 20 min and nobody's called me". Who waits for a reply or for days waits
 * for something else.
 */
export const tellsWait = (words: string): boolean => waits.test(words) && !forElse.test(words);

const waits = anyInWords(
  `(?:been |ve been |was |were |kept |left )?(?:waiting|waited|sitting here|sat here|sat waiting|standing here|stood here)(?: \\w+){0,5}? (?:for )?(?:over |almost |nearly |about |like |more than )?(?:${long})|kept (?:me |us )?waiting`,
  "(?:(?:warte|wart|gewartet|warten)(?: \\w+){0,6}?|(?:sitze?|stehe?)(?: \\w+){0,3}? seit(?: \\w+){0,3}?) (?:minuten|min|stunden?|std|ewig\\w*|ewigkeit)|(?:minuten|min|stunden?|std|ewig\\w*)(?: \\w+){0,3}? (?:gewartet|warten|rumgesessen|gesessen)",
  "(?:esperando|esperar|espere|esperado|espero|esperamos)(?: \\w+){0,5}? (?:minutos?|min|mins|horas?|hora|siglos|rato)|(?:minutos?|min|horas?|rato)(?: \\w+){0,3}? (?:esperando|de espera)",
  "(?:attend\\w*|patient\\w*|poireaut\\w*)(?: \\w+){0,5}? (?:minutes?|min|mins|mn|heures?|h|plombes?|longtemps|des lustres)|(?:minutes?|min|mn|heures?|plombes)(?: \\w+){0,3}? (?:que j attends|qu on attend|que j attendais|d attente|a attendre|que je poireaute)",
  "(?:esperando|esperar|esperei|espero|esperamos|a espera)(?: \\w+){0,5}? (?:minutos?|min|mins|horas?|hora|seculos|tempao)|(?:minutos?|min|horas?|tempao)(?: \\w+){0,3}? (?:esperando|de espera|a espera|que espero)",
);

const forElse = anyInWords(
  "(?:for|on) (?:a|your|an|the) (?:reply|answer|response|slot|appointment)|can i|could i|how long|will i|do i|i ll|ill|should i|happy to wait|can wait|don t mind|would i|traffic|bus|train|tube|taxi|running late|be late|stuck",
  "auf (?:eine |deine |eure |ihre )?(?:antwort|ruckmeldung|termin|einen termin)|kann ich|wie lange|muss ich|konnte ich|warteliste|stau|bus|bahn|zug|tram|spater|verspat\\w*",
  "(?:una |su |tu |la )?respuesta|puedo|cuanto|tengo que|hay que|lista de espera|bus|autobus|tren|metro|trafico|atasco|llego|llegare",
  "(?:une |votre |ta |la )?reponse|je peux|combien|faut il|dois je|liste d attente|bus|train|metro|rer|tram|bouchons?|en retard",
  "(?:uma |sua |a )?resposta|posso|quanto|tenho que|lista de espera|onibus|autocarro|trem|comboio|metro|transito|atrasad[oa]",
);
