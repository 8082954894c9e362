import { patternInWords } from "../../words/pattern-in-text.ts";

/** Whether another hour of the day is wanted than the one offered: "Monday, but later", "das ist mir zu früh", "pas si tard". */
export const readThanOffered = (words: string): "earlier" | "later" | null => {
  if (!mayCompare.test(words) || excuses.test(words)) return null;
  const [isLater, isEarlier] = [later.test(words), earlier.test(words)];
  return isLater === isEarlier ? null : isLater ? "later" : "earlier";
};

/** A word for early or late: most messages have none. */
const mayCompare = /late|earl|soon|spat|fruh|eher|tarde?|tempran|pronto|antes|tot|cedo/;

const a = "(?:a |a little |a bit |just |somewhat ){0,4}";
const de = "(?:etwas |ein |bisschen |bissl |bissel |wenig |halt ){0,4}";
const es = "(?:un |una |poco |poquito |algo |pelin |chin ){0,4}";
const fr = "(?:un |peu |chouia |petit ){0,4}";
const pt = "(?:um |pouco |pouquinho |bocado |bocadinho ){0,4}";

/** "But much", "aber viel": words of degree, and no stretch of time, which is counted elsewhere. */
const but =
  "(?:but|though|aber|pero|mais|mas) (?:(?!(?:an?|one|half|ein\\w*|une?|una|uma?|halb\\w*|weeks?|days?|hours?|wochen?|tage?|stunden?|semanas?|dias?|horas?|semaines?|jours?|heures?|minut\\w*) )[a-z]+ ){0,2}";

const later = patternInWords(
  `${but}(?:later|spater|mas tarde|mas tardecito|plus tard|mais tarde)`,
  `(?:but|just|only|bit|little|after all|preferably) ${a}later(?: on)?|(?:too|that) early|too soon|not (?:so|that|as|quite so) early|later (?:in|on|that|the same) (?:the )?(?:same )?day`,
  `(?:aber|nur|bloss|halt|lieber|bisschen|bissl|bissel|etwas|wenig|dafur) ${de}spater|zu fruh|(?:nicht|net|ned|nit) (?:ganz )?so fruh|spater am (?:selben |gleichen )?tag`,
  `(?:pero|solo|poco|poquito|algo|nomas|aunque|eso si) (?:que )?${es}mas (?:tarde|tardecito)|(?:muy|demasiado|re|tan) temprano|(?:muy|demasiado) pronto|mas tarde (?:ese|el mismo|en el) (?:mismo )?dia`,
  `(?:mais|juste|seulement|peu|plutot) ${fr}plus tard|(?:trop|pas si|pas aussi) tot|plus tard (?:dans la|le meme|ce meme) (?:journee|jour)`,
  `(?:mas|so|pouco|pouquinho|porem|bocado) (?:que )?${pt}mais tarde|(?:muito|demasiado|tao) cedo|mais tarde (?:no|nesse|neste|do) (?:mesmo )?dia`,
);

const earlier = patternInWords(
  `${but}(?:earlier|fruher|mas temprano|plus tot|mais cedo)`,
  `(?:but|just|only|bit|little|after all|preferably) ${a}(?:earlier|sooner)|(?:too|that) late|not (?:so|that|as|quite so) late|earlier (?:in|on|that|the same) (?:the )?(?:same )?day`,
  `(?:aber|nur|bloss|halt|bisschen|bissl|bissel|etwas|wenig|dafur) ${de}(?:fruher|eher)|zu spat|(?:nicht|net|ned|nit) (?:ganz )?so spat|fruher am (?:selben |gleichen )?tag`,
  `(?:pero|solo|poco|poquito|algo|nomas|aunque|eso si) (?:que )?${es}(?:mas (?:temprano|tempranito|pronto)|antes)|(?:muy|demasiado|re|tan) tarde|mas temprano (?:ese|el mismo|en el) (?:mismo )?dia`,
  `(?:mais|juste|seulement|peu|plutot) ${fr}plus tot|(?:trop|pas si|pas aussi) tard|plus tot (?:dans la|le meme|ce meme) (?:journee|jour)`,
  `(?:mas|so|pouco|pouquinho|porem|bocado) (?:que )?${pt}mais cedo|(?:muito|demasiado|tao) tarde|mais cedo (?:no|nesse|neste|do) (?:mesmo )?dia`,
);

/** "Sorry to write so late", "if it isn't too late", "as early as possible": nothing of the hour that is offered. */
const excuses = patternInWords(
  "sorry|writ\\w+|text\\w*|messag\\w+|reply\\w*|if it s(?: not)?|possible|hope|is it|asap",
  "sorry|entschuldig\\w*|schreib\\w*|meld\\w*|antwort\\w*|falls|wenn s|wenn es|moglich|hoff\\w*|ist es",
  "perdon\\w*|disculp\\w*|escrib\\w*|contest\\w*|respond\\w*|si no es|posible|espero|no es",
  "desole\\w*|pardon|excus\\w*|ecri\\w*|repond\\w*|si ce n est|s il n est|possible|espere|est il|c est pas|n est pas",
  "desculp\\w*|escrev\\w*|respond\\w*|se nao for|possivel|espero|nao e",
);
