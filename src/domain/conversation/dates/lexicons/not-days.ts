import type { Language } from "../../../languages.ts";
import type { Entry } from "../terms/term.ts";

/** Words beside which a number or a weekday means no day: where somebody lives, money, counts, good wishes. */
export const notDays: Record<Language, readonly Entry[]> = {
  en: [
    ["thanksFor", null, "(thanks|thank you|thx|ty|cheers|ta) (|so much |a million |again |a lot )for"],
    [
      "residence",
      null,
      "live|lives|living|we live|address|neighbour(|s)|neighbor(|s)|next door|across from|opposite|moved to|staying at|beside number|next to number",
    ],
    ["residence", "floor", "floor|storey|buzzer|doorbell"],
    [
      "moneyWord",
      null,
      "quid|bucks|pound(|s)|dollar(|s)|euro(|s)|eur|rupee(|s)|rs|fiver|tenner|cent(|s)|pence|grand|usd|gbp|aud|francs|note(|s)|squid",
    ],
    ["costWord", null, "cost|costs|costing|charge|charges|charged|charging|paid|pay|paying|priced|worth|spent|tip of"],
    [
      "niceWord",
      null,
      "lovely|nice|great|wonderful|fab|fabulous|blessed|happy|beautiful|super|relaxing|fantastic|amazing|brilliant|cracking|peaceful|restful|gorgeous|sunny|grand|merry",
    ],
    ["someArticle", null, "a|an|your"],
    ["manyTimes", null, "been|it s been|for the past|the past|the last|over the last|over the past"],
  ],
  es: [
    ["thanksFor", null, "(|muchas |mil )gracias por"],
    [
      "residence",
      null,
      "vivo|vivimos|vive|viven|vecin(o|a|os|as)|direccion|domicilio|frente a|frente al|enfrente del|enfrente de|al lado del|resido|me mude al|me mude a|junto al",
    ],
    ["residence", "floor", "piso|planta|portal|timbre|depto|departamento"],
    [
      "moneyWord",
      null,
      "lucas|luca|mangos|pavos|pavo|eur(o|os)|dolares|pesos|peso|soles|lana|varos|bolivares|bolos|palos|pe|machacantes|leurillos|centavos|centimos|mil|barras|lucazas|guita|eurillos|pesitos|plata|colones|guaranies|quetzales",
    ],
    [
      "costWord",
      null,
      "cuesta|cuestan|cobra|cobran|cobrais|cobras|cobraron|cobraste|vale|valen|sale|salen|pague|pago|pagas|costaba|costo",
    ],
    [
      "niceWord",
      null,
      "buen|buena|lindo|linda|bonito|bonita|feliz|bello|bella|hermoso|hermosa|excelente|bendecid(o|a)|santo|santa|precios(o|a)|tranquil(o|a)|maravillos(o|a)|gran|genial|estupend(o|a)|fantastic(o|a)|espectacular|magnific(o|a)",
    ],
    ["someArticle", null, "un|una|vuestr(o|a)|su|tu"],
    ["manyTimes", null, "hace|llevo|desde hace|van|hace ya|ya van|llevamos|hacen"],
  ],
  fr: [
    ["thanksFor", null, "(|un grand |mille )merci (|beaucoup |encore |infiniment )pour"],
    [
      "residence",
      null,
      "habite|habitons|habitez|habitent|voisin(|e|s|es)|adresse|en face du|en face de|a cote du|demeure|loge|reste au|face au",
    ],
    ["residence", "floor", "etage|interphone|immeuble"],
    [
      "moneyWord",
      null,
      "balles|euro(|s)|eur|piastres|dollar(|s)|francs|boules|sous|pieces|centimes|piasses|huards|cents|chf|tunes|patates",
    ],
    ["costWord", null, "coute|coutent|coutait|paye|payer|facturez|prenez dans les|tarif de|prix de|valait"],
    [
      "niceWord",
      null,
      "bon|bonne|beau|belle|joyeux|joyeuse|excellent(|e)|doux|douce|merveilleux|merveilleuse|agreable|super|magnifique|saint|sainte|heureux|heureuse|formidable|tres bon|tres belle|paisible|bel",
    ],
    ["someArticle", null, "un|une|votre|ton"],
    ["manyTimes", null, "fait|ca fait|cela fait|voila|depuis|ca va faire|il y a"],
  ],
  de: [
    ["thanksFor", null, "(|vielen |herzlichen |tausend )(danke|dank) (|noch |nochmal |nochmals |schon |vielmals )fur"],
    [
      "residence",
      null,
      "wohne|wohn|wohnen|wohnt|wohnhaft|nachbar(|in|n|s|innen)|adresse|gegenuber|nebenan|daheim in der|zuhause in der|leb|lebe|haus|neben der|neben dem|wohnung",
    ],
    ["residence", "floor", "stock|stiege|stockwerk|etage|top|klingel"],
    [
      "moneyWord",
      null,
      "euro(|s)|eur|ocken|kroten|mause|franken|stutz|stei|kohle|eier|tacken|flocken|piepen|fr|chf|cent|steine|eurolein|hunnis|schleifen",
    ],
    ["costWord", null, "kostet|kosten|kostete|zahle|zahl|zahlte|bezahlt|bezahle|verlangt|verlangen|preis von|gezahlt"],
    [
      "niceWord",
      null,
      "schon(|e|en|er|es)|gut(|e|en|er|es)|gesegnet(|e|en|er|es)|froh(|e|en|er|es)|entspannt(|e|en|er|es)|ruhig(|e|en|er|es)|toll(|e|en|er|es)|wunderbar(|e|en|er|es)|wunderschon(|e|en|er|es)|sonnig(|e|en|er|es)|erholsam(|e|en|er|es)|frohlich(|e|en|er|es)|angenehm(|e|en|er|es)|gemutlich(|e|en|er|es)|herrlich(|e|en|er|es)|feinen|feines|super",
    ],
    ["someArticle", null, "ein|eine|einen|en|nen|ne|euren|ihren|deinen|noch|noch einen|noch eine|noch ein"],
    ["manyTimes", null, "seit|schon seit|die letzten"],
  ],
  pt: [
    ["thanksFor", null, "(obrigad(o|a)|valeu|brigad(o|a)|grat(o|a)) (|mesmo |de novo |imenso |muito )(por|pelo|pela)"],
    [
      "residence",
      null,
      "moro|moramos|mora|moram|vizinh(o|a|os|as)|endereco|morada|em frente ao|em frente do|ao lado do|resido|vivo|vivemos|mudei para o|defronte do|junto ao",
    ],
    ["residence", "floor", "andar|bloco|predio|campainha|interfone"],
    [
      "moneyWord",
      null,
      "paus|contos|conto|reais|real|euro(|s)|eur|pila|pilas|dolares|mangos|pratas|kwanzas|kz|centavos|centimos|mil|contecos|eurinhos|patacos|temers|barao",
    ],
    [
      "costWord",
      null,
      "custa|custam|cobra|cobram|cobraram|cobrou|paguei|pago|pagas|custava|valor de|preco de|sai a|sai por|fica em|fica por",
    ],
    [
      "niceWord",
      null,
      "bom|boa|lind(o|a)|otim(o|a)|optim(o|a)|feliz|excelente|abencoad(o|a)|sant(o|a)|maravilhos(o|a)|tranquil(o|a)|bel(o|a)|fantastic(o|a)|esplendid(o|a)|super|grande|iluminad(o|a)|rica|rico|alegre",
    ],
    ["someArticle", null, "um|uma|vosso|vossa|seu|sua"],
    ["manyTimes", null, "faz|ha|tem|ja faz|ja ha|ja la vao|vao"],
  ],
};
