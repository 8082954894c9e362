/** Lessons, advice, photographs, repairs. */
export const lessonWords: readonly string[] = [
  // lesson
  "lesson* class classes clase* cours lecon* unterricht* unterrichtsstunde* aula aulas aulinha* tutoring tutorial* nachhilfe* soutien_scolaire clases_particulares explicac* explicacoes musikstunde*",
  // trial
  "trial* taster* try_out try_it try_a essai essais essayer decouverte clase_de_prueba de_prueba probar schnupper* probestunde* probetraining probieren ausprobier* aula_teste aula_experimental experimental experimentar testar probefahrt* test_drive",
  // level and mock tests
  "level_test* placement_test* prueba_de_nivel nivel einstufung* niveau niveau_test* teste_de_nivel a1 a2 b1 b2 c1",
  "mock mock_test* mock_exam* dress_rehearsal exam_conditions practice_test* practice_exam* simulacro* examen_blanc probeprufung* prufungssimulation* simulado*",
  "motorway* highway* freeway* autobahn* autopista* autoroute* autoestrada* ?m25 ?m6 ?m1",
  "piano* klavier* klavierstunde* keyboard* keys_lesson",
  "guitar* guitarr* guitare* gitarr* guitarra* violao ukulele*",
  "violin* violon* geige* violino* viola",
  "singing sing vocal* canto chant gesang* gesangsunterricht voice_lesson* coaching_vocal",
  "drum* bateria batterie schlagzeug* percussion*",
  // tuning
  "tune tuned tuning accord accorder accordage accordeur accordez diapason afinar* afinac* afinado stimmen gestimmt klavierstimm* verstimmt desafinad* out_of_tune",
  "swim* natac* natation schwimm* nadar nager",
  "english_lesson* ingles anglais englisch* englischkurs*",
  "maths mathe* matematic* matematik* mathemat*",
  // advice
  "advice advis* consultation* consulting asesor* conseil* beratung* beraten aconselh* consultor* orientac* orientation*",
  "tax taxes steuer* steuererklar* impuesto* impot* imposto* declaracion_de_la_renta declaration_de_revenus irs",
  // photographs
  "photo photos photograph* photoshoot* foto fotos fotograf* fotoshoot* shooting shoot sesion_de_fotos seance_photo sessao_de_fotos ensaio",
  // repair
  "repair* fix fixed fixing arregl* reparac* reparar* reparation* reparer* reparier* reparatur* consert*",
  // alterations
  "hem hems hemming alteration* shorten* dobladill* ourlet* retouch* anderung* anderungsschneid* saum bainha* arreglo_de_ropa ajuste_de_ropa take_in take_up",
  "fitting* anprobe* prueba_de_vestido essayage* prova prova_de_vestido",
];
