/** Hairdressers and barbers: what clients say besides the words of `salon-words.ts`. */
export const hairWords: readonly string[] = [
  // cut
  "haircut* cut cuts corte cortes cortado coupe coupes schnitt haarschnitt* herrenschnitt* damenschnitt* kinderschnitt* herrenhaarschnitt* damenhaarschnitt* maschinenschnitt* trockenschnitt* pelar pelarlo pelarla pelarle pelarse pelada pelucar haarkurzen haare_kurzer haare_ab sides+short sides+shorter sides+top sides+zero sides+clippers ?short_back ?back_and_sides ?off_the_top ?off_the_ends ?number_two ?grade_two ?round_the_ears ?around_the_ears ?ears_and_neck ?um_die_ohren ?autour_des_oreilles ?alrededor_de_las_orejas inch+off+hair cm+pelo zentimeter+haare seiten+kurz seiten+kurzer seiten+null seiten+oben seiten+maschine ?ubergang lados+maquinilla lados+maquina lados+cero lados+cortos lados+tijera arriba+tijera ?al_cero ?al_uno ?al_dos cotes+courts cotes+court cotes+blanc cotes+dessus cotes+tondeuse ?a_la_tondeuse maquina+lados lados+baixo ?na_maquina ?passar_a_maquina ?disfarcado ?disfarce ?degrad* ?fade ?taper* ?undercut* ?mullet ?mohawk ?pixie ?layers ?stufenschnitt ?stufig ?capas ?en_capas ?camadas ?repicado ?split_ends ?spliss ?fourches ?pointes_abimees ?pontas_duplas ?puntas_abiertas ?cabeludo ?cabeluda ?greludo ?melenudo ?pelambrera ?melenas ?pelos_de_loco ?shaggy ?bushy ?zottelig ?zottelmahne ?wuschelkopf ?chevelu hair+mess pelo+desastre haare+katastrophe cabelo+horrivel hair+long hair+eyes pelo+largo haare+lang cheveux+longs cabelo+comprido cabelo+grande hair+heavy ?vogelnest",
  // fade
  "fade fades skin_fade degrade degrades degradado degradados disfarcado ubergang zero+sides zero+sides+blended blend*+sides null+seiten+ubergang ?low_taper ?mid_fade cero+lados blanc+cotes zero+lados",
  // buzz cut
  "buzz buzz_cut buzzcut* crew_cut ?clippers ?grade_one ?grade_1 ?grade_2 ?number_one ?boule_a_zero ?auf_3_millimeter ?raspar_tudo",
  // beard
  "beard* tash tache stache moustache* mustache* schnurrbart* barba barbe bart bartpflege* barttrimm* beard_trim perilla candado cavanhaque bouc goatee facial_hair gesichtsbehaarung barbicha barbichette bartchen sideburns koteletten costeletas patillas rouflaquettes ?stubble ?scruff ?five_o_clock ?barbudo ?barbu",
  // shave
  "shave* shaved afeitad* afeitar* rasage* rasur* nassrasur* rasier* rasur barbear barbeado navaja navalha razor* rasoir rasiermesser cut_throat clean_shaven wet_shave ?coupe_chou ?a_navaja ?hot_towel ?toalla_caliente ?toalha_quente ?serviette_chaude ?heisses_handtuch face+smooth smooth+razor cara+lisa navaja+cara rosto+liso cara+lisinha peau+lisse visage+lisse joues+lisses glatt+messer gesicht+glatt ?messer",
  // colour
  "colour* color* couleur* coloration* tinte* tintura* farb* haarfarbe* tonung* colorac* tint tints dye* root_touch regrowth greys+cover* grey+cover* grays+cover* ?greys ?grays ?grey_hair* ?gray_hair* ?white_hair* ?going_grey ?going_gray ?canas ?canitas ?cheveux_blancs ?cheveux_gris ?meches_blanches ?racines ?graue_haare ?grauen_haare ?graues_haar ?weisse_haare ?grau ?graue ?ansatz ?cabelos_brancos ?cabelo_branco ?fios_brancos brancos+esconder brancos+cobrir brancos+tapar brancos+disfarcar ?raices ?raizes ?roots hair+darker hair+lighter hair+red hair+blonde haare+dunkler haare+heller haare+rot haare+blond pelo+rubio pelo+rojo pelo+oscuro pelo+moreno cheveux+roux cheveux+bruns cheveux+blonds cheveux+fonces cabelo+ruivo cabelo+loiro cabelo+escuro cabelo+preto ?pelirroja ?pelirrojo ?ruiva ?ruivo ?copper ?kupfer ?cobrizo ?acobreado ?auburn ?caoba ?brunette ?rubia ?rubio ?loira ?loiro ?blonder brown+red brown+blonde blonde+brown braun+rot braun+blond blond+braun brune+rousse brune+blonde morena+rubia morena+pelirroja morena+ruiva morena+loira castano+rubio ?go_red ?go_brown",
  // platinum
  "platin* bleach* blondier* decolorac* decolor* descolor* decapage loir*+branco rubi*+blanco blond*+white blond*+weiss blond*+blanc ?loiro ?loira ?rubio ?rubia ?blond ?blonde ?quase_branco ?casi_blanco ?presque_blanc ?fast_weiss ?ice_blonde ?eisblond ?blond_polaire",
  // highlights
  "highlight* hilites hilights mechas meches luzes balayage* strahn* straehn* reflejos reflets reflexos madeixas babylights foils ?foil ?folien ?papillotes ?papel_aluminio ?papel_de_aluminio ?streaks ?sun_kissed ?sonnengekusst ?blonde_bits ?heller_strahnen ?iluminar_el_pelo ?iluminado ?eclaircir* hair+lighter+bits pontas+claras puntas+claras pointes+claires ?ombre ?californianas",
  // blow-dry and styling
  "blow_dry blow_dries blowdry* blowout* brushing* fohn* foehn* secado peinado peinados escova styling* mise_en_plis lavar_y_peinar round_brush rundburste* brosse_ronde cepillo_redondo escova_redonda blow_dried blow_drying secher sechage ?styled ?bouncy ?voluminous ?modelar ?modelado ?secar ?secarlo ?secarmelo ?alisado_con_plancha ?plancha ?chapinha ?prancha ?glatteisen ?fer_a_lisser mettre_en_forme ?mise_en_forme ?ondas ?waves ?wellen ?wavy ?boucler ?ondulacoes ?wickler ?lockenstab ?babyliss hair+wash*+dry waschen+fohnen laver+secher lavar+secar",
  // updo
  "updo* up_do hochsteck* recogido* chignon* penteado* peinado* brautfrisur* festfrisur* steckfrisur* coiffure_de_mariage coiffure_mariee hair_up ?bun ?coque ?dutt ?semirrecogido ?semi_recogido ?haare_hoch ?hochgesteckt ?cabelo_preso ?attaches hair+wedding+up",
  // straightening
  "keratin* alisad* lissage* glattung* progressiva alisament* straighten* botox_capilar ?frizz ?frizzy ?encrespad* ?pelo_frito ?frisottis ?frisotte ?krause ?krauses ?lacio ?poker_straight ?dead_straight ?liso_japones ?raides ?arrepiado ?lisinho hair+tame haare+glatt pelo+liso cabelo+liso cheveux+lisses ?frisott* ?kraus ?estropajo cabelo+arma ?armado ?bouffant",
  // perm
  "perm perms permanente* permanentado dauerwelle* curly_perm ?curls ?curly ?locken ?rizos ?rizado ?bouclettes ?boucles ?cachos ?cacheado ?frises hair+curl* pelo+rizar* haare+lockig",
  // extensions
  "extension* extensiones haarverlanger* haarverdicht* mega_hair megahair aplique alongamento_capilar hair+longer hair+thicker haare+langer haare+dichter pelo+mas_largo pelo+postizo cheveux+rallonger ?rallonges cabelo+mais_comprido cabelo+alongar ?rapunzel hair+waist pelo+cintura cheveux+taille haare+taille cabelo+cintura",
  // braids
  "braid* cornrow* trenz* tresse* tranca trancas tranc* flecht* zopf* box_braids twists locs dread* rasta* ?nattes ?plaits ?trancinhas",
  // fringe
  "fringe bangs flequillo fleco chasquilla frange pony ponyschnitt franja ?cerquillo ?in_my_eyes",
  // scalp
  "scalp* kopfhaut* cuero_cabelludo cuir_chevelu couro_cabeludo capilar capilaire detox_capilar ?dandruff ?schuppen ?caspa ?pellicules ?itchy_head ?hair_loss ?haarausfall ?caida_del_pelo ?chute_de_cheveux ?queda_de_cabelo",
  // hair mask
  "hair_mask* conditioning olaplex haarkur* pflegebehandlung* mascarilla* hidratac* hidrata hidratar hidra soin_profond soin_cheveux soin_capillaire reconstruc* nutric* hair+damaged hair+dry hair+brittle haare+kaputt haare+trocken haare+strohig pelo+quemado pelo+seco pelo+danado pelo+paja cheveux+abimes cheveux+secs ?paille cabelo+ressecado cabelo+danificado cabelo+palha",
];
