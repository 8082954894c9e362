/**
 * Whether two words ask for the same service: customers say "cortarme el pelo" or "cut my hair" where the owner wrote
 * "Corte" or "Haircut", each perhaps in another language.
 */
export const areSameService = (typed: string, wanted: string): boolean => {
  const service = serviceOf.get(typed);
  return service !== undefined && service === serviceOf.get(wanted);
};

/** Whether a word names a service of any trade. */
export const isServiceWord = (word: string): boolean => serviceOf.has(word);

/** One line a service, folded. */
const services = [
  "haircut cut cuts trim corte cortes cortar cortarme cortarle cortarnos cortarse recortar pelado coupe coupes couper haarschnitt haarschnitte schneiden haareschneiden frisur nachschneiden cabelo aparar",
  "beard barba barbas barbe bart barttrimmen bartpflege",
  "shave shaving afeitado afeitar afeitarme rasage raser rasur rasieren",
  "colour color colouring coloring dye tinte tinta tenir tenirme coloracion couleur coloration teindre farbe farben farbung coloracao pintar tingir tintura",
  "highlights mechas meches strahnen straehnen luzes reflexos balayage",
  "wash washing lavado lavar shampoo shampooing champu waschen haarwasche lavagem",
  "blowdry blowout brushing secado peinado peinar fohnen foehnen styling escova penteado",
  "kids kid child children ninos nino nina enfant enfants kinder kind kinderhaarschnitt crianca criancas infantil",
  "fringe bangs flequillo frange pony franja",
  "root roots raiz raices racines racine ansatz raizes",
  "manicure manicura manucure manikure nagelpflege",
  "pedicure pedicura fusspflege pedikure",
  "nails nail unas ongles nagel unhas",
  "massage masaje masajes massages massagem",
  "facial facials limpieza gesichtsbehandlung visage limpeza",
  "waxing wax depilacion depilar depilarme epilation wachs enthaarung depilacao",
  "eyebrows eyebrow brows cejas ceja sourcils augenbrauen sobrancelhas sobrancelha",
  "eyelashes lashes pestanas cils wimpern cilios",
  "makeup maquillaje maquillage schminken maquiagem",
  "checkup revision controle kontrolle vorsorge check",
  "cleaning prophylaxe zahnreinigung detartrage",
];

const serviceOf = new Map(
  services.flatMap((line, service) => line.split(" ").map((word): [string, number] => [word, service])),
);
