/** Whether a message asks if somebody does what is wanted: "does Lucía do those?", "eso lo hace Ana?". */
export const asksAbility = (words: string, isQuestion: boolean): boolean =>
  asking.test(words) || (isQuestion && doing.test(words) && !ofClient.test(words));

/** "Can I come to Ana?", "do you do balayage?" ask something else. */
const ofClient =
  /(?:^| )(?:(?:can|could|may|do|shall) (?:i|we|you)|puedo|podemos|podria|haceis|haces|hacen|je peux|puis je|vous faites|tu fais|kann (?:ich|man)|konnte ich|konnen (?:wir|sie)|macht ihr|posso|podemos|voces fazem|voce faz)(?= |$)/;

/** As a question even without its mark. */
const asking =
  /(?:^| )(?:(?:does|can|could|would|will|is) (?!i |we |you |u |it |that |there )(?:\w+ ){1,3}(?:do|does|able to|offer)(?: |$)|do you know if (?:\w+ ){1,3}(?:does|can)(?: |$)|(?:\w+ )does (?:that|those|it|these|them|this)(?: \w+){0,12} (?:right|no|too)$|(?:sabe|puede) (?:\w+ )?hacer\w*|(?:lo|la|eso) (?:tambien )?(?:lo )?hace|peut (?:le |la |les )?faire|sait (?:le )?faire|(?:macht|kann|bietet) (?!ich |man |wir |sie |ihr |es )(?:die |der )?\w+ (?:das|sowas|so was|es|sie|ihn)(?: |$)|(?:das|sowas) (?:macht|kann)(?: |$)|(?:sabe|pode|consegue) fazer|(?:isso|isto) (?:a |o )?\w+ faz)/;

const doing =
  /(?:^| )(?:does|do|offers?|able|hace|haria|hacerlo|encarga|ofrece|realiza|fait|fasse|faire|propose|realise|macht|bietet|kann|faz|fazer|trabalha|oferece)(?= |$)/;
