/** Massage, fitness, nails, skin. */
export const bodyWords: readonly string[] = [
  // massage
  "mass massag* masaj* massaj* massier* masser modelage*",
  // sports massage
  "sport sports sportmassage* sportiv* deport* desport* descarga* descontract* contractur* deep_tissue tiefengewebe* verspann* decontract* muscle_knot* knots_in muscular* musculaire* muskul* tejido_profundo",
  // relaxing massage
  "relax* entspann* detente desestress* antistress* antiestres* anti_stress wohlfuhl* unwind* de_stress destress*",
  "heisse*_stein* hot_stone* piedras_calientes pierres_chaudes pedras_quentes warme*_stein*",
  "pilates reformer",
  "yoga vinyasa hatha yin_yoga",
  // personal training
  "personal_train* personaltrain* entrenamient* entrenar* entrainement* treino* coaching workout* pt_session",
  "zumba spinning crossfit aerobic* hiit",
  // manicure
  "fazer_a_unha fazer_unha fazer_as_unhas fazer_a_mao fazer_as_maos hands_done hacerme_las_manos arreglarme_las_manos manicur* manucur* manikur* nagelpflege* nails nail_care ongles fingernagel* nagel unhas unas_de_las_manos mani",
  // pedicure
  "fazer_o_pe fazer_os_pes pedicur* pedikur* fusspfleg* toenail* toes feet pies pieds fusse pes unas_de_los_pies mani_pedi pedi zehennagel*",
  // polish
  "polish* varnish* vernis esmalt* nagellack lack lackier* shellac* gel gels gelnagel* verniz semipermanent* semi_permanent* pintar_las_unas pintarme_las_unas nageldesign* couleur+ongles color+unas colour+nails farbe+nagel cor+unhas pint*+unas pint*+unhas paint*+nails peindre+ongles lackier*+nagel",
  // hair removal
  "wax waxed waxing cire epil* depil* wachs* waxen enthaar* sugaring cera poils vello pelos haare_weg hair_removal",
  "leg legs jambe jambes gambette* pierna* bein beine beinen perna pernas",
  "armpit* underarm* axila* aisselle* achsel* sobaco*",
  "bikini* maillot ingle ingles virilha* bikinizone intimbereich",
  "upper_lip bigote moustache duvet oberlippe* damenbart buco",
  // face
  "facial* visage gesicht* cara face rosto teint cutis peau skin_treatment piel pele hydrafacial hautpflege* soin_du_visage",
  "eyebrow* brow brows ceja cejas sourcil* augenbrau* sobrancelh*",
  "eyelash* lash lashes pestana* cil cils wimper* cilio* pestanas",
  "makeup make_up maquill* schmink* maquiag* maquilhag*",
  "a_tan get_tan tanning spray_tan bronce* bronzag* bronzeam* solarium sonnenbank selbstbraun*",
  "peeling* exfoli* gommage*",
  "laser* ipl",
  "tattoo* tatuaj* tatouag* tatuag* tatowier* tatuar* tatouer ink_done tinta_na_pele",
  "piercing* perforac* percage ohrloch* furar_a_orelha agujerear* agujerearme agujer*+oreja ?cartilago ?cartilage oreja+perforar percer+oreille* percer+nez ohr+stechen nase+stechen furar+orelha furar+nariz ear+pierced nose+pierced ?pierced pendiente+nariz pendiente+oreja pendiente+ombligo",
];
