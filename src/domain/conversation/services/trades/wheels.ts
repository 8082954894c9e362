/** Bicycles, cars: what is wrong with them. */
export const wheelWords: readonly string[] = [
  // inner tube
  "inner_tube* tube schlauch schlauchwechsel* camara camara_de_aire cambio_de_camara chambre_a_air chambres_a_air camara_de_ar troca_de_camara puncture* pinchazo* crevaison* platten_flicken rustine rustines reparacion_de_pinchazo ?flat ?flat_tyre ?flat_tire ?pinchado ?pinchada ?pinche ?ponchad* ?poncho ?platten ?plattfuss ?patschen ?platt ?crev* ?a_plat ?degonfle* ?furou ?furado ?furada ?furo ?furei ?deflated ?desinfl* ?murcho ?luft_raus ?keine_luft luft+verliert reifen+platt tyre+losing_air air+losing pierde+aire perd+air ?loch_im_schlauch ?nail_in",
  // tyres
  "tyre* tire tires neumatic* llantas gomas cubiertas pneu pneus reifen* rader raderwechsel* ruedas roues rodas sommerschlappen* winterschlappen* schlappen ?winters winters+on summers+on ?flat ?pinchado ?crev* ?furou ?furado ?platten ?plattfuss ?patschen tread+low tread+gone ?bald_tyres lisas+gomas lisas+ruedas pneus+lisses pneus+uses pneus+carecas ?careca ?profil_runter profil+runter mantel+velo mantel+rad mantel+fahrrad mantel+abg* mantel+neue* ?bald_tyre cubierta+gastad* tread+worn",
  // brakes
  "brake* freno frenos frein freins freinage brems* bremse* freio freios travao travoes purge_des_freins ?squeal* ?squeak* ?screech* ?grinding ?quietsch* ?chirri* ?rechina* ?rechinan ?chilla ?couin* ?grince* ?crisse* ?guinch* ?chiando ?chiam stop+can_t stop*+badly no_frena no_frenan frena+poco frenan+poco frenar+cuesta ne_freine* freine+mal freine+plus bremst+schlecht bremst+nicht nao_freia nao_trava freia+mal freiar+mal ?pastillas ?plaquettes ?pastilhas ?belage ?maneta ?bremshebel",
  // gears
  "gears gear_adjust* schaltung* gangschaltung* ketten* kette derailleur* vitesses ajuste_de_marchas marchas marcha transmision cadena chaine corrente mudancas gears+slip* gears+jump* chain+slip* chain+off chain+jump* kette+springt kette+raus kette+rasselt gang+springt gange+springen gange+rein salta+cadena cadena+sale marchas+saltan marchas+entran vitesses+sautent vitesses+passent chaine+saute chaine+deraille corrente+cai corrente+pula marchas+pulam marcha+pula gange+rutsch* gang+rutscht gange+durch gang+rein gange+hak* schalten+nicht schaltet+nicht vitesses+accroch* marchas+patin* marchas+engat* gears+grind*",
  // wheel
  "truing wheel_true zentrier* devoilage* centrado* centrage* wheel+wobbl* wheel+bent wheel+buckled rad+eiert felge+acht ?achter rueda+doblada rueda+baila llanta+doblada roue+voilee roda+torta roda+empenada",
  // the whole bicycle
  "full_service tune_up revision revisao puesta_a_punto inspektion* revision_complete revision_completa revision_general reglage_complet revisao_geral revisao_completa generaluberhol* mantenimiento* ?once_over ?been_in_the_shed ?in_the_shed ?keller_gestanden ?trastero ?everything_checked ?winterfit ?fruhjahrscheck ?fit_machen ?ponerla_a_punto ?remettre_en_etat ?dar_um_trato verifi*+tout verifi*+velo ?de_a_a_z ?von_a_bis_z ?de_la_a_a_la_z ?from_top_to_bottom dormi+cave dormi+garage hivers+cave inviernos+trastero winters+shed keller+winter cave+remonter everything+checked ?check_complet velo+hiver sors+velo",
  // oil
  "oil aceite olwechsel* olservice vidang* oleo motorol ?oil_light ?ollampe ?luz_del_aceite ?voyant_d_huile ?luz_do_oleo ?oil_is_low ?schwarzes_ol",
  // cold air
  "aircon air_con* climatis* climatiz* klimaservice* klimaanlage* klima clim recarga_clim recharge_clim aire_acondicionado ar_condicionado regas ?no_enfria enfria+nada enfria+coche ?warme_luft luftung+warm ?souffle_chaud souffle+chaud fait+froid+plus ?nao_gela gela+mais gela+carro blow*+warm blow*+hot air+not_cold sauna+car sauna+auto horno+coche four+voiture forno+carro air_recharge regass* re_gas* vents+cold ac+warm aircon+warm klimaanlage+warm* klima+warm* clim+chaud aire+sale+caliente ar+sai+quente vents+warm recargar+aire recharg*+clim auto+kuhl kuhl+mehr carro+gela coche+enfria voiture+froid",
  // car battery
  "batter* autobatterie* bateria batterie ?won_t_start ?doesn_t_start ?wouldn_t_start ?jump_start* ?no_arranca ?no_enciende ?ne_demarre ?demarre_plus ?demarre_pas ?springt_nicht_an springt+an ?starthilfe ?uberbruck* ?nao_pega ?nao_arranca ?chupeta",
  // what the lamp says
  "diagnos* diagnostic* fehlerspeicher* fehlerdiagnose* diagnostico* ?warning_light* ?engine_light ?check_engine ?motorkontrollleuchte ?motorleuchte ?leuchtet ?luz_del_motor ?testigo ?voyant ?luz_acesa ?luz_do_motor ?ruckelt ?weird_noise ?funny_noise ?strange_noise ?ruido_raro ?bruit_bizarre ?bruit_suspect ?barulho_estranho ?komisches_gerausch ?klappert ?da_tirones",
  "exhaust* auspuff* tubo_de_escape pot_d_echappement echappement* escapamento* escape ?rohrt car+loud auto+laut coche+ruge carro+roncando",
  "clutch* embrague* embrayage* kupplung* embreagem* ?patina ?clutch_slips kupplung+rutscht",
  "suspension* shock_absorber* stossdampf* amortiguador* amortisseur* amortecedor* ?poltert ?bouncy_ride",
  "headlight* scheinwerfer* faro faros phare* farol farois light_check lichttest* bulb* ?tuerto ?licht_geht_nicht",
  // body
  "bodywork dent_repair dent dents chapa* pintura_de_coche carrosserie* debossel* karosserie* dellen* lackier* lackschad* funilaria chaparia ?scratch* ?scrape* ?kratzer ?parkrempler ?delle ?rasponazo ?rayon ?rayado ?rozado ?golpe ?bollo ?abollad* ?rayure* ?accroche ?arranhao ?arranhad* ?amassad* ?batida ?prang*",
  "windscreen* windshield* parabrisas para_brisas pare_brise windschutzscheib* frontscheib* autoglas* vidro_dianteiro ?stone_chip ?steinschlag ?impact ?gravillon pedra+vidro piedra+cristal crack+glass riss+scheibe",
  // inside of the car
  "interior_clean* interior inside_clean innenreinig* lavado_interior limpieza_interior nettoyage_interieur lavagem_interna limpeza_interior higienizac* valet* dog_hair hundehaare pelos_de_perro poils_de_chien pelo_de_cachorro car+crumbs auto+krumel seats+stain* sitze+fleck* asientos+manch* sieges+tach* bancos+manch* bancos+suj*",
  "polish* politur* autopolitur* encerad* pulido* lustrage* polimento* ceramic_coat* ?paint_dull lack+matt ?swirl_marks pintura+apagada",
  "car_wash carwash autowasche aussenwasche lavado_exterior lavado lavage lavagem handwasche* ?filthy ?mucky ?dreckig ?sucio ?sucia ?sujo ?imundo",
  // skis
  "ski_service skiservice* skiwachs* ski_wax* edge_sharpen* kantenschliff* entretien_skis fartage* affutage* encerado_de_esquis afilado_de_cantos skis+blunt skis+waxed ski*+stumpf kanten+schleif* skis+affuter esquis+afilar esquis+encerar",
];
