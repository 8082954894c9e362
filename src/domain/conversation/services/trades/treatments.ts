/** Dentists, physiotherapists, massage, doctors, psychologists, nutrition: complaints and wishes. */
export const treatmentWords: readonly string[] = [
  // filling
  "filling* empaste* obturac* plombage* fullung* zahnfullung* restaurac* carie caries soin_de_carie hole+tooth hole+molar chip*+tooth broke*+tooth tooth+broken tooth+crumbl* piece+tooth trozo+muela trozo+diente agujero+muela muela+agujero diente+roto diente+rompio muela+rota muela+partid* muela+picada diente+picado muela+rompio trou+dent trou+molaire dent+cassee dent+casse dent+morceau molaire+cassee zahn+abgebrochen backenzahn+abgebrochen zahn+loch ecke+zahn zahn+brockel* dente+quebrou dente+quebrado dente+buraco dente+furado dente+pedaco dente+lascou dente+cariado",
  // whitening
  "whiten* blanque* blanchiment* bleaching* claream* branqueam* zahnaufhell* teeth+yellow* teeth+stain* teeth+bright* teeth+whiter smile+whiter smile+brighter dientes+amarill* dientes+manchad* dientes+blancos sonrisa+blanca dents+jaun* dents+tachees dents+blanches sourire+blanc zahn*+gelb zahn*+verfarbt zahn*+weisser dentes+amarel* dentes+manchad* dentes+brancos sorriso+branco sorriso+amarelo",
  // extraction
  "extraction* extracc* extracao zahnextraktion* zahn_ziehen zahnentfernung tooth+out tooth+come_out tooth+pull* tooth+remov* molar+out molar+come wisdom+out muela+quitar muela+sacar muela+quiten muela+saquen muela+arrancar diente+sacar diente+quitar muela+fuera dent+enlever dent+arracher dent+retirer molaire+enlever zahn+raus zahn+ziehen backenzahn+raus backenzahn+ziehen weisheitszahn+raus dente+tirar dente+arrancar dente+extrair dente+sair siso+sair siso+tirar",
  // toothache
  "emergenc* urgenc* notfall* schmerzbehandl* tooth+kill* tooth+hurt* tooth+agony tooth+throb* tooth+ache molar+hurts muela+duele muela+matando muela+mata diente+duele dolor+muela dent+mal dents+mal molaire+mal zahn+weh zahn+schmerz* zahn+puckert zahn+pocht backe+geschwollen face+swollen cara+hinchada flemon joue+gonflee abces* abscess* abszess dente+doi dente+doendo dente+dor rosto+inchado",
  // gums and tartar
  "pzr cleaning* limpieza* detartrage* zahnreinig* prophylax* limpeza* destartar* hygienist* gums+bleed* encias+sangr* gencives+saign* zahnfleisch+blut* gengiva*+sangr* ?furry_teeth ?bad_breath ?mal_aliento ?mauvaise_haleine ?mundgeruch ?mau_halito ?belag ?verfarbungen ?kaffeerander dents+tartre",
  // braces
  "braces ortodon* orthodon* kieferorthopad* aligner* invisalign zahnspange* aparelho teeth+crooked teeth+straight* dientes+torcidos dientes+derechos dents+tordues dents+droites dents+chevauch* zahne+schief zahne+gerade dentes+tortos dentes+alinhar retainer",
  "denture* dentadura* prothes* zahnersatz protese* dentier ?false_teeth ?dientes_postizos ?gebiss ?dritten ?dentes_posticos",
  "night_guard mouthguard* bruxis* ferula* gouttiere* aufbissschien* knirscherschien* schiene placa_de_bruxismo placa grind*+teeth clench*+jaw rechin*+dientes apreto+dientes bruxo grince*+dents serre+dents knirsch* knirsche range*+dentes aperto+dentes jaw+clicks mandibula+cruje",
  "root_canal endodon* wurzelbehandl* wurzelkanal* devitalis* tratamento_de_canal nerve+tooth nervio+muela nerf+dent nerv+zahn nervo+dente",
  // physiotherapy
  "physio* fisio* kine krankengymnast* kg reha rehabilit* reeduc* reeducation ?sprain* ?sprained ankle+twisted ankle+rolled knee+surgery knee+op knee+operation hip+replacement after+surgery+exercises ?esguince tobillo+torcido tobillo+torci rodilla+operad* rodilla+operaron rodilla+operacion cuello+girar cuello+girarlo cuello+polvo cuello+mover hombro+levantar ?entorse cheville+tordue ?reeduquer genou+opere* genou+operation epaule+lever knie+op hufte+op schulter+op ubungen+op kreuzband* ?bandscheib* ?hernia ?hernias ?hernie tornozelo+torci tornozelo+torcido joelho+operad* joelho+cirurgia joelho+operei ombro+levantar ?menisco ?menisque ?meniscus ?meniskus ?frozen_shoulder ?ciatica ?sciatica ?sciatique ?ischias ?ciatico ?lumbago ?lumbalgia ?hexenschuss ?tendinit* ?tendonitis ?sehnenscheid* ?manguito ?rotator_cuff ?tennis_elbow ?tennisarm ?codo_de_tenista ?torticolis ?torcicolo ?whiplash ?latigazo ?schleudertrauma neck+turn nacken+drehen hals+drehen back+out back+lifting ?put_my_back ?verhoben ?verrenkt ?tour_de_reins ?tour_de_rein travei+coluna travei+costas coluna+travou costas+travou espalda+levantando ?deslomad* dos+porter dos+portant rucken+heben",
  // osteopath
  "osteo* dos+bloque dos+coince nuque+bloquee nuque+coincee ?tour_de_rein* ?tour_de_reins ?lumbago ?me_suis_bloque ?coincee rucken+blockiert wirbel+blockiert wirbel+raus back+gone back+seized back+stuck espalda+bloquead* espalda+enganchad* cuello+bloquead* costas+travad* costas+travou coluna+travou ?kreuz ?nervio_pinzado ?pinched_nerve ?sciatique ?baby+colic bebe+coliques bebe+colicos",
  // chiropractor
  "chiro* quiro_practic* quiropract* quiropraxi* quiropraxia back+crack* neck+crack* spine+adjust* ?einrenken ?knacken rucken+knack* espalda+cruj* cuello+cruj* coluna+estal* costas+estal* dos+craquer back+gone back+put_out wirbel+raus ?wirbel_einrenken",
  // massage
  "massag* masaj* massaj* massagem ?knead* ?durchkneten ?kneten ?rub ?rubdown ?back_rub ?sobar ?sobada ?malaxer ?amassar stiff+neck nacken+steif nacken+verspannt nuque+raide",
  // deep and sports massage
  "sport sports sportmassag* sportiv* deportiv* desportiv* descontractur* deep_tissue tiefengewebs* tissus_profonds tejido_profundo ?knot ?knots ?nudo ?nudos ?muscle_knot* hamstring* calf+tight calves+tight legs+marathon muscles+tight muscles+sore shoulders+tight espalda+cargad* piernas+cargad* cuello+cargad* gemelos+cargad* ?sobrecargad* ?contracturad* trapecio+nudo dos+noue dos+noeuds nuque+tendue ?courbatur* ?noeuds ?muskelkater waden+hart waden+zu schultern+hart marathon+beine costas+treino ombros+tensos ombros+travados panturrilha* ?agujetas ?isquio* ?after_training ?despues_del_maraton ?apres_le_marathon",
  // relaxing massage
  "relax* entspann* detente antiestres* antistress* wohlfuhl* bien_etre bienestar ?stressed ?stress ?estresad* ?estres ?stressee ?gestresst ?estressad* ?estresse ?unwind ?switch_off ?decompresser ?deconnecter ?desconectar ?abschalten ?runterkommen ?desligar_a_cabeca ?pamper* ?mimarme ?verwohn* ?chouchouter ?me_mimar ?hard_week ?semana_dura ?semaine_dure relaj* wellness* ?de_los_nervios ?bout_de_nerfs ?fix_und_fertig ?uma_pilha ?a_bout ?frazzled ?knackered",
  // lymph
  "lymph* lympf* lymf* mld linfatic* drenaje* drenagem* drainage* legs+swollen legs+puffy ankles+swollen ?water_retention ?fluid_retention retengo+liquido* retencion+liquido* piernas+hinchad* pies+hinchados tobillos+hinchados piernas+pesadas jambes+lourdes jambes+gonflees chevilles+gonflees ?retention_d_eau beine+dick beine+geschwollen beine+wasser beine+schwer ?wassereinlagerungen pernas+inchadas pernas+pesadas pes+inchados tornozelos+inchados ?retencao ?inchaco ?lipodem ?lymphodem ?celulit* ?cellulit*",
  // needles
  "acupunct* acupunt* akupunkt* ?needles ?nadeln ?agujas ?aguja ?agujitas ?aiguilles ?agulha ?agulhas ?agulhinhas",
  "puncion_seca dry_needling puncture_seche agulhamento* trockennad* ?trigger_point* ?punto_gatillo ?pinchan ?pincharme aguja+nudo needle+knot",
  // feet as a map
  "reflexolog* reflexologie* fussreflex* fussmassage* foot_massage* masaje_de_pies massage_des_pieds massagem_nos_pes feet+points feet+massage feet+rub pies+puntos pies+masaje pieds+points pieds+massage fusse+punkte fusse+massier* pes+pontos pes+massagem",
  // pregnant
  "pregnan* prenatal* embaraz* enceinte* grossesse* schwanger* gravid* gestante* prenatal maternity maternidad ?expecting ?bump ?babybauch photos+bump fotos+barriga fotos+barrigona fotos+panza fotos+tripa photos+ventre fotos+babybauch fotos+bauch barriga+meses panza+meses",
  // vaccination
  "vaccin* vacun* impf* vacin* ?rabia ?tollwut ?raiva ?la_rage ?spritze ?piqure ?injection ?la_pinchen ?pinchar ?pinchazo ?vacinha ?picada+vacina ?jab ?jabs ?flu_jab",
  // skin and moles
  "mole_check* skin_check* skin_screen* hautscreen* hautkrebs* muttermal* lunares revision_de_lunares dermatoscop* grains_de_beaute controle_des_grains check_de_pele mapeamento_de_pintas ?moles ?mole ?leberfleck* ?lunar ?grain_de_beaute ?pinta ?pintas ?freckle",
  "smear* citolog* frottis papanicolau krebsvorsorge* preventivo pap_test ?abstrich",
  "sick_note* krankschreib* arret_maladie arret_de_travail baja_medica baja_laboral atestado* fit_note ?signed_off ?krankschreiben ?baja_por ?arret",
  "blood_test* blutabnahme* blutbild* analitica* analisis_de_sangre prise_de_sang exame_de_sangue analises blood+taken blut+abnehmen sangre+sacar sang+prelever sangue+tirar ?cholesterol ?colesterol ?cholesterin* ?thyroid ?tiroides ?tireoide ?schilddrus* ?iron_levels ?eisenwert* ?ferritin* ?hierro ?ferro",
  // talking
  "therapy* therapie* terapia* psycholog* psicolog* psychotherap* psicoterap* counsel* ?anxiety ?anxious ?panic_attack* ?ansiedad ?angustia ?angoisse* ?angoissee ?panikattack* ?angstzustand* ?ansiedade ?crise_de_panico ?burnout ?burned_out ?burn_out ?depression ?depressed ?depresion ?deprimid* ?deprime ?depressao ?depressiv ?duelo ?grief ?grieving ?trauer* ?luto ?deuil ?autoestima ?self_esteem ?selbstwert* individual* individuell* einzel* einzeltherap* gesprachstherap* ?panic",
  "couple* pareja* paartherap* paarberat* casal terapia_de_pareja therapie_de_couple terapia_de_casal marriage_counsel* eheberat* argue*+husband argue*+wife fight*+husband fight*+wife pelea*+marido pelea*+mujer discut*+marido discut*+mujer discut*+pareja streit*+mann streit*+frau dispute*+mari dispute*+femme engueul*+mari brig*+marido brig*+mulher brig*+esposa ?our_marriage ?unsere_ehe ?nuestro_matrimonio ?notre_couple ?nosso_casamento row+husband row+wife rowing+husband rowing+wife streiten+mann streiten+frau ?zoffen",
  "child_therap* kindertherap* terapia_infantil psicologia_infantil therapie_enfant ?tantrums ?rabietas ?bed_wetting ?wutanfall*",
  // weight
  "weight* adelgaz* perdida_de_peso control_de_peso perte_de_poids abnehm* emagrec* perda_de_peso reequilibrage* lose+weight lose+kilos lose+pounds lose+stone perder+peso perder+kilos bajar+peso bajar+kilos bajar+barriga perdre+poids perdre+kilos perdre+ventre ?maigrir ?abnehmen ?abzunehmen kilos+runter kilo+runter kilos+zu_viel perder+quilos perder+barriga ?emagrecer ?adelgazar ?overweight ?sobrepeso ?surpoids ?ubergewicht* ?slim_down ?dick_geworden ?engordei ?engorde",
  "intoleranc* allerg* alerg* unvertraglich* ?gluten ?lactos* ?lactose ?laktose ?celiac* ?celiaco ?zoliakie ?coeliaque ?bloated ?blahungen ?hinchada_despues",
  // posture
  "postur* haltung* ?slouch* ?hunched ?encorvad* ?buckel ?voute ?corcunda ?rundrucken ?desk_job",
];
