/** Garages, bicycle shops, driving schools. */
export const carWords: readonly string[] = [
  // oil
  "oil oils aceite vidang* huile oleo lube ol oel olwechsel* oelwechsel* olservice motorol motoroel oil_filter engine_oil",
  // tyres
  "tyre* tire tires rubber neumatic* llanta* caucho* cubierta* gomas pneu pneus pneum* reifen* winterreifen* sommerreifen* winterpneu* sommerpneu* allwetterreifen* ganzjahresreifen* pneuwechsel* rader raderwechsel* winterrader sommerrader roue roues rueda ruedas roda rodas flat_tyre flat_tire puncture* pinchazo* crevaison* plattfuss platten schlappen radwechsel* umbereif* pneumatico*",
  // brakes
  "brake brakes braking freno frenos frenado frein freins freinage brems* travao travoes freio freios pastillas plaquettes bremsbelag* bremsscheib*",
  // service of a car
  "full_service annual_service car_service big_service interim_service yearly_service servicing serviced inspektion* inspect* wartung* durchsicht* entretien* mantenimient* mantencion manutenc* revisao revisoes revision jahresservice grosser_service kundendienst* puesta_a_punto puesta_a_tono repaso engrase tune_up durchcheck* general_overhaul",
  // roadworthiness
  "mot mots tuv hu hauptuntersuch* pickerl itv vtv revision_tecnica controle_technique inspecao inspecao_tecnica ipo verificacion_vehicular mfk vorfuhr* roadworth* smog_check state_inspection",
  // air conditioning
  "aircon air_con air_condition* ac clima climatis* climatiz* klima* klimaanlage* klimaservice aire_acondicionado recarga_de_aire ar_condicionado kuhlt regas",
  "batter* bateria* batterie* autobatterie*",
  "car_wash carwash wash washed valet valeting detailing lavado lavar* lavag* autowasche waschen wasche innenreinig* aufbereit* lavage polir",
  "bodywork dent dents scratch* abolladur* chapa_y_pintura carrosserie* debossel* beule* delle* lackschad* karosserie* amolgad* lataria funilaria bollo aranazo",
  "windscreen* windshield* parabrisas pare_brise windschutzscheib* frontscheibe* steinschlag* para_brisas",
  "wheel_alignment alignment alineac* alinear* geometrie parallelisme achsvermess* spureinstell* spur alinham* balanceo equilibr* auswucht* balanceamento car+pulls car+pulling carro+puxa carro+puxando coche+tira coche+va_a_un_lado auto+zieht lenkrad+schief voiture+deporte voiture+tire volant+travers volante+torcido volante+torto steering_wheel+crooked carro+foge carrinha+foge foge+volante direcao+torta direcao+desalinhad* volante+treme carrinha+puxa coche+derecha coche+izquierda pulls+left pulls+right zieht+rechts zieht+links tire+droite tire+gauche steering+pulls",
  "puncture_repair bike_repair fahrradreparatur* fahrradservice* veloservice* reparacion_de_bici*",
  // driving
  "driving* fahrstunde* fahrunterricht manejo conduite conducir aula_de_conducao aula_de_direcao",
];
