import type { RepeatWords } from "./repeat-words.ts";

export const repeatWordsFr: RepeatWords = {
  every:
    "une fois tous les|une fois toutes les|tous les|toutes les|tout les|toute les|ts les|ttes les|chaque|chaques|a chaque",
  other: "deux|2|deuxieme",
  units: { day: "jours?", week: "semaines?|sem", month: "mois" },
  named: [
    [
      "hebdomadaires?|hebdomadairement|une fois par semaine|1 fois par semaine|une fois (?:la|chaque) semaine|chaque semaine",
      1,
      "week",
    ],
    [
      "bi ?mensuel(?:le)?s?|(?:une )?semaine sur (?:deux|2)|1 semaine sur 2|bi ?hebdomadaires?|toutes les quinzaines|a la quinzaine|une fois par quinzaine|chaque quinzaine|aux (?:deux|2) semaines",
      2,
      "week",
    ],
    ["mensuel(?:le)?s?|mensuellement|une fois par mois|1 fois par mois|une fois (?:le|chaque) mois", 1, "month"],
    ["bimestriel(?:le)?s?|un mois sur (?:deux|2)|aux (?:deux|2) mois", 2, "month"],
    [
      "trimestriel(?:le)?s?|une fois par trimestre|chaque trimestre|tous les trimestres|aux (?:trois|3) mois",
      3,
      "month",
    ],
    ["semestriel(?:le)?s?|chaque semestre|tous les semestres", 6, "month"],
    ["annuel(?:le)?s?|une fois par an|chaque annee|tous les ans", 12, "month"],
    ["quotidien(?:ne)?s?|quotidiennement|une fois par jour", 1, "day"],
    ["(?:un )?jour sur (?:deux|2)", 2, "day"],
  ],
  around: [
    "(?:espaces?|espacees?) de (?<n>{n}) (?<unit>{unit})",
    "a (?<n>{n}) (?<unit>{unit}) d (?:intervalle|ecart)",
    "a intervalles? de (?<n>{n}) (?<unit>{unit})",
    "aux (?<n>{n}) (?<unit>{unit})",
    "une fois (?:toutes|tous) les (?<n>{n}) (?<unit>{unit})",
    "(?:un|le) {wd} (?<other>sur (?:deux|2))",
    "(?:un|le) {wd} sur (?<n>{n})",
  ],
  ofMonth: "du mois|dans le mois",
  ofEveryMonth: "de chaque mois|de tous les mois|chaque mois|tous les mois",
  tooOften: [
    "(?:deux|2|trois|3|plusieurs|quelques) fois (?:par|la|le|chaque) (?:jour|semaine|mois|quinzaine)",
    "(?:tous les|chaque) jours? (?:ouvres?|ouvrables?|de (?:la )?semaine)",
  ],
  inARow: "de suite|d affilee|consecutifs|consecutives",
  and: "et|ou|puis",
  count: [
    "(?:pour |pendant |au total |encore |les prochains |les prochaines )?{n} (?:fois|rendez vous|rdv|rdvs|seances|visites|reservations|dates|creneaux)(?: au total| en tout)?",
    "{n} ?x",
    "{n} (?:en tout|au total)|en tout {n}|au total {n}",
    "(?:seulement|juste|que) {n}(?: fois| rendez vous| rdv| seances)?",
  ],
  span: [
    "(?:pendant|durant|pour|sur) (?:les )?(?:prochain(?:e)?s )?{n} (?:prochain(?:e)?s )?{unit}",
    "les {n} prochain(?:e)?s {unit}",
    "(?:pendant|durant|pour) (?:un|une) (?<one>{unit})",
  ],
  until: "jusqu a la|jusqu au|jusqu aux|jusqu en|jusqu a|jusqu|jusque|jusquau|jusqua|d ici",
  forEver: ["sans (?:date de )?fin|jusqu a nouvel ordre|indefiniment|sans fin|pour toujours|sans limite"],
  open: [
    "(?:un |des |mon |mes )?(?:rendez vous|rdv|rdvs|creneaux?|reservations?) (?:regulier(?:e)?s?|recurrent(?:e)?s?|repetes?|fixes?|periodiques?)",
    "(?:une )?serie de (?:rendez vous|rdv|seances)",
    "(?:le |la |en )?(?:rendre |faire |mettre )(?:ca |le |la )?(?:un )?(?:recurrent|regulier|repetitif|en recurrent)",
    "(?:regulierement|de facon reguliere|de maniere reguliere|a intervalles reguliers|en recurrent|recurrents?)",
    "(?:repeter|repetez|repete) (?:le rendez vous|le rdv|ce rendez vous|ce rdv|la reservation)",
  ],
  single: [
    "(?:juste|seulement|que|uniquement|rien que|finalement juste) (?:le |la |un |une |ce |cette )?(?:une fois|un|une|premier|premiere|celui la|celui ci|celle la|seul|seule|seul rdv|seul rendez vous)(?: rendez vous| rdv| fois| seance)?(?! (?:fois par|semaine|mois))",
    "(?:juste|seulement|uniquement|que) le (?:prochain|suivant|1er)(?: rendez vous| rdv)?",
    "(?:une seule fois|un seul (?:rendez vous|rdv)|une fois suffit|un rendez vous unique|un rdv unique)",
    "(?:sans|pas de|pas) (?:la |le |les )?(?:repet\\w*|recurren\\w*|serie|rendez vous regulier\\w*|rdv regulier\\w*)",
    "pas (?:tous|toutes) les \\w+",
  ],
  skip: [
    "(?:sautez|saute|sauter|laissez|laisse|laisser|enlevez|enleve|enlever|supprimez|supprime|retirez|retire|oubliez|oublie|passez|passe)(?: les| la| le| ces| ce| cette| celle| celles| ceux| tomber)*(?: la| date| dates| jours?| tomber| de cote| celles la| ceux la)*",
    "sans (?:ces|ce|cette|celles|ceux)(?: la)?(?: dates?| jours?)?",
  ],
  end: [
    "(?:annul\\w*|arret\\w*|stopp\\w*|supprim\\w*|termin\\w*|cess\\w*|met\\w* fin a) (?:a )?(?:tou(?:te|t|s|tes) )?(?:la |les |ma |mes |cette |le |mon )?(?:serie(?: entiere| complete| de rendez vous| de rdv)?|repetitions?|recurrences?|(?:rendez vous|rdv|rdvs|creneaux?) (?:recurrent|regulier|repete|hebdomadaire|mensuel)\\w*)",
    "(?:annul\\w*|supprim\\w*|arret\\w*) (?:tou(?:s|tes) )?(?:les |mes )?(?:suivant(?:e)?s|autres|prochain(?:e)?s|restant(?:e)?s|(?:rendez vous|rdv|rdvs) (?:suivants|restants|a venir|d apres|de la serie|qui (?:suivent|restent))|qui (?:suivent|restent))(?: rendez vous| rdv)?",
    "(?:annul\\w*) (?:celui ci|celui la|ce rendez vous|ce rdv|le prochain|le) et (?:tous )?(?:les |ceux )(?:suivants|autres|d apres|qui suivent)",
    "(?:annul\\w*|supprim\\w*) (?:tous )?(?:mes |les )?(?:rendez vous|rdv|rdvs) de (?:la|ma|cette) serie",
    "(?:plus besoin|je ne veux plus|je veux plus) (?:de |d )?(?:la |ma |les |mes |des )?(?:serie|repetitions?|recurrence|(?:rendez vous|rdv) (?:recurrent|regulier|hebdomadaire|mensuel)\\w*)",
  ],
  habit: [
    "d habitude|normalement|en general|generalement|habituellement|avant je|j ai l habitude|je passe|je viens toujours|autrefois",
    "je (?:viens|venais|passe|vais|travaille|marche|cours)(?: \\w+){0,4} (?:tous|toutes|chaque|une fois)",
    "(?:tous|toutes|chaque)(?: \\w+){1,3} je (?:viens|passe|vais|travaille|marche|cours)",
  ],
  daysAsWeeks: { 7: 1, 8: 1, 14: 2, 15: 2 },
};
