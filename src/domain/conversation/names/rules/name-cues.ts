/** "E o apelido é Quintela": beside what is said of letters, another part of the name. */
export const ofParts =
  /vorname|nachname|zuname|pr[eé]nom|\bnom\b|first name|last name|surname|apellid|nombre|apelido|sobrenome|\bnome\b/i;

/** The form to write down instead of the whole name. */
export const shortForms =
  /(?:^|(?<![\s,;.(–-])[\s,;.(–-]+)(?:(?:but|though|pero|aunque|mais|aber|mas|so|tú|vos|usted|toi|vous|you|du|please|you can|ye can|bitte|por favor|puede|puedes|pode|vous pouvez)[\s,]+){0,4}(?:just put|put down|put|just write|write down|write|just use|use|just|only|simply|call me|keep it to|(?:stick|pop|jot|get|mark|log)(?: me)? down(?: as)?|go with|make it|apunta|apunte|apúnteme|apúntame|pon|ponga|ponme|póngame|anota|anote|escribe|escriba|solo|sólo|notez|mettez|écrivez|inscrivez|marquez|juste|schreib(?:en|st|t|ens|ts|)|notier(?:en|t|)|tragen|nur|einfach|põe|põem|ponha|bota|bote|coloca|coloque|anota|escreve|escreva|só|apenas)(?:[\s,]+(?:sie|du|ihr|mich|bitte|por favor|please|svp|it|as|it as|me as|me down as|me|down|to|under|como|comme|als|unter|de|a nombre de|em nome de|just|only|nur|einfach|ein|solo|sólo|nada más|nomás|juste|seulement|simplement|só|apenas|aí)){0,6}\s+(?=\p{Lu})/iu;

/** Passports and the like. */
export const papers =
  /passport|licen[cs]e|birth cert|on paper|officially|ausweis|\bpass\b|papier|offiziell|amtlich|\bdni\b|pasaporte|c[eé]dula|carn[eé]|papeles|oficial|carte d'identit|passeport|papiers|officiel|cart[aã]o|\brg\b|\bbi\b|certid|identidade|pap[eé]is|registo|registro/i;

/** Among them, words that only somebody says who gives a name. */
export const writesDown =
  /put|write|down|call me|ap[uú]nt|p[oó]n|anot|escrib|notez|mettez|écrivez|inscrivez|marquez|schreib|notier|trag|põe|ponha|bot[ae]|coloc|escrev/i;

export const introduces =
  /(?:\bi ?'?m|\bi am|names?|name'?s|\bit'?s|this is|called|soy|llamo|llaman|nombre|(?:soy|soy) (?:el|la)|suis|appelle|c'est|moi c|ici|nom|bin|bins|heiß?e|heisse|heiss|name ist|hier|sou|sou [oa]|chamo|aqui é(?: [oa])?|nome|nome é|\b(?:gru(?:ß|ss)|grüße|lg|vg|mfg|regards|rgds|cheers|saludos?|slds|abrazos?|bises|bisous|abra[cç]os?|abs|bjs?|att|nmb?r?e?))[\s:,.]*$/;

export const clockWords = new Set("uhr h hrs hours heures heure horas hora am pm clock".split(" "));

export const thingEndings =
  /.{3}(?:ungs?|ungen|heit|heiten|keit|keiten|schaft|tion|tionen|tat|fahrt|fahrten|stunde|stunden|feier|feiern|zeit|zeiten|termin|termine|party|partys|fest|tage|reise|woche|arbeit|wechsel|messe|schule|stelle|sache|sachen)$/;

/** Folded words that tell how somebody is called: they ask for nobody's call. */
export const tellsName =
  /(?:^| )(?:(?:is|s|are) called|is named|(?:they|we) call (?:him|her)|(?:se|le|la|lo) llama(?:n|mos)?|(?:le|la|lo) (?:dicen|decimos)|s app?ell?e|se nomme|heisst|heissen|heist|chama[mn]? se|se chama[mn]?|chamamos lhe) /;

/** "It's Tomás", "das ist der Tomás": whoever was spoken of, by the name. */
export const pointsAtName =
  /^\W*(?:it'?s|it is|this is|that'?s|names?|name'?s|name is|es|es el|es la|nombre|c'est|son nom|nom|das ist|das wär|ist|name|é|e|seria|nome)(?=[\s:])[\s:]+(?:(?:der|die|el|la|o|a)\s+)?\p{Lu}\p{Ll}+[\p{L}\s.!]{0,12}$/u;
