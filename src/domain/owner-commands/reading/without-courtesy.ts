/** A folded message without greetings, thanks and signs around what it says. */
export const withoutCourtesy = (text: string): string =>
  text
    .replace(/\p{Extended_Pictographic}/gu, " ")
    .replace(/(?<!\d)[.,;](?!\d)|[.,;](?!\d)|[!?¿¡"“”()…*_]/gu, " ")
    .replace(/(\d) ?(?:->|=>|→|➡) ?(\d)/g, "$1 → $2")
    .replace(courtesy, " ")
    .replace(/\s+/g, " ")
    .replace(opening, "")
    .replace(/\s+/g, " ")
    .trim();

const courtesy =
  /(?<![\p{L}\p{N}])(?:please|pls|plz|thanks|thank you|thx|por favor|porfa|porfi|gracias|s'?il (?:te|vous) plait|svp|stp|merci|bitte|danke|obrigad[oa]|pf|pfv|hello|hi there|hey|hi|hola|buenas|buenos dias|buenas tardes|ola|oi|bom dia|boa tarde|boa noite|salut|bonjour|bonsoir|coucou|hallo|moin|servus|guten (?:morgen|tag|abend)|gruss gott|good (?:morning|afternoon|evening)|bot|daybook|ok so|mal(?= bitte)|eben|kurz)(?![\p{L}\p{N}])/gu;

/** How a command is put politely. */
const opening =
  /^(?:sei so (?:lieb|nett|gut) und|tu mir (?:den|einen) gefallen und|be (?:a dear|a darling|an angel|so kind) and|do me a favou?r and|hazme (?:el|un) favor (?:de|y)|se buen[oa] y|sois gentille? et?|fais[- ]moi plaisir et?|faz(?:-me)? (?:um|o) favor (?:de|e)|(?:can|could|would|will) you|you can|i (?:need|want|have|would like|'?d like) to|i'?d like to|i gotta|i have got to|let'?s|right|well|um|erm|just|so|ok|okay|and|puedes|podrias|quiero|tengo que|necesito|hay que|vale|y|a ver|oye|peux[- ]tu|tu peux|pouvez[- ]vous|pourrais[- ]tu|je veux|je dois|il faut|faut|d'?accord|et|alors|kannst du|konntest du|kann man|ich (?:muss|will|mochte|moechte)|wir mussen|also|und|du|pode|voce pode|vc pode|da pra (?=cancelar|mudar|mover|bloquear|desmarcar|remarcar)|preciso|e preciso|tem (?:de|que)(?: [ao](?= \p{L}+r(?!\p{L})))?|tenho (?:que|de)|quero|e|entao|olha)(?![\p{L}\p{N}]) ?/u;
