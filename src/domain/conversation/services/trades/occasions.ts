/** Photographers, weddings, leisure: what it is for. */
export const occasionWords: readonly string[] = [
  "passport_photo* passbild* passfoto* biometr* foto_de_carnet fotos_de_carnet foto_carnet foto_carne photo_d_identite photos_d_identite foto_3x4 foto_tipo_passe foto_de_passe ausweisbild* ?dni ?passport ?passeport ?pasaporte ?passaporte ?id_card ?id_photo ?carte_d_identite ?personalausweis ?ausweis ?reisepass ?fuhrerschein ?driving_licence ?permis_de_conduire ?carnet_de_conducir ?rg ?cnh ?carta_de_conducao ?visa_photo ?visado pic+id",
  "wedding* hochzeit* boda bodas mariage* casament* bridal* braut* novia noiva mariee* ?getting_married ?tie_the_knot ?heiraten ?wir_heiraten ?heirate ?nos_casamos ?me_caso ?on_se_marie ?me_marie ?vamos_casar ?vou_casar ?big_day",
  "family* familien* familia familiar famille* familial* ?all_of_us ?the_kids_and ?with_the_grandparents ?con_los_abuelos ?los_ninos_y ?avec_les_enfants ?mit_den_kindern ?com_as_criancas ?toda_a_familia",
  "newborn* neugeboren* babyshooting* recien_nacid* nouveau_ne naissance recem_nascid* baby+born baby+days baby+weeks baby+tage baby+wochen baby+geboren bebe+dias bebe+semanas bebe+nacio bebe+nacer bebe+jours bebe+semaines bebe+nasceu",
  "headshot* bewerbungs* business_portrait* businessfoto* portrait* retrato* corporativ* corporate linkedin foto_profesional photo_pro ?linkedin ?job_application ?bewerbung ?lebenslauf ?curriculum ?para_el_cv ?pour_mon_cv ?for_my_cv",
  "couple* pareja paarshoot* casal couple_shoot* engagement* verlobung* preboda pre_boda pre_casamento pre_wedding me+boyfriend+photos mi_novio+fotos freund+fotos namorado+fotos copain+photos",
  "graduat* abschluss* graduac* orla remise_de_diplome formatura* ?my_degree ?mein_abschluss ?me_graduo ?me_formo",
  "birthday* geburtstag* cumple* anniversaire* aniversario* ?turning_30 ?party_for_my",
  "escape* salas_de_escape jeu_d_evasion ?puzzles ?ratsel* ?acertijos ?enigmas ?locked_in_a_room",
  "sauna* dampfbad* hammam* steam* termas bano_turco banho_turco ?sweat_it_out ?schwitzen ?sudar ?transpirer ?suar",
  "wedding_dress* bridal_fitting* brautkleid* brautmoden* vestido_de_novia prueba_de_vestido robe_de_mariee essayage* vestido_de_noiva prova_de_vestido my_dress+wedding mein_kleid+hochzeit",
  "tour kita* viewing besichtig* visita visite schnuppertag* jornada_de_puertas portes_ouvertes eingewohn* adaptacion settle_in settling look+nursery see+nursery kita+anschauen creche+visiter guarderia+ver creche+conhecer",
  "wine* vino vinos vin vins weinprobe* weinverkost* cata catas degustation* degustac* vinho* tasting* verkost*",
];
