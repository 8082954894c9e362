/** Nails, skin, lashes and brows, waxing, tanning, tattoos. */
export const beautyWords: readonly string[] = [
  // built nails
  "?gel gel_nails gelnagel* unhas_de_gel unas_de_gel acryl* acril* unas_acrilicas porcelan* fibra alongamento_de_unhas nail_extension* nagelverlanger* nagelmodellage* modellage* pose_de_gel pose_d_ongles alongar+unha* alargar+unas unas+largas rallonger+ongles ongles+longs nagel+langer lange+nagel nails+longer nails+extend* unhas+compridas unhas+longas ?fake_nails ?false_nails ?falsche_nagel ?kunstnagel ?unas_postizas ?faux_ongles ?unhas_posticas ?capsules ?stiletto ?almond_shape ?coffin ?infill* ?refill ?auffullen ?relleno ?remplissage ?manutencao_de_gel kunstlich*+drauf kunstlich*+nagel kunstlich*+lange ?abgekaut* ?bitten_nails ?unas_mordidas ?ongles_ronges ?unhas_roidas",
  // taking gel off
  "gel_removal soak_off retirada_de_gel retirada_de_esmalt* depose depose_de_gel gel_entfern* gelentfern* gel_ablos* nagelentfern* remocao_de_gel retirar_gel quitar_gel soak*+off take+gel+off get+gel+off shellac+off acrylics+off nails+taken_off gel+quitas gel+quitar gel+quitarme gel+sacar enlever+semi enlever+gel enlever+vernis retirer+semi ablosen gel+runter nageln+runter nagel+runter gel+ab tirar+gel tirar+unhas+gel remover+gel gel+off gel+off+nails gel+fuera gel+weg gel+remove*",
  // nail repair
  "nail_repair nagelreparatur* reparacion_de_una reparation_d_ongle conserto_de_unha broke*+nail nail+snapped nail+split nagel+abgebrochen nagel+eingerissen una+rota una+rompio una+partio ongle+casse unha+quebrou unha+quebrada",
  // manicure
  "manicur* manucur* manikur* nagelpflege* beaute_des_mains maos ?cuticle* ?cuticulas ?nagelhaut ?cuticules ?nails_filed ?hangnail* ?padrastros nagel+feilen limar+unas limer+ongles ?hacerme_las_unas ?hacer_las_unas ?hacerse_las_unas ?hacerle_las_unas ?arreglarme_las_unas ?arreglar_las_unas ?hago_las_unas ?hago_las_manos ?hacerme_las_manos ?unas_hechas ?nagel_machen ?nagel_gemacht nagel+machen_lassen hande+machen_lassen ?nails_done ?do_my_nails ?faire_les_ongles ?fais_les_ongles ?faire_les_mains ?faco_as_unhas ?unhas_feitas file+polish feilen+lackier* hande+feilen limar+esmalt* lixar+esmalt* limer+vernis ?mitts ?ponerme_las_unas unas+monas unas+bonitas unas+guapas unas+lindas ongles+jolis nails+pretty nails+nice unhas+bonitas unhas+lindas hande+pflegen hande+lackier* hands+polish manos+pintar mains+vernis maos+esmalt*",
  // pedicure
  "pedicur* pedikur* fusspflege* beaute_des_pieds pies_arreglados toenails ?toes ?petons ?panards ?piececitos ?pezinhos feet+sandals feet+summer feet+state fusse+sommer fusse+sandalen pies+sandalias pies+playa pieds+sandales pieds+ete pes+praia pes+chinelo pedicuri* ?faire_les_pieds ?hacerme_los_pies ?arreglarme_los_pies ?fusse_machen fusse+machen_lassen toes+disgrace toes+state feet+marathon",
  // face
  "facial* soin_du_visage soin_visage gesichtsbehandl* gesichtspflege* limpieza_facial limpieza_de_cutis limpieza_de_cara limpeza_de_pele hydrafacial aknebehandl* ausreinig* ?blackhead* ?breakout* ?breaking_out ?acne ?akne ?pimple* ?zits skin+dull skin+dry skin+oily skin+glow* ?puntos_negros ?granitos ?granos ?espinillas ?barritos ?cara_seca piel+seca piel+grasa piel+apagada ?points_noirs ?boutons ?comedons teint+terne peau+seche peau+grasse peau+terne ?coup_d_eclat ?mitesser ?pickel unreine+haut haut+unrein haut+fahl haut+trocken haut+fettig ?cravos ?cravinhos ?espinhas pele+oleosa pele+seca pele+opaca ?poros ?pores ?poren ?spotty skin+congested skin+spotty skin+bumpy haut+pickelig piel+granos piel+fatal peau+boutons pele+espinhas ?cravo ?espinha",
  // brows
  "eyebrow* brow brows ceja cejas sourcil* augenbrau* brauen sobrancelh* browlift* laminat* ?monobrow ?unibrow ?uniceja ?entrecejo ?monosourcil ?monobraue ?caterpillars pelinhos+olhos ?microblading ?henna",
  // lash lift
  "lash_lift* wimpernlift* wimpernwelle* rehaussement lifting_de_pestanas lifting_de_cils lifting_de_cilios permanente_de_pestanas lashes+curl* lashes+lift* lashes+straight recourber+cils cils+recourb* cils+droits pestanas+rizar pestanas+rizad* pestanas+levantar pestanas+rectas wimpern+hoch wimpern+schwung wimpern+biegen cilios+curvar cilios+curvad* cilios+levantar",
  // lash extensions
  "lash_extension* eyelash_extension* wimpernverlanger* wimpernverdicht* extension_de_cils extensions_de_cils extensiones_de_pestanas pelo_a_pelo volumen_ruso alongamento_de_cilios extensao_de_cilios extensao_de_pestanas lashes+longer lashes+fuller lashes+thicker ?falsies wimpern+lang wimpern+langer wimpern+dichter wimpern+voller pestanas+largas pestanas+postizas pestanas+tupidas cils+longs cils+fournis cilios+longos cilios+compridos cilios+cheios",
  // hair removal
  "wax waxing* depil* epil* enthaar* sugaring haarentfern* hair_removal ?hairy ?poilu ?poilue ?poilus ?haarig ?stoppeln ?peluda ?velluda ?vello ?vellos ?poils ?pelos ?pelinhos ?fuzz ?fluff ?bikini_season ?buco ?duvet ?damenbart ?upper_lip ?smooth_legs jambes+lisses piernas+lisas pernas+lisas beine+glatt legs+gorilla legs+smooth ?de_fuzz* ?defuzz* poils+menton pelos+barbilla pelos+queixo haare+kinn",
  // bikini line
  "bikini* biquini* ingle ingles maillot virilha* brazilian brasilena brasileira bresilien* hollywood intim* down_there ?landing_strip ?ahi_abajo ?da_unten ?partes_intimas ?schambereich",
  "back_wax* rucken_waxing depilacion_espalda depilacion_de_espalda epilation_dos epilation_du_dos depilacao_costas depilacao_das_costas hairy+back back+hair rucken+haare ruckenhaare espalda+pelos espalda+vello dos+poils costas+pelos",
  "upper_lip labio_superior labio levre_superieure oberlippe* buco moustache bigote bigode damenbart ?tache ?bigotillo ?bigodinho",
  // make-up
  "makeup make_up maquill* schmink* maquiag* maquilh* ?glam ?smokey ?glowy_look ?pintar_la_cara",
  // tanning
  "a_tan get_tan tanning spray_tan bronce* bronzag* bronzeam* solarium* sonnenbank* autobronz* uva rayos_uva ?pale ?blass ?kasig ?palida ?blanquita ?vampiro ?golden ?moreno_playero ?bronzeada ?toaster ?toastern sonne+bank ?like_a_ghost ?milk_bottle* ?weiss_wie_die_wand ?blanc_comme_un_cachet ?como_la_leche ?branquela ?branquelo colour+holiday",
  // wrinkles
  "botox botulin* toxina filler* hyaluron* hialuronic* falten* faltenbehandl* injection* ?wrinkle* ?arrugas ?rides ?rugas ?zornesfalte ?crows_feet ?frown_line* ?frown_lines ?patas_de_gallo ?pes_de_galinha ?pattes_d_oie stirn+falten forehead+lines",
  "lip_filler* lippen* labios levres lips_plump lips+fuller lips+plump* lips+thin lippen+voller lippen+schmal labios+gruesos labios+volumen labios+finos levres+pulpeuses levres+fines labios+carnudos",
  // tattoo removed
  "tattoo_removal tattooentfern* tatowierungsentfern* eliminacion_de_tatuaje* borrado_de_tatuaje* detatouage* remocao_a_laser remocao_de_tatuagem laser_removal tattoo*+remov* tattoo*+rid tattoo*+gone tattoo*+weg tattoo*+entfern* tattoo*+loswerden tatuaje+quitar tatuaje+quitarme tatuaje+borrar tatuaje+borrarme tatuaje+sacarme tatouage+enlever tatouage+effacer tattoo+effacer tattoo+enlever tatuagem+apagar tatuagem+remover tatuagem+tirar tattoo+apagar tattoo+tirar tattoo+remover",
  // tattoo covered
  "cover_up coverup* cobertura_de_tatu* recouvrement cobrir_tatuagem tattoo*+cover* ex+name+cover* tatuaje+tapar tatuaje+cubrir tatouage+recouvrir tatouage+cacher tattoo*+uberdeck* tattoo*+uberstechen tatuagem+cobrir tatuagem+tapar",
  "touch_up* nachstech* auffrisch* retoque* retouche* retoques tattoo*+faded tattoo*+verblasst tatuaje+retocar tatuagem+retocar",
  "tattoo* tatuaj* tatouag* tatuag* tatowier* ?get_inked ?inked ?stechen_lassen ?tinta_en_la_piel ?sleeve ?me_tatuar ?tatuarme",
  "piercing* ?pierced ?pierce ?septum ?nose_ring ?belly_button ?bauchnabel* ?nombril ?ombligo ?umbigo ears+pierced percer+oreille* percer+nez ohr+stechen nase+stechen agujer*+orejas agujer*+nariz furar+nariz furar+orelha ?brinco_no_nariz ?helix ?tragus",
  // what has grown out is filled
  "auffull* refill* infill* nagel_auffullen relleno rellenos remplissage* manutencao_de_unhas manutencao_de_gel gel*+rausgewachsen gel*+herausgewachsen gels+ansatz nagel+rausgewachsen ansatz+zu gel+grown nails+grown_out gel+crecid* unas+crecid* gel+repouss* ongles+repouss* gel+crescid* unhas+cresceram",
];
