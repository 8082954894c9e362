import type { CommandLexicon } from "./command-lexicon.ts";

export const commandLexiconFr: CommandLexicon = {
  help: "aide|aide[- ]moi|a l'?aide|que puis[- ]je (?:dire|faire|ecrire|demander)|commandes?|menu|options|qu'?est[- ]ce que je peux (?:dire|faire|ecrire|demander)|comment (?:ca|cela) (?:marche|fonctionne)",
  undo: "(?:oublie[rz]?|ignore[rz]?|laisse tomber|annule[rz]?|efface[rz]?|defais|defaites) (?:ca|cela|ce que (?:je viens|j'ai|je t'ai)(?: \\p{L}+){1,4}|ma derniere \\p{L}+|le dernier \\p{L}+|la derniere \\p{L}+)|(?:remets|remettre|remettez|reviens|revenez|retour|repasse)(?:[- ](?:le|la|les|tout|ca|moi))*(?: (?:comme|a) (?:avant|c'?etait|l'?etat d'?avant|ce que c'?etait))|(?:remets|remettre|remettez)(?:[- ](?:le|la|les|tout|ca))* en place|c'?etait une erreur|je me suis tromp\\p{L}*|fausse manip\\p{L}*|marche arriere|(?:defais|defaire|reviens en arriere|retour(?: en)? arriere|remets(?: (?:ca|comme avant))?|undo|comme avant|revenir en arriere)(?: (?:ca|cela|le dernier changement))?|annule(?:r|z)? (?:ca|cela|la derniere (?:action|modif\\w*|chose)|le dernier (?:changement|truc)|ce que (?:je viens|j'ai) .*)|defais (?:ca|cela|le dernier changement)",
  beCustomer:
    "(?:comme|en tant que|en) (?:un |une |le |la )?clien?t(?:e)?|mode client(?:e)?|je suis (?:un |une )?client(?:e)?|essayer (?:le bot|comme client(?:e)?)|tester le bot",
  beOwner:
    "(?:comme|en tant que|je suis) (?:le |la |un |une )?(?:patron(?:ne)?|proprio|proprietaire|gerante?|chef(?:fe)?|employee?|agente?|moi)|mode (?:patron(?:ne)?|proprietaire|normal|gerante?)|(?:quitter|sortir du) (?:le )?mode client|fin du mode client|retour aux commandes",
  customer:
    "avez[- ]vous|vous avez|est[- ]ce que (?:vous|tu|je peux|c'est possible)|etes[- ]vous|vous etes|t'?as|tu as|as[- ]tu|mon (?:rdv|rendez[- ]?vous)|ma (?:resa|reservation)|puis[- ]je|je peux (?:venir|avoir|prendre|decaler|changer)|pourrais[- ]je|on peut|peut[- ]on|auriez[- ]vous|je voudrais (?:un|une|prendre|venir|reserver)|j'?aimerais (?:un|une|prendre|venir|reserver)|je souhaite|je veux (?:un|une|prendre)|combien (?:ca )?cout\\w*|y a[- ]t[- ]il|pour moi|vous (?:ouvrez|fermez)|ouvrez[- ]vous|fermez[- ]vous|il me faut",
  othersIll:
    "(?:elle|il|cliente?|son fils|sa fille|mon fils|ma fille|l'enfant)(?: \\p{L}+)? ?(?:est|a|est tombee?) (?:malade|la grippe|de la fievre)",
  sick: "hospitalisee?|chimio|clouee?|alitee?|(?:3[789]|4[01])(?:[.,]\\d| et demi)? de fievre|aphone|sans voix|creve|au fond du lit|mal de (?:gorge|dos|tete|ventre)|patraque|hs|pas en etat|bosse pas|en vrac|a plat|(?:ne )?compte[zr]? pas sur moi|souffrant|hs|k\\.?o\\.?|a l'?hopital|aux urgences|nausees?|lumbago|dos bloque|angine|(?:je )?(?:suis|me sens) (?:\\p{L}+ ){0,2}(?:mal|naze|nase|hs|ko|patraque|creve|claque)|tiens pas debout|intoxication|la tete dans le seau|malade|malad|souffrante?|fievre|grippe|gastro|migraine|(?:me )?sens (?:pas bien|mal)|pas (?:du tout )?bien|(?:je )?suis (?:pas bien|mal)|arret maladie|clouee? au lit|en arret|je (?:ne )?peux pas venir|covid|vomi\\w*|au (?:fond du )?lit|patraque|angine|la creve|creve|nauseuse?|pas en etat|(?:rentre|viens|viendrai) pas|(?:peux|pourrai|vais) pas (?:pouvoir )?(?:venir|travailler|bosser|rentrer|me lever|assurer)",
  late: "(?:metro|train|bus|rer|tram|voiture|velo) (?:\\p{L}+ ){0,2}(?:arretee?|en panne|bloquee?|a l'?arret)|(?:coince\\p{L}*|bloque\\p{L}*|bloquee?|plante\\p{L}*|pris\\p{L}*) (?:dans|sur|au|a) (?:\\p{L}+ ?){1,3}|bouchons?|embouteillages?|train (?:\\p{L}+ )?(?:en retard|supprime|arrete|bloque)|j'?arrive dans|(?:serai|suis|arrive) (?:la )?dans|plus tard que prevu|retards?|retar|en retard|a la bourre|retardee?",
  tell: "(?:previens|prevenez|prevenir|avertis|avertissez|avertir|informe[rz]?|notifie[rz]?|appelle|appelez|ecris|ecrivez|textote|texte)(?:[- ](?:la|le|les|lui|leur))?|(?:dis|dites|fais|faites)[- ](?:le[- ])?(?:lui|leur|le|aux?|a)(?![- ]moi)",
  because:
    "parce qu(?:e)?|car|vu qu(?:e)?|puisqu(?:e)?|a cause|comme|j'?ai|faut que|je dois|pour (?:un|une|le|la|les|mon|ma)",
  everything:
    "tout|tous|toutes|tout le monde|la journee|ma journee|le reste|tous les rdv|tous les rendez[- ]?vous|mes rdv|les autres",
  noShow:
    "(?:s'?est|est|a) jamais (?:\\p{L}+ )?(?:pointee?|venue?|montree?|presentee?|arrivee?|debarque)|(?:n'?)?a pas (?:montre|donne)(?: \\p{L}+){0,4}|m'?a (?:\\p{L}+ )?(?:plante|plantee|pose un lapin|lache|lachee)|pas de nouvelles? de|aucune nouvelle de|no[- ]?show|pas venue?s?|(?:n'?)?est (?:pas|jamais) venue?|ne s'?est pas (?:presentee?|pointee?|montree?)|s'?est pas (?:presentee?|pointee?|montree?)|pas (?:presentee?|pointee?|arrivee?|montree?)|pose un lapin|lapin|absente?|manque son (?:rdv|rendez[- ]?vous)|(?:n'?)?(?:est|a) (?:pas|jamais) (?:ete )?(?:arrivee?|presente?|montre le bout)|jamais (?:venue?|arrivee?|pointee?)|fait faux bond|faux bond",
  arrived:
    "vient (?:juste )?de (?:debarquer|passer la porte|rentrer)|vient d'?(?:entrer|arriver|debarquer|passer la porte)|est (?:deja |bien )?(?:entree?|assise?|installee?|la|dans (?:le fauteuil|la salle|la place)|a l'?accueil|a la porte|devant)|a debarque|debarque|attend (?:deja|a|dans|devant)|est dans (?:le|la|les)|est (?:bien )?arrivee?|arrivee?|est la|est ici|vient d'?arriver|est venue?|c'?est presentee?|s'?est presentee?|present[e]?",
  done: "terminee?|finie?|est finie?|c'?est fait|faite?|fini",
  confirm: "confirme[rz]?|confirmee?|accepte[rz]?|valide[rz]?",
  cancel:
    "vire[rz]?|degage[rz]?|(?:fais|faites|faire) sauter|raye[rz]?|barre[rz]?|jarte[rz]?|zappe[rz]?|sucre[rz]?|balance[rz]?|bazarde[rz]?|decommande[rz]?|libere[rz]?(?= le creneau)|saute[rz]?|ote[rz]?|sors(?= (?:le|la|de|moi|\\p{L}+ de))|annul|annule[rz]?|anule[rz]?|annulee?|supprime[rz]?|suprime[rz]?|enleve[rz]?|retire[rz]?|efface[rz]?",
  move: "glisse[rz]?|recale[rz]?|recaler|cale[rz]?|caler|bascule[rz]?|switche[rz]?|colle[rz]?|fous|fourre[rz]?|case[rz]?|transfere[rz]?|reserre|ramene[rz]?|rapproche[rz]?|intervertis|remets?(?= \\p{L}+ (?:a|au|sur|pour|vendredi|demain))|place[rz]?|rebooke[rz]?|replanifie[rz]?|tire[rz]?|recule[rz]?|decale[rz]?|decal|deplace[rz]?|reporte[rz]?|bouge[rz]?|change[rz]?|passe[rz]?|mets?|mettre|mettez|avance[rz]?|retarde[rz]?|pousse[rz]?|repousse[rz]?|replace[rz]?|reprogramme[rz]?",
  block:
    "personne(?= avant| jusqu| apres \\d| a partir)|(?<!a )plus (?:personne|rien|aucun\\p{L}*|de (?:rdv|rendez[- ]?vous|clients?|clientes?|monde|resas?|reservations?))|garde[rz]?(?=[- ](?:moi|nous)|[- ]\\d| mon| ma| le| la)|condamne[rz]?|coupe[rz]?(?=[- ]moi)|prends? (?:plus )?(?:personne|rien)|(?:mets|met)(?:[- ]moi)? (?:off|en conge|indispo\\p{L}*|en pause)|je (?:pars|m'?absente|ferme|finis|decolle|me casse|file)|(?:suis|serai) (?:absente?|dehors|en deplacement|en formation|a l'?exterieur|pas dispo\\p{L}*|de sortie|sortie?)|en deplacement|bloque[rz]?|blok(?:e|er)|ferme[rz]?|fermee?|je (?:ne )?(?:suis|serai) pas (?:la|dispo\\w*|present\\w*)|(?:suis|serai) pas (?:la|dispo\\w*)|je (?:suis|serai) (?:absente?|off|indisponible|en conges?|en vacances|en repos|prise?|occupee?)|conges?|(?:je )?(?:ne )?(?:travaille|bosse|travaillerai) pas|jour de repos|repos|vacances|off|indisponible|pas de (?:rdv|rendez[- ]?vous)|aucun (?:rdv|rendez[- ]?vous)|reserve[rz]?|(?:je )?(?:prends|pose) (?:ma|mon|un|le|une|l'|mes)|pas la|chez le (?:dentiste|medecin)",
  free: "libres?|trous?|creneaux?|creneau|dispo\\w*|places?|vides?",
  ownFree: "garde[rz]?|laisse[rz]?|prends|donne[- ]moi|pose",
  next: "prochaine?s?|suivante?s?|qui (?:est (?:le |la )?(?:prochain|suivant)\\w*|vient|suit|arrive)(?: ensuite| apres| maintenant)?|c'?est qui (?:apres|ensuite|le prochain|la prochaine|le suivant|la suivante)|j'ai qui (?:apres|ensuite|maintenant)|apres c'?est qui",
  plan: "deux|reste|celui|celle|fait|font|il|a-t-il|en|topo|point|salon|toute|equipe|fais|fais-moi|on|journee|boutique|complet|complete|institut|entier|entiere|tous|charge\\p{L}*|blinde\\p{L}*|pleine?|plein|bookee?|chargee?|remplie?|occupee?|du|monde|quelqu'?un|quelqu|un|personne|apres|avant|encore|y'?a|ya|a|t-il|matin|aprem|apres-midi|midi|soir|tout|tous|ils?|elles?|comme|ca|donne|ressemble|menu|koi|c|ki|dis-moi|j|nous|avons|ont|chacun|equipe|prevoit|attend|attendu\\p{L}*|note\\p{L}*|pris\\p{L}*|suite|reste-t-il|me|chez|dans|premier|premiere|dernier|derniere|heure|finis|commence|beaucoup|comment|va|bien|ressemble|genre|bilan|gens|quand|suis|reste|quelque|chose|qu'?est[- ]ce que|qu|est|ce|c'?est|quoi|que|qui|quels?|quelles?|combien|j'?ai|ai|je|mon|ma|mes|le|la|les|l|de|du|des|d|pour|agenda|planning|programme|rdv|rdvs|rendez|vous|calendrier|journee|jour|clients?|clientes?|montre|affiche|donne|dis|moi|voir|liste|vient|viennent|comment|s'annonce|svp|stp|en|a|au|bonjour|salut|coucou|y|il|sur|prevu|prevus|quoi|aura|on|t|plait|s'il|te|resume",
  to: "plutot a|plutot|a la place de|a|au|aux|vers|sur|pour|->|=>|→|>|jusqu'?a",
  earlier: "en avant|plus en avant|plus tot|avance\\w*|avant",
  minutes: "m|min|mins|minutes?|mn|minute|'",
  lengths: {
    "(?:une )?heure et demie|1 ?h ?30 de": 90,
    "deux heures|2 heures": 120,
    "trois quarts d'?heure": 45,
    "(?:une )?demi[- ]?heure|trente(?: min\\w*)?": 30,
    "(?:un )?quart d'?heure|quinze(?: min\\w*)?": 15,
    "une heure|1 heure|soixante min\\w*": 60,
    "cinq(?: min\\w*)?": 5,
    "dix(?: min\\w*)?": 10,
    "vingt(?: min\\w*)?": 20,
    "quarante(?: min\\w*)?": 40,
    "cinquante(?: min\\w*)?": 50,
  },
  rewrite: [
    [/\bqu'il y a (?=\p{L}|\d)/u, "qu'il y "],
    [/\b(qui |qu'|que )?on a (?=\p{L}|\d)/u, "$1on "],
    [
      /^(.{1,120}?) (?:prefere(?:rait)?|veut|voudrait|aimerait) (?:plutot )?(?:venir |passer |changer |mieux )?(?:plutot )?(?:le |a |au |pour )?((?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|apres-demain|\d).*)$/,
      "decale $1 a $2",
    ],
    [
      /\b(avance|recule|decale|glisse|pousse|repousse)([rz]?(?:-\p{L}+)?) (.{1,120}?)(?<!(?:^| )(?:a|au|pour)) (vendredi|lundi|mardi|mercredi|jeudi|samedi|dimanche|demain) (?=a \d|\d)/u,
      "$1$2 $3 a $4 ",
    ],
    [
      /\b(recale|cale|colle|case)([rz]?(?:-\p{L}+)?) (.{1,120}?)(?<!(?:^| )(?:a|au|pour)) (?=(?:vendredi|lundi|mardi|mercredi|jeudi|samedi|dimanche|demain)\b)/u,
      "$1$2 $3 a ",
    ],
  ],
  mend: [
    [
      /\b(\d{1,2}) ?h(\d{2})? (?:de|du|d') ?(?=demain|aujourd|lundi|mardi|mercredi|jeudi|vendredi|samedi|apres)/g,
      "$1h$2 ",
    ],
    [/\b(?:de|du|des|a|vers) (\d{1,2}) ?h(?:eures?)?(?: ?(\d{2}))?\b(?! ?(?:a|-|jusqu)\b)/g, "$1h$2"],
  ],
};
