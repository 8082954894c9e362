/** Words for hair ask for a cut only if no other service for hair is named. */
export const isHairWord = (word: string): boolean => hairWords.has(word);

const hairWords = new Set(
  "hair cabello cabelo cheveux haare haar hoor mop mane locks tignasse tifs criniere melena grenas cabellera pelito juba cabeleira matte mahne haarpracht".split(
    " ",
  ),
);

/** Whether a word names a service that is neither a cut nor a beard: in "dye my hair" the hair isn't a cut. */
export const isOtherService = (word: string): boolean => (serviceOf.get(word) ?? 0) > 2 && !isHairWord(word);

/** Whether a word names a service of any trade. */
export const isServiceWord = (word: string): boolean => serviceOf.has(word);

/**
 * The word for a service that a business doesn't have: "keratina", where there are cuts and colors. Words that may be part
 * of a cut (a wash, a fringe, a child's) don't count.
 */
export const serviceBeyond = (words: readonly string[], offered: readonly string[]): string | null =>
  words.find((word) => {
    const service = apartOf(word);
    return service !== null && !offered.some((one) => apartOf(one) === service);
  }) ?? null;

/** A service of its own, also in a longer word: "Keratinbehandlung". */
const apartOf = (word: string): number | null => {
  const exact = serviceOf.get(word);
  if (exact !== undefined) return apart.has(exact) ? exact : null;
  if (word.length < 9) return null;
  for (const [known, service] of serviceOf) {
    if (known.length >= 6 && apart.has(service) && word.startsWith(known)) return service;
  }
  return null;
};

/** Hair and beauty. One line a service, folded. */
export const salonWords: readonly string[] = [
  "haircut cut cuts cortezinho cortinho cortecito cortava tesoura tijera spitzen puntas pontas pointes trim corte cortes cortar cortarme cortarle cortarnos cortarse recortar pelado coupe coupes couper haarschnitt haarschnitte schneiden haareschneiden frisur nachschneiden aparar haircuts hair cabello cabelo cheveux haare haar hoor schnitt schneid schneide cutting cortada cortadita cortecito cortito peluqueada peluquear peluquearme peluquearlo pelarme motilar motilarme motilada tusar rapar recoupe recouper coupez taglio trimming cortinho tesourada despuntar despunte puntas pointes spitzen shorten shortened acortar acortarme raccourcir rafraichir egaliser effiler kurzen kuerzen gekurzt encurtar mop mane locks tignasse tifs criniere melena grenas cabellera pelito juba cabeleira matte mahne kurzer kuerzer haarpracht kurzhaarschnitt cortais cortan cortas corten cortame cortamelo cortadme cortenme cortarlo cortarla cortarselo cortarmelo coupent coupiez schneidet schneidest geschnitten cortam cortem cortarem chop chopped trockenschnitt herrenschnitt damenschnitt kinderschnitt kinderhaarschnitt herrenhaarschnitt damenhaarschnitt mannerhaarschnitt",
  "beard barba barbas barbe bart barttrimmen bartpflege bartschnitt barbita barbinha beards whiskers vollbart rauschebart dreitagebart spitzbart schnauzer moustache mustache bigote bigode barbouze barbiche stubble goatee tash tache stache schnurrbart oberlippenbart",
  "shave shaving afeitado afeitar afeitarme rasage raser rasur rasieren",
  "cor tonen tonung colour color colouring coloring dye tinte tinta tenir tenirme coloracion couleur coloration teindre farbe farben farbung coloracao pintar tingir tintura coloured colored dyed dyeing dying tint tinted colors colours tenirse tenido tenida tinturar pintarme pintarmelo pintura teinture colo couleurs colorer teinte gefarbt farbe farb farbtermin farbtermine nachfarben colorir tingida farbt farbst tinen teignez pintam tingem",
  "highlights hilites hilights hilite mechas meches strahnen straehnen strahnchen straehnchen luzes madeixas reflexos balayage",
  "wash washing lavado lavar shampoo shampooing champu waschen haarwasche lavagem",
  "blowdry blowout brushing secado peinado peinar fohnen foehnen styling escova penteado",
  "kids kid child children ninos nino nina enfant enfants kinder kind kinderhaarschnitt crianca criancas infantil",
  "fringe bangs flequillo fleco chasquilla frange pony franja franjinha",
  "root roots regrowth raiz raices racines racine ansatz raizes repousses",
  "manicure manicura manucure manikure nagelpflege",
  "pedicure pedicura fusspflege pedikure",
  "nails nail unas ongles ongle nagel gelnagel nageldesign unhas unha gelinho",
  "extensions extension extensiones extensao hairextensions verlangerung haarverlangerung megahair aplique",
  "keratin keratina keratine alisado alisar alisarme lissage lisser glattung glatten progressiva alisamento brasileno bresilien straightening relaxer",
  "perm perms permanente dauerwelle dauerwellen",
  "braids braid trenzas trenza tresses tresse zopfe trancas tranca dreads dreadlocks rastas locs",
  "botox",
  "piercing piercings",
  "tattoo tattoos tatuaje tatuajes tatouage tatuagem",
  "solarium tanning bronceado bronzage bronzeamento",
  "spa jacuzzi sauna hammam",
  "peeling microblading dermaplaning",
  "laser laserbehandlung",
  "massage masaje masajes massages massagem",
  "facial facials limpieza gesichtsbehandlung visage limpeza",
  "waxing waxed wax depilacion depilar depilarme epilation wachs enthaarung depilacao",
  "threading microshading eyebrows eyebrow brows cejas ceja sourcils augenbrauen sobrancelhas sobrancelha",
  "eyelash lash pestana cil cilio wimper wimpernverlangerung wimpernlifting eyelashes lashes pestanas cils wimpern cilios",
  "makeup maquillaje maquillage schminken maquiagem",
  "checkup revision controle kontrolle vorsorge check",
  "cleaning prophylaxe zahnreinigung detartrage",
];

/** Services that are booked by themselves: the first word of their lines. */
const apartNames = new Set(
  "highlights manicure pedicure nails extensions keratin perm braids botox piercing tattoo solarium spa peeling laser massage facial waxing threading eyelash makeup".split(
    " ",
  ),
);

const apart = new Set(
  salonWords.flatMap((line, service) => (apartNames.has(line.split(" ")[0] ?? "") ? [service] : [])),
);

const serviceOf = new Map(
  salonWords.flatMap((line, service) => line.split(" ").map((word): [string, number] => [word, service])),
);
