/** Tutors, languages, music, dance, sport: what is learnt. */
export const subjectWords: readonly string[] = [
  "math maths mathematic* maths mathe mathe mathestund* matemat* algebra* trigonom* trig geometry geometria calculus fraction fractions bruchrechn* bruchrechnung bruche ecuacion ecuaciones equation equations equacao equacoes gleichung* fracciones fracoes fracao logarithm* logaritm* integrale* integrales derivad* derivee* ableitung* stochastik pythagor* pitagor* times_tables einmaleins tablas_de_multiplicar tables_de_multiplication tabuada numeracy arithmet* aritmet* kopfrechnen quadratic* long_division sums textaufgaben dividieren dividir multiplication* multiplicar probabilid* wahrscheinlichkeit* ?rechnen ?percentages ?prozentrechn* ?porcentajes ?pourcentages ?porcentagem ?numbers_don_t",
  // english
  "english* ingles anglais englisch* ?toefl ?ielts ?toeic ?listening ?speaking ?first_certificate ?cambridge ?phrasal* ?macbeth ?shakespeare ?romeo ?essay ?essays ?poetry ?poem* ?creative_writing ?comprehension ?novel ?of_mice_and_men ?londres ?london ?englisch_vokabeln ?past_simple ?present_perfect ?simple_past fala+destravar ?travo_na_hora ?soltarme_hablando",
  // mother tongues
  "deutsch* german aleman allemand alemao ?rechtschreib* ?aufsatz ?aufsatze ?diktat* ?der_die_das ?dativ ?kommasetzung ?erorterung ?goethe* ?telc",
  "francais french franzosisch* frances ?orthograph* ?dictee* ?redaction* ?conjugaison* ?subjonctif ?accords_du_participe ?participe_passe ?delf ?dalf ?dissertation ?grammaire ?commentaire_de_texte ?vocabulaire",
  "espanol lengua castellano spanish spanisch* espagnol espanhol ?ortografia ?faltas_de_ortografia ?redaccion ?comentario_de_texto ?subjuntivo ?dele ?tildes ?analisis_sintactico ?sintaxis",
  "portugues* portuguese portugiesisch* portugais ?redacao ?crase ?acentuac* ?gramatica ?interpretacao_de_texto ?concordancia ?ortografia",
  "italian* italiano italien* italienisch*",
  "latin latein* latim latino ?caesar ?declensions ?deklination* ?declinaciones",
  // sciences
  "physics physik physik* physique fisica ?newton ?kinematik ?cinematica ?cinematique ?elektrizitat* ?fuerzas ?vectores ?termodinamica ?thermodynami* ?mru ?mechanik",
  "chemistry chemie* chimie quimica ?periodic_table ?periodensystem ?tabla_periodica ?tableau_periodique ?tabela_periodica ?stoichiometr* ?estequiometri* ?stochiometr* ?formulacion ?molekul* ?reacoes_quimicas ?ajustar_reacciones ?moles",
  "biology biologie* biologia ?photosynthes* ?fotosintes* ?cells ?genetics ?genetica ?genetik ?mitosis ?mitose",
  "history geschichte* historia histoire ?world_war ?weltkrieg* ?guerra_civil ?guerre_mondiale ?segunda_guerra ?revolution_francaise",
  // exams
  "exam_prep* exam_practice* exam_coach* prufungsvorbereit* abiturvorbereit* preparacion_de_examen* preparacion_examen* preparation_aux_examens preparation_examen* preparation_au_bac preparacao_para_exame* preparacao_para_prova* ?mocks ?gcse ?gcses ?a_levels ?past_papers ?selectividad ?ebau ?pau ?evau ?brevet ?le_bac ?abi ?abitur ?matura ?enem ?vestibular ?finals ?exam_nerves ?prufung ?resit",
  "homework* hausaufgaben* deberes devoirs aide_aux_devoirs licao_de_casa dever_de_casa tpc",
  "reading_lesson* leseforder* lectura lecture leitura phonics reading+struggl* lesen+schwer* lesen+schlecht leer+cuesta lire+mal ler+dificuldade dyslexi* dislexi* legasthen*",
  "conversation* konversation* conversacion* conversacao* ?speak_fluently ?just_chat ?soltarme ?hablar_fluido ?sprechen_uben ?frei_sprechen ?parler_couramment ?falar_fluente ?praticar_a_fala ?small_talk",
  // music
  "guitar* guitarr* guitare* gitarr* violao ukulele* ?six_string ?seis_cuerdas ?seis_cordas ?sechs_saiten ?six_cordes ?klampfe ?strum* ?chords ?rasgue* ?acordes ?gratter ?akkorde ?lagerfeuer ?campfire ?dedilh* ?riff ?riffs ?fingerpicking ?arpegios",
  "piano* klavier* teclado keyboard* ?ivories ?fur_elise ?tasten ?teclas ?keys ?chopin ?beethoven ?mozart ?partituras ?solfege",
  "singing canto chant gesang* vocal* cantar chanter singen cante ?high_notes ?hit_the_notes ?notas_altas ?notas_agudas ?notes_aigues ?aigus ?hohe_tone ?hohen_tone ?agudos ?desafino ?chante_faux ?sing_in_tune ?can_t_sing ?karaoke ?choir ?chorus ?im_chor ?en_un_coro ?chorale ?coral ?sing_better ?voice+train* voix+travailler voz+mejorar stimme+training voz+treinar afinar+voz voz+trabajar trabalhar+voz voice+shape ?stimmbildung ?tecnica_vocal",
  "drum* schlagzeug* batterie_cours clase_de_bateria cours_de_batterie aula_de_bateria percus* ?drumsticks ?drumkit ?trommeln ?tambor ?baquetas ?baguettes_batterie ?tambores ?tambours ?trommel ?bash_the_skins ?hit_the_skins ?aporrear",
  "violin* violon* geige* violino ?fiddle ?bow_hold ?archet",
  "saxo* saxophon* trumpet* trompet* flute* flauta* flote* querflote* clarin* klarinett* cello* violoncel*",
  // tuning
  "tuning stimmung klavierstimm* afinac* accordage* piano+out piano+off klavier+schief klavier+verstimmt ?klingt_schief ?suena_mal ?suena_raro ?sonne_faux ?sounds_off ?sounds_awful ?soa_mal ?out_of_tune ?desafinad* piano+moved keys+stick tasten+klemmen teclas+pegad* touches+coinc*",
  // dance and sport
  "danc* tanz* baile* danse* danca* salsa bachata tango walz* vals valse walzer forro ballet* ballett* flamenco* hip_hop ?two_left_feet ?tanzbein ?bailar ?danser ?dancar ?tanzen",
  "first_dance hochzeitstanz* baile_nupcial baile_de_boda ouverture_de_bal danca_dos_noivos wedding+dance hochzeit+tanz* boda+bail* mariage+dans* casamento+danc* eroffnungstanz",
  "swim* schwimm* natac* natation ?crawl ?kraulen ?kraul ?braza ?brasse ?seepferdchen ?water_wings ?miedo_al_agua ?peur_de_l_eau ?medo_de_agua ?nadar ?nager ?flotar ?armbands",
  "tennis* tenis padel* ?backhand ?ruckhand ?aufschlag ?revers ?reves ?saque ?raqueta ?raquette ?schlager",
  "golf* ?swing ?abschlag ?putting",
  "riding* reit* equitac* equitation* montar_a_caballo ?pony ?caballo ?cheval ?cavalo ?pferd ?horse",
  "personal_train* personaltrain* entrenamiento_personal entrenador_personal coaching_sportif treino_personal treino_personalizado ?get_fit ?get_in_shape ?in_shape ?ponerme_en_forma ?remise_en_forme ?remettre_en_forme ?fit_werden ?ficar_em_forma ?entrar_em_forma ?six_pack ?muskelaufbau ?gain_muscle ?build_muscle ?ganar_musculo ?prendre_du_muscle ?ganhar_massa ?tonificar ?marcar_abdominales ?beach_body ?lift_weights ?hanteln ?pesas ?haltere* ?musculacao",
  "yoga* ?downward_dog ?namaste ?more_flexible ?gelenkiger ?stretchy ?asanas",
  "meditat* meditac* achtsamkeit* mindfulness ?calm_my_mind ?monkey_mind",
  // driving
  "driving* fahrstund* fahrunterricht* manejo conduite conducir conducao direcao aula_pratica clase_practica lecon_de_conduite ?behind_the_wheel ?parallel_park* ?einparken ?learner ?manejar ?dirigir ?stall* ?abwurg* ?se_me_cala ?nervous_driver ?rotondas ?roundabouts ?rond_points ?kreisverkehr ?biscoletas ?baliza ?hill_start* ?hill_starts ?reversing ?reverse_round teach+reverse ?cuestas ?en_cuesta ?am_berg ?berganfahren ?je_cale ?demarrage_en_cote ?ladeira carro+morrer ?rampa",
  "theor* teoric* code_de_la_route legislac* theorieunterricht* ?road_signs ?verkehrszeichen ?senales_de_trafico ?panneaux ?sinais_de_transito ?fragebogen ?fragebogen_uben ?theory_questions ?test_de_conducir ?preguntas_del_teorico ?questions_du_code ?perguntas_do_codigo",
  // driving in the dark
  "nachtfahrt* night_driv* night_lesson* conduccion_nocturna conduite_de_nuit conducao_noturna aula_noturna nocturn* noturn* dunkeln+fahr* dunkelheit+fahr* finster+fahr* finstern+fahr* nachts+fahr* dark+driv* night+driv* noche+conduc* noche+manej* oscuro+conduc* oscuras+conduc* nuit+condui* noir+condui* noite+conduz* noite+dirig* escuro+conduz* escuro+dirig*",
  // a lesson for one
  "clase_particular clase_individual clase_privada einzelstunde* einzelunterricht* privatstunde* einzelcoaching* private_lesson* private_class* one_to_one one_on_one 1_to_1 cours_particulier* cours_individuel* cours_prive aula_particular aula_individual ?para_mi_sola ?para_mi_solo ?yo_sola ?yo_solo ?a_solas ?sin_grupo ?yoga_individual sesion+individual+yoga ?just_me_and_the ?without_the_group ?ohne_gruppe ?nur_ich_allein ?fur_mich_allein ?pour_moi_seul ?pour_moi_seule ?sans_groupe ?so_pra_mim ?so_para_mim ?sem_grupo ?sem_turma",
  "motorbike* motorrad* motocic* moto motos ?two_wheels",
  // making things
  "pottery* topfer* ceramic* ceramique* keramik* poterie* alfarer* olaria wheel_throwing ?clay ?drehscheibe ?torno ?arcilla ?argile ?argila ?lehm ?make_a_bowl ?make_a_mug",
  "painting* malkurs* pintura aquarel* acuarel* peinture watercolo* ?easel ?pinseln ?pinceles ?pinceaux",
  "sewing* nahkurs* costura couture nahen ?sewing_machine ?nahmaschine ?maquina_de_coser ?machine_a_coudre ?maquina_de_costura",
  "cook* kochkurs* cocina cuisine cozinha kochen pasta sushi ?can_t_boil ?can_t_cook ?no_se_freir",
  "bak* backkurs* reposter* patisser* confeitar* brotback* tarte* kuchen* ?sourdough ?sauerteig ?masa_madre ?levain",
];
