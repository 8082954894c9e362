/** Doctors, dentists, opticians, physiotherapists. */
export const healthWords: readonly string[] = [
  // check-up
  "checkup* check_up check_ups revision* revisar* reviso revisen revise chequeo* chequear* control controles controlar* controlito kontroll* vorsorge* nachschauen durchsehen untersuch* controle examin* consulta_de_rotina rotina routine_visit once_over look_over",
  // assessment
  "avali* valorac* valorar* evaluat* evaluac* evaluar* evaluer* assess* bilan* befund* diagnos* diagnostic* begutacht* what+wrong look+wrong know+what find_out+what never_been+before never_been+to_you ?not_been_to_you ?not_been_before ?my_first_time dire+ce_que regarder+dire jamais_venu*+chez jamais_venu*+genou ?ma_premiere_fois ?noch_nie_bei ?zum_ersten_mal was+fehlt digan+tengo decir+tengo mir*+que_tengo ?es_mi_primera_vez dizer+tenho dizer+que ver+o_que_tenho ?minha_primeira_vez ?nunca_ai_fui",
  // first visit
  "first_consult* first_visit new_patient initial_consult* initial_visit primera_consulta primera_visita paciente_nuevo paciente_nueva premiere_consult* premiere_visite nouveau_patient nouvelle_patiente erstgesprach erstberatung erstbesuch erstuntersuch* erstkonsult* neupatient* primeira_consulta primeira_visita paciente_novo paciente_nova what+wrong look+wrong know+what find_out+what never_been+before never_been+to_you ?not_been_to_you ?not_been_before ?my_first_time dire+ce_que regarder+dire jamais_venu*+chez jamais_venu*+genou ?ma_premiere_fois ?noch_nie_bei ?zum_ersten_mal was+fehlt digan+tengo decir+tengo mir*+que_tengo ?es_mi_primera_vez dizer+tenho dizer+que ver+o_que_tenho ?minha_primeira_vez ?nunca_ai_fui besprechen+was ?erst_mal_besprechen ?erstmal_besprechen",
  // dental cleaning
  "pzr clean cleaned cleaning* cleans scale_polish scaling polish polished polishing hygien* hygienist* plaque tartar tartre sarro sarrito limpieza* limpiar* limpie limpien profilax* detartr* destartar* tartaro* limpeza* limpar* zahnreinig* zahnstein* reinig* prophylax* polier* poliert pzr mundhygien* nettoyage* nettoyer* nettoyez higiene* higienis*",
  // filling
  "filling* filled cavit* caries empaste* empastar* obturac* obturar* picada picado carie* plombage* plomber* fullung* plombe* plombier* karies loch_im_zahn loch_im_backenzahn loch_zahn restaurac* amalgam* chumbo hole_in_my_tooth hole_tooth",
  // whitening
  "whiten* whiter bleach* bleich* aufhell* weissere weisser blanque* blanchim* blanchir* blanchi blanches claream* clarear* clareie branquea* mais_brancos mas_blancos plus_blanches",
  // extraction
  "extract* wisdom_tooth wisdom_teeth tooth_out tooth_pulled teeth_pulled extracc* muela_del_juicio muelas_del_juicio sacar_la_muela sacar_una_muela sacarme_una_muela sacarme_la_muela arracher* arrachage dent_de_sagesse dents_de_sagesse zahn_ziehen gezogen weisheitszahn* extrac* dente_do_siso siso sisos arrancar_um_dente tirar_um_dente",
  // root canal
  "root_canal endodon* wurzelbehandl* wurzelkanal* devitalis* tratamiento_de_conducto endodoncia conductos tratamento_de_canal desvitaliz*",
  // braces
  "braces brace aligner* invisalign ortodon* orthodon* brackets zahnspange* spange zahnregulier* bagues appareil_dentaire aparelho*",
  "crown* dental_crown couronne* krone zahnkrone* coroa* corona_dental",
  "implant*",
  // emergency
  "emergenc* urgenc* urgent_appointment notfall* notdienst toothache dolor_de_muelas mal_aux_dents mal_de_dents rage_de_dents zahnschmerz* zahnweh dor_de_dente* schmerzbehandl* schmerztermin*",
  // blood test
  "blood_test* bloods analitica* analisis_de_sangre sacarme_sangre prise_de_sang analyse_de_sang bilan_sanguin blutabnahme* blutbild* blutentnahme* bluttest* blut_abnehmen analises_ao_sangue exame_de_sangue tirar_sangue",
  "shots rabies vaccin* vacun* impf* jab jabs flu_shot booster_shot grippeimpf* vacin*",
  "prescription* receta recetas ordonnance* rezept* receita receitas",
  "ultrasound* ecograf* echograph* ultraschall* ultrassom ultrassonograf*",
  // eyes
  "eye_test* eyetest* sight_test* eye_exam* eyes_tested eyes_checked sehtest* sehscharf* sehkraft augen_prufen augenmess* examen_de_la_vue examen_de_vista controle_de_la_vue graduar* graduacion exame_de_vista optomet* augentest* augenunters* augen_testen leo+carteles leo+bien ?miopia ?myopie ?myopia ?kurzsichtig* ler+letras leer+letra* tafel+scharf tafel+sehe* tafel+lesen read+signs signs+blurry panneaux+lire lire+petit* kneift+augen schild*+lesen strassenschild*+lesen placas+ler signs+read",
  // glasses
  "glasses spectacles specs frames lunettes gafas lentes anteojos brille brillen* oculos armacao monture* gestell",
  "contact_lens* lentillas lentilles kontaktlinse* linsenanpass* lentes_de_contacto lentes_de_contato lens_fitting gafas+lentes_de_contacto probar+lentes_de_contacto glasses+contact_lens* brille+kontaktlinse* lunettes+lentilles oculos+lentes_de_contato",
  // physiotherapy
  "physio* fisio* kine kines* kinesi* krankengymnast* kg rehab* reha rehabilit* reeduc* reeducation manuelle_therapie",
  "osteo* osteopath*",
  "chiro* quiro* chiroprakt*",
  "acupunct* acupunt* akupunkt* acupunctur*",
  // posture
  "postur* haltung* body_alignment",
  "podolog* podiatr* fusspflege chiropod* callos hornhaut cors_aux_pieds calos",
  // therapy by talking
  "psycholog* psicolog* therapy therapist terapia terapeuta therapie psychotherap* psicoterap* counsel* paartherap*",
  "nutri nutrition* nutricion* nutricao dieta diete dietet* diatberat* ernahrungs* diatolog* diet_plan",
  "bioimped* bio composicao_corporal composicion_corporal body_scan gordura+musculo grasa+musculo graisse+muscle korperfett+muskel* body_fat+muscle gordura+maquin* massa_gorda massa_magra",
  // seeing how it goes
  "follow_up* followup* folgetermin* nachkontroll* seguimiento* seance_de_suivi suivi seguimento* come_back+see said+come_back told+come_back getting_on+exercises exercises+gave volver+ver+va ejercicios+mando ejercicios+dio exercices+donne* ubungen+gezeigt ubungen+gegeben exercicios+passou exercicios+deu ?how_it_s_healing ?wie_es_heilt",
  // the very small
  "nourrisson* bebe bebes baby babys babies infant infants saugling* lactante* newborn* recien_nacido* nouveau_ne* neveu+semaines fils+semaines fille+semaines hijo+semanas hija+semanas sohn+wochen tochter+wochen filho+semanas filha+semanas son+weeks_old daughter+weeks_old ?weeks_old ?wochen_alt",
];
