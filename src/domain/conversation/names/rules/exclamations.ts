/** Sounds and mild oaths that stand where a name could, folded: "phew", "jolín", "vixe". */
const exclamations = `phew whew blimey crikey gosh golly jeepers sheesh ouch oof ooft yikes eek wowzers whoa woah yay yippee hooray hurrah
   huh hm erm um uh ugh argh meh pf pft pst sh damn dang darn heck tsk och crumbs flippin woohoo yeesh ooh lol lmao haha hehe
   uf puf buf jolin jolines jope jopelines ostras ostia hostia caray carajo hijole orale andale guau eh huy uh aja puaj jaja jeje chale
   chispas recorcholis zas vaya caracoles madremia pfiou pfou ouf oulah oula ohlala bigre fichtre mince zut flute mazette diantre punaise puree
   putain oups aie ouille bof beurk waouh ouah wouah youpi sapristi mdr ptdr euh heu puh boah uff uiui oha oje ojemine herrje
   herrjeh achje mannomann menno mannometer donnerwetter potzblitz hoppla autsch aua igitt juhu hurra yippie krass jesses jessas nanu
   na naja ahm ahem soso hach pah verdammt mist sakra sapperlot vixe vixi eita eitcha puxa poxa caraca credo uau ih oba oxe oxente uai arre
   schade dommage lastima chapeau socorro auxilio hilfe sorry pardon perdon desculpa desculpe bitte
   fonix irra aff afe putz pqp mds rsrs kkk`;

const known = new Set(exclamations.split(/\s+/));

/** What people exclaim, however long its letters are held, or a syllable said three times: "ufff", "uiuiui". */
export const isExclamation = (word: string): boolean =>
  known.has(word) || known.has(withoutDoubles(word)) || /^(\p{L}{1,2})\1{2,}\p{L}?$/u.test(word);

const withoutDoubles = (word: string): string => word.replace(/(\p{L})\1+/gu, "$1");

/** The same text with what is exclaimed blanked out where it holds somebody's name: "Ben dis donc", "Great Scott". */
export const withoutExclamations = (text: string): string =>
  named.test(text) ? text.replace(everyNamed, (found) => " ".repeat(found.length)) : text;

const phrases = [
  "ben (?:dis donc|voyons|oui|non|mince|zut|alors|ça alors|ca alors|tiens)",
  "(?:nom d'un chien|dis donc|ça alors)",
  "(?:great scott|gordon bennett|bob's your uncle|holy (?:moly|moley|smokes|cow|mackerel|mary)|good (?:lord|grief|heavens|gracious)|sweet jesus|jesus christ|for pete's sake|for heaven's sake|oh my (?:god|days|goodness|word)|my word)",
  "(?:madre m[ií]a|dios m[ií]o|santo dios|virgen santa|virgen del pilar|ave mar[ií]a(?: pur[ií]sima)?|jes[uú]s mar[ií]a(?: y jos[eé])?|por dios|santo cielo)",
  "(?:vierge marie|doux j[eé]sus|jésus marie(?: joseph)?|mon dieu|bonne mère|sainte marie)",
  "(?:(?:jesus,? )?maria und josef|heilige maria(?: mutter gottes)?|jesses maria|um gottes willen|mein gott|oh gott|ach gott|mein lieber (?:scholli|schwan|mann|herr gesangsverein)|holla die waldfee|alter schwede|mann oh mann|herr im himmel|ach du (?:liebe zeit|meine güte|lieber himmel))",
  "(?:(?:minha )?nossa senhora|meu deus(?: do c[eé]u)?|virgem maria|jesus cristo|valha-me deus|ave maria|minha m[aã]e do c[eé]u|cruz credo|puxa vida|m[aã]e do c[eé]u)",
];
const [named, everyNamed] = ["iu", "giu"].map(
  (flags) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join("|")})(?![\\p{L}\\p{N}'’-])`, flags),
) as [RegExp, RegExp];
