import type { CommandLexicon } from "./command-lexicon.ts";

/** Pronouns that hang on a verb: "muévele", "pásamela". */
const clitic = "(?:me|te|se|nos|les?|las?|los?|mel[ao]s?|sel[ao]s?)?";

export const commandLexiconEs: CommandLexicon = {
  help: "ayuda|ayudame|que puedo (?:decir|escribir|hacer|pedir|poner)|comandos|opciones|menu|como funciona(?: esto)?|que (?:sabes|entiendes)(?: hacer)?",
  undo: "(?:olvida|ignora|borra|cancela|anula|quita)(?:lo|te)? (?:de )?(?:eso|esto|lo ultimo|lo que (?:acabo de|he|te)(?: \\p{L}+){1,3})|(?:vuelve|volve|volvamos|regresa|regresalo|dejalo|deja|ponlo|pon|devuelvelo|devuelve)(?: \\p{L}+){0,2} (?:atras|como (?:estaba|antes|era))|me (?:he equivocado|equivoque)|fue (?:un )?error|(?:no )?era (?:un )?error|echa(?:lo)? (?:pa |para )?atras|deshag[ao](?:lo)?|deshace(?:lo)?|(?:deshaz|deshacer|deshacelo|deshazlo|desaz|revierte(?:lo)?|revertir|vuelve atras|vuelve a como estaba|dejalo como estaba|marcha atras)(?: (?:eso|lo|lo ultimo|el ultimo cambio|el cambio|lo de antes))?|anula (?:eso|lo ultimo|el ultimo cambio)",
  beCustomer:
    "(?:como|soy|ser|probar como|modo|prueba como) (?:un |una |el |la )?client[ea]|modo client[ea]|probar el bot|prueba el bot",
  beOwner:
    "(?:como|soy|volver a|vuelvo a|otra vez) (?:el |la |un |una )?(?:duen[ao]|jef[ea]|propietari[ao]|empleada|empleado|agente|comandos|trabajar|yo)|modo (?:duen[ao]|jef[ea]|normal|propietari[ao])|salir (?:de|del) (?:modo )?client[ea]|dejar de ser client[ea]",
  customer:
    "tienes|teneis|tienen|tendrias|tendriais|tendrian|tiene usted|(?<!no )puedo|podria|podemos|podriamos|quiero (?:una|un|pedir|reservar|coger)|quisiera|queria|me gustaria|mi (?:cita|reserva|hora|turno)|cuanto (?:cuesta|vale|es)|abris|abren|estais|(?:me|hacerme) (?:\\p{L}+ )?un hueco|me das|me dais|me dan|me puedes dar|para mi|necesito (?:una|un|hora|cita)",
  othersIll:
    "(?:ella|el|cliente|clienta|su hij[oa]|mi hij[oa]|el nino|la nina)(?: \\p{L}+)? (?:esta|se encuentra|se puso|se ha puesto) (?:enferm[oa]|mal[oa]?|malit[oa])",
  sick: "ingresad[oa]|hospitalizad[oa]|quimio|baja medica|(?:estoy |estare )?mal[oa](?= este| el| hoy| manana)|destemplad[oa]|(?:tengo|con|estoy con|a) (?:3[789]|4[01])(?: y medio|[.,]\\d)?(?: de fiebre)?(?= |$)|tirad[oa] en (?:la )?cama|sin voz|ronquera|dolor de (?:garganta|cabeza|espalda|barriga)|no me levanto|hech[oa] un trapo|k\\.?o\\.?|no (?:cuenten|conteis|cuentes|cuentas|cuentan) conmigo|amaneci con|fiebron|calentura|malisim[oa]|hecho polvo|hecha polvo|hecha mierda|descompost\\w*|gastritis|lumbago|(?:en|al) (?:el )?(?:hospital|urgencias)|no (?:me )?(?:tengo|puedo) (?:en pie|ni levantarme|con mi alma)|pille (?:un|una)|he pillado|potando|no (?:doy|valgo) (?:para|pa) (?:mas|nada)|indigest\\w*|intoxicad[oa]|enferm[oa]|malit[oa]|(?:me )?(?:encuentro|siento) (?:muy |fatal|mal)|(?:me )?(?:encuentro|siento) (?:muy )?mal|no me (?:encuentro|siento) (?:nada )?bien|fiebre|gripe|migrana|gastroenteritis|estoy (?:muy )?(?:fatal|mala|malo)|esta (?:muy )?(?:mala|malo)|de baja|no puedo ir|me he puesto (?:mala|malo|enferm[oa])|pach[ua]ch[oa]|covid|vomit\\w*|vomitos?|en (?:la )?cama|constipad[oa]|resfriad[oa]|indispuest[oa]|gripa|engripad[oa]|descompuest[oa]|anginas|(?:desperte|amaneci|levante|levantado|ando|sigo) (?:\\p{L}+ )?(?:mal|fatal|enferm[oa]|mala|malo|pesim[oa])|no (?:puedo|podre|voy a poder) (?:ir|trabajar|atender|venir|levantarme)",
  late: "(?:metro|tren|bus|autobus|bici|coche|carro|moto) (?:\\p{L}+ ){0,2}(?:parad[oa]|averiad[oa]|rot[oa]|retrasad[oa])|atasc\\w*|trancon|taco(?= en)|embotellamiento|en (?:un |el )?(?:trafico|tapon|transito)|hay (?:un )?(?:trafico|atasco|caravana)|(?:pille|pillado|metid[oa]|atrapad[oa]|tirad[oa]|parad[oa]) en (?:un|el|la)|se (?:me )?(?:pincho|rompio|averio)|perdi el (?:bus|tren|metro)|demorad[oa]s?|me demoro|tardo|tardare|voy tarde|llego en|retras(?:o|ad[oa]s?|adit[oa]|e|are|amos|ando)|retrazad[oa]|demor(?:o|ad[oa]|e|are)|atras(?:o|ad[oa])|(?:llego|voy|llegare|llegamos|vamos|ire|va|llega)(?: \\p{L}+| \\d+){0,4} tarde|(?:minutos?|min|hora|media hora|m)(?: mas)? tarde|tarde (?:unos )?\\d+|con retraso",
  tell: "avis[ae](?:r|les?|las?|los?)?|avisar(?:les?|las?|los?)|diselo|disela|diles?|digales?|inform[ae](?:les?|las?|los?)?|notific[ae]\\w*|escrib[ea]les?|mandales?|llam[ae](?:les?|las?|los?)",
  because:
    "porque|(?<!(?:semana|mes|ano|lunes|martes|miercoles|jueves|viernes|sabado|domingo) )que (?:vienen?|tengo|me|hay|voy|viene|ha|han|estoy|esta|va|llega|llegan|no)|pues|ya que|es que|por (?:un|una|lo)|tengo (?:que|un|una|el|la|al)",
  everything:
    "todo|todos|todas|todo el dia|el dia|las demas|los demas|el resto|lo que queda|todas las citas|mis citas|mi dia",
  noShow:
    "(?:no|ni) (?:se )?(?:ha )?(?:dignado|asom(?:o|ado)|dio senales|ha dado senales|aparecio|aparece|vino|llego)|(?:me|nos) (?:ha )?(?:planto|plantado)|me dejo (?:tirad[oa]|colgad[oa]|vestid[oa]|esperando)|no hay rastro de|no[- ]?show|no (?:vino|ha venido|vinieron|se presento|se ha presentado|aparecio|ha aparecido|llego|ha llegado|asistio|acudio|ha acudido|se presenta)|falto|ha faltado|me (?:ha )?dej(?:o|ado) plantad[oa]|planton|plantad[oa]|ausente|nunca (?:llego|vino|aparecio|se presento|ha venido|ha llegado)|(?:pon(?:le|la|lo)?|marca(?:le|la|lo)?|apunta(?:le|la|lo)?) (?:una |como |de )?(?:falta|ausente|inasistencia)|falta",
  arrived:
    "acaba de (?:entrar|aparecer|venir|llegar)|(?:ya )?(?:esta|ha) (?:sentad[oa]|esperando|entrado|aparecido|en (?:la )?(?:puerta|sala|silla|recepcion|el salon|el local|la tienda))|entro|ya (?:la|lo) tengo (?:aqui|sentad[oa])|aparecio|cayo|ya (?:me )?(?:cayo|entro)|ya (?:llego|ha llegado|esta aqui|esta(?! (?:hech|list|terminad|acabad))|vino|ha venido)|llego|ha llegado|esta aqui|acaba de llegar|aqui esta|ha venido|vino",
  done: "termin(?:o|ado|ada|e|ada)|ha terminado|acabad[oa]|lista|listo|hech[oa]|finalizad[oa]",
  confirm: `(?:confirma|confirmar|confirme|acepta|aceptar|aprueba)${clitic}|confirmad[oa]`,
  cancel: `(?:desmarca|desmarcar|saca|sacar|tumba|tumbar|vuela|volar|cargate|bota|botar|tacha|tachar|descarta|desagenda|desagendar|retira|retirar)${clitic}|da(?:le|la|lo)? de baja|fuera(?= (?:la|el|lo) de)|(?:cancela|cancelar|cancele|canzela|canzelar|anula|anular|anule|quita|quitar|borra|borrar|elimina|eliminar|suspende|suspender)${clitic}|cancelad|cancel`,
  move: `(?:mand[ae]|mandar|empuj[ae]|empujar|jal[ae]|desplaz[ae]|desplazar|sub[ea]|lanza|tira|cuadra|cuadrar|acomoda|acomodar|recorre|rueda|rodar|deslice|desliza|met[ea]|coloc[ae]|colocar|lleva|llevar|cambi[ae]|traspasa|recoloca|encaja|atras[ae]|retras[ae]|adelant[ae]|demor[ae]|difiere|posterga|postergar|pas[ae])${clitic}|(?:muev[ea]|move|mover|pasa|pase|pasar|cambia|cambie|cambiar|corre|correr|reprograma|reprogramar|aplaza|aplazar|retrasa|retrasar|adelanta|adelantar|pospon|posponer|traslada|trasladar|atrasa|atrasar|pon|pone|poner|reagenda|reagendar)${clitic}`,
  block:
    "nadie(?= antes| hasta| despues| a partir)|(?:tap[ae]|tapar|tranca|trancar|congela|inhabilita|ocupa|cierr[ae]|cerr[ae]|clausura|aparta|guarda|marca como ocupad[oa])(?:me|nos|la|las|lo|los|melo|mela)?(?= |$)|(?<=no (?:me |te |le |nos )?(?:metas|metais|pongas|cojas|agendes|apuntes|des|aceptes|reserves|entres|dejes|quiero|admitas|coloques|anotes)(?: \\S+){0,6} )(?:nadie|nada|mas gente|mas citas|mas clientes)(?: mas)?|nada mas(?= hoy| despues| manana| a partir)|no (?:voy|vamos) a (?:estar|venir|trabajar|abrir)|me (?:piro|largo|escapo|ausento)|estoy de (?:viaje|boda|fiesta|puente)|salgo (?:a las|antes)|puente|bloque(?:a|ar|ame|o|ado|ada|e)|blokea(?:r)?|cierra|cierro|cerrar|cerramos|cerrado|cerrada|libro|libramos|libra|no (?:trabajo|trabajamos|trabajare|trabaja|estoy|estare|estara|voy|vengo|abro|abrimos|atiendo|puedo trabajar)|dia libre|tarde libre|manana libre|me (?:cojo|tomo|pido|voy)|vacaciones|reserva(?:me|r)?|fuera|descans(?:o|a|ar|amos)|ausente|ocupad[oa]|no (?:me )?(?:pongas|metas|des) (?:citas|nada|a nadie)|tengo (?:medico|dentista|libre|fiesta)|sin citas|(?:bloquea|bloquear|bloquee|blokea|cierra|cerrar|reserva|aparta|guarda)(?:me|nos|la|las|lo|los|melo|mela)",
  free: "huecos?|guecos?|libres?|disponib\\w+|vaci[oa]s?|espacios?|sitios?|ratos?",
  ownFree: "tengo|me (?:cojo|tomo|pido)|quiero|deja(?:me)?|dame|pon(?:me)?|dia libre",
  next: "(?:a )?quien (?:me |nos )?toca(?: ahora| luego| despues)?|que (?:me |nos )?toca ahora|proxim[oa]s?|siguientes?|quien (?:viene|sigue|toca|va|es (?:el|la) (?:siguiente|proxim[oa]))|que (?:viene|sigue|toca)(?: ahora| luego| despues)?|a quien tengo (?:ahora|luego|despues)|lo (?:siguiente|proximo)",
  plan: "ambos|resto|dos|hace|haciendo|es|son|tiene|tienen|mio|mia|salon|peluqueria|local|enter[oa]|equipo|complet[oa]|barberia|negocio|tienda|hoy|repasa|repaso|cuenta|cuentame|llen[oa]|lleno|cargad[oa]|petad[oa]|apretad[oa]|movid[oa]|liad[oa]|ocupad[oa]|hasta|arriba|mucho|much[oa]s|alguien|gente|despues|antes|luego|tarde|manana|mediodia|partir|desde|mas|aun|todavia|otr[oa]s?|tenemos|le|les|al|lo|quedamos|anotad[oa]s?|agendad[oa]s?|citad[oa]s?|tod[oa]s|equipo|onda|pinta|pint[ao]|presenta|se|sale|sigue|falta|faltan|ultim[oa]|hora|vengo|espera|donde|puedo|un|una|unos|unas|hasta|queda|quedan|me|primer[oa]?|cuando|estoy|algun|algo|que|cuales|quien|quienes|cuantos|cuantas|tengo|hay|mi|mis|la|el|los|las|de|del|para|por|agenda|citas?|calendario|plan|horario|dia|clientes?|clientas?|reservas?|turnos?|muestra(?:me)?|ensena(?:me)?|dime|ver|dame|lista|listado|pasame|viene|vienen|como|esta|va|voy|ando|porfa|favor|en|a|hola|buenas|buenos|y|trabajo|toca|nos|nuestra|ponme|tal|resumen|pendiente|pendientes|apuntado|apuntados",
  to: "pa|pa'|hacia|mejor a|para el|para las?|pal|a|al|para|hasta|->|=>|→|>|por",
  earlier: "antes|adelant\\w*|mas (?:temprano|pronto)",
  minutes: "m|min|mins|minutos?|minutitos?|minuto|mn|'",
  lengths: {
    "(?:una )?hora y media": 90,
    "dos horas|2 ?h(?:oras)?": 120,
    "tres cuartos de hora": 45,
    "media hora|media horita|treinta(?: min\\w*)?": 30,
    "(?:un )?cuarto de hora|quince(?: min\\w*)?": 15,
    "una hora|una horita|1 ?h(?:ora)?|sesenta min\\w*": 60,
    "cinco(?: min\\w*)?": 5,
    "diez(?: min\\w*)?": 10,
    "veinte(?: min\\w*)?": 20,
    "cuarenta(?: min\\w*)?": 40,
    "cincuenta(?: min\\w*)?": 50,
  },
  rewrite: [
    [/\bpal\b/g, "para el"],
    [/\bpa'? (?=l[ao]s?\b|el\b|manana|\d)/g, "para "],
    [
      /^(?:a )?(.{1,120}?) (?:prefiere|quiere|preferiria|le viene mejor|le va mejor|quiere venir) (?:venir |pasar |pasarse |cambiarse )?(?:mejor )?(?:a |para )?((?:el|la|las|al|manana|hoy|pasado|lunes|martes|miercoles|jueves|viernes|sabado|\d).*)$/,
      "mueve $1 para $2",
    ],
  ],
  mend: [[/\b(?:de|desde) (\d{1,2}(?:[:.]\d{2})?)(?: ?h)?\b(?! ?(?:a|-|hasta)\b)/g, "a las $1"]],
};
