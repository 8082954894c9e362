/** After a hand-over: asks when somebody will answer, or says that they wait. The whole message, as folded words. */
export const awaitsAnswer = (words: string): "when" | "wait" | null => {
  if (when.test(words)) return "when";
  return wait.test(words) ? "wait" : null;
};

const lead =
  "(?:(?:ok|okay|k|and|but|so|great|thanks|thank you|cool|fine|alright|und|aber|gut|alles klar|danke|ja|na gut|in ordnung|y|pero|vale|bueno|gracias|de acuerdo|dale|et|mais|bon|merci|d accord|tres bien|ca marche|e|mas|ta|bom|ta bom|tudo bem|beleza|obrigad[oa]|certo|yes|si|oui|sim) )*";
const whole = (...patterns: readonly string[]): RegExp => new RegExp(`^${lead}(?:${patterns.join("|")})$`);

const when = whole(
  "when(?: (?:exactly|roughly|about|is that|will that be|then))?|(?:when|how soon|what time|how long (?:before|until|till)) (?:will|can|are|is|do|would|should|does) (?:\\w+ ){0,3}(?:call|ring|reply|answer|write|get back|be in touch|contact|hear|respond|come back)\\w*(?: \\w+){0,4}|how long (?:will (?:it|that|they|this) (?:take|be)|does (?:it|that) take|is that)|what (?:happens|now|next|are you (?:going to|gonna) do)(?: \\w+){0,3}|(?:will|is|are) (?:they|someone|somebody|you) (?:going to |gonna )?(?:call|ring|reply|get back)(?: \\w+){0,4}",
  "(?:bis )?wann(?: denn)?(?: (?:ungefahr|etwa|genau|ca|circa|so|das))?|wann (?:\\w+ ){0,4}(?:an|melde\\w*|anruf\\w*|antwort\\w*|zuruck|rechnen|bescheid)(?: \\w+){0,3}|wie lange (?:dauert|wird|muss ich)(?: \\w+){0,4}|was (?:machen|macht|passiert|tun|tut) (?:sie|ihr|jetzt|nun|da|man)(?: (?:jetzt|nun|da|denn))?|und (?:jetzt|nun)|was nun",
  "(?:para )?cuando(?: (?:mas o menos|exactamente|seria|sera))?|(?:cuando|a que hora|en cuanto) (?:\\w+ ){0,3}(?:contest|respond|llam|escrib|avis)\\w*(?: \\w+){0,3}|cuanto (?:tardan?|tardais|tardara|tardaran|hay que esperar|tiempo)(?: \\w+){0,4}|(?:y )?ahora que|que (?:vais|van) a hacer|que pasa ahora",
  "quand(?: (?:ca|exactement|environ|a peu pres))?|vers quand|c est pour quand|(?:quand|vers quelle heure|dans combien de temps) (?:\\w+ ){0,5}(?:repon|appel|rappel|contact|recontact|ecri)\\w*(?: \\w+){0,3}|(?:vous|on|ils|elle|il) (?:m |me )?(?:repond|rappel|appel|recontact)\\w* quand|(?:ca|cela) (?:prend|va prendre) combien de temps|combien de temps(?: \\w+){0,4}|(?:et )?maintenant|vous (?:allez )?fai(?:tes|re) quoi(?: maintenant)?|qu est ce qu\\w* (?:\\w+ ){0,3}maintenant",
  "quando(?: (?:mais ou menos|exatamente|seria|sera))?|(?:quando|que horas|em quanto tempo) (?:\\w+ ){0,4}(?:respond|lig|retorn|fal|entr|chama)\\w*(?: \\w+){0,4}|(?:vai |vao )?demora(?:r|m)?(?: (?:muito|quanto))?|quanto tempo(?: \\w+){0,4}|e agora|o que acontece agora|o que (?:vao|voces vao) fazer(?: agora)?",
);

const wait = whole(
  "(?:i ll|ill|i will|i m|im|i can|we ll) (?:just )?(?:wait\\w*|hang on|hold on|stand by)(?: (?:here|then|thanks|for (?:it|them|that|you|now|your (?:call|reply))))*|waiting(?: then)?",
  "(?:dann )?(?:ich )?wart(?:e|en wir)?(?: (?:ich|i))?(?: (?:dann|hier|so lange|solange|halt|mal|auf (?:antwort|den anruf|ihre antwort|eure antwort)|danke))*",
  "(?:me )?(?:espero|esperare|esperamos|aqui espero|quedo a la espera|quedo atent[oa]|estare esperando)(?: (?:aqui|entonces|respuesta|su respuesta|la llamada|gracias))*",
  "(?:j (?:attends?|attendrai)|jattends|je (?:patiente|vais attendre|reste en attente))(?: (?:alors|ici|votre (?:reponse|appel)|merci))*",
  "(?:(?:eu )?vou (?:aguardar|esperar)|aguardo|espero|fico (?:no aguardo|a espera|aguardando|esperando)|no aguardo|to aguardando|estou aguardando)(?: (?:entao|aqui|obrigad[oa]|retorno|o retorno|resposta|a resposta))*",
);
