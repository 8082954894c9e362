/** Groomers and vets. */
export const animalWords: readonly string[] = [
  // bath
  "bath bathe bathed bathing baths bano banos banito banar* banad* banen banaran banara bain bains baigner baden gebadet hundebad shampoo* shampooing* champu banho* dar_banho banhar lavar_al_perro lavar_a_la_perra lavarlo lavarla laver waschen gewaschen wash washed washing bathtime",
  // coat
  "groom* clip clipped clipping trim trimmed trimming trims shear* shave_down rapar* rape rapen rapad* esquil* pelar pelarlo peluqu* pelu recortar* corte_de_pelo cortarle_el_pelo toilettag* toiletter tonte tondre tondu tondue scher scheren geschoren schur trimmen trimm getrimmt fellpfleg* fell tosa tosar tosas tosquia* tosado pelo_largo",
  // claws
  "nail nails claw claws una_larga unas unitas garra garras griffe griffes ongle ongles kralle krallen* unha unhas couper_les_griffes cortar_unas pfoten*",
  "deworm* desparasit* vermifug* entwurm* vermifugac* desverm*",
  "microchip* chip chipping chippen puce pucer identific*",
  "snip the_snip neuter* spay* esteriliz* castr* sterilis* kastr* kastrier* sterilisier*",
];
