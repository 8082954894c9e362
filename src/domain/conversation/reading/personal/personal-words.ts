import { anyInWords } from "../../words/patterns/any-in-words.ts";

/**
 * Kinds of words that ask for what is stored about somebody, or to have it deleted; of all languages at once, matched against folded
 * words with one space between. What a message means comes from which kinds are in it, in any order.
 */

/** What belongs to a person and may be stored. */
export const thingWords = anyInWords(
  "my (?:\\w+ ){0,2}(?:data|details|info|information|number|name|chats?|messages|records?|file|profile|history|stuff|account|contact)|(?:data|details|info|information|records?|stuff|anything|everything|bits)(?: \\w+){0,3} (?:of mine|about me|on me|concerning me)|any of my \\w+|number and name|name and number",
  "(?:daten|infos?|angaben)(?: \\w+){0,7} (?:also|namlich|sprich) meine|mei(?:ne[nrms]?|n)? (?:\\w+ ){0,2}(?:daten|angaben|nummer|handynummer|telefonnummer|name|namen|chats?|nachrichten|kartei|kundenkartei|kundenkarte|akte|kundenprofil|profil|kundendaten|infos?|informationen|konto|kontakt)|(?:uber|von|zu) (?:mich|mir|meiner person)|(?:daten|angaben|infos?) (?:\\w+ ){0,2}(?:uber mich|von mir|zu mir)|zu meiner person",
  "mis? (?:\\w+ ){0,2}(?:datos|numero|nombre|telefono|chats|mensajes|ficha|informacion|historial|cuenta|perfil|registro)|(?:datos|informacion|info) (?:mi[ao]s?|sobre mi|de mi)|lo mio|nada mio|numero incluido|lo que (?:teng\\w+|tien\\w+|teneis|guard\\w+|conste|consta|hay\\w*)(?: \\w+){0,2} (?:mio|sobre mi|de mi)",
  "m(?:es|on|a) (?:\\w+ ){0,2}(?:donnees|numero|nom|messages|fiche|dossier|coordonnees|infos?|informations?|historique|compte|profil)|(?:sur|de|concernant) (?:moi|ma personne)|a mon sujet|me concern\\w+|numero compris|(?:donnees|infos?|informations)(?: \\w+){0,6} les miennes",
  "(?:meus?|minhas?) (?:\\w+ ){0,2}(?:dados|numero|nome|telefone|mensagens|conversas|ficha|cadastro|registo|registro|informac\\w+|historico|conta|perfil|zap|contacto|contato)|(?:dados|informac\\w+) (?:meus|minhas|sobre mim)|nada meu|sobre mim|a meu respeito",
);

/** Things that are nothing but a record of a person. */
export const recordWords = anyInWords(
  "my (?:\\w+ ){0,2}(?:data|records?|file|profile)|(?:details|info|information|data|stuff)(?: \\w+){0,3} (?:of mine|about me|on me)|all my (?:stuff|info|details|information)|personal (?:details|data|info|information)|customer (?:record|file|card)",
  "mei(?:ne[nrms]?|n)? (?:\\w+ ){0,2}(?:daten|kundenkartei|kartei|kundenprofil|profil|akte|kundenkarte|kundendaten)|(?:daten|infos?|angaben|informationen) (?:\\w+ ){0,2}(?:von mir|uber mich|zu mir)|was (?:\\w+ ){0,4}(?:uber mich|von mir)(?: \\w+){0,3} (?:speicher\\w*|hab\\w*|wiss\\w*|wisst)",
  "mis? (?:\\w+ )?(?:datos|ficha|perfil|historial|informacion|registro)|(?:datos|informacion) (?:mi[ao]s?)|todo lo mio|(?:saben|tienen|tenes|teneis|guardan|guardais)(?: \\w+){0,3} (?:sobre|de) mi",
  "ma fiche|mon dossier|mes (?:donnees|infos|informations)|mon profil|(?:donnees|infos|informations)(?: \\w+){0,5} (?:sujet|moi|personne)|sous mon numero",
  "minha ficha|meu cadastro|meus dados|minhas informac\\w+|meu (?:perfil|registo|registro)|dados meus|informac\\w+ minhas|(?:tem|guardam|sabem|registad\\w+|salvo)(?: \\w+){0,3} (?:sobre|de) mim",
);

/** To see it. */
export const showWords = anyInWords(
  "send|show|see|give|copy|list|export|download|extract|know|access|look at|view|what|which|everything",
  "schick\\w*|zeig\\w*|send\\w*|sehen|datei|kopie|auszug|auskunft\\w*|einsehen|wissen|was|welche\\w*|alle[sm]?",
  "mand\\w*|pas[ae]\\w*|envi\\w*|ver|verl[oa]s|ensen\\w*|archivo|copia|acceso|saber|saben|muestr\\w*|mostr\\w*|que|cual(?:es)?|todo",
  "envo\\w*|voir|montr\\w*|fichier|copie|acces|consulter|transmett\\w*|savoir|connaitre|quelles?|quoi|qu|tout",
  "mand\\w*|ver|arquivo|ficheiro|acesso|consultar|qua(?:l|is)|que|o que|tudo",
);

/** A copy, as something to receive. */
export const copyWords = anyInWords(
  "(?:a|the|full) copy",
  "(?:a|eine|ne|die|in) kopie|ausdruck|abschrift",
  "(?:una )?copia",
  "(?:une )?copie",
  "(?:uma )?copia",
);

/** Kept somewhere; such words say nothing else. */
export const storeWords = anyInWords(
  "keep|keeping|stored?|storing|saved?|saving|on file|on record",
  "speicher\\w*|gespeichert\\w*|abgespeichert\\w*|hinterlegt\\w*|aufbewahr\\w*|vorlieg\\w*|behaltet|behalten sie",
  "guard(?:a|an|ais|as|ad[oa]s?)|quedan(?: \\w+)? con|almacen\\w*|registrad\\w*|const(?:a|e|an|en) (?:sobre|de) mi",
  "gardez|gardes|stock\\w*|conserv\\w*|enregistr\\w*|figur\\w* sur moi",
  "guardam|guarda|salv[oa]s?|armazen\\w*|registad\\w*|registrad\\w*|ficam com|consta(?:m)? sobre mim",
);

/** To be gone. */
export const removalWords = anyInWords(
  "delet\\w+|eras\\w+|wip(?:e|ed|ing)|remov\\w+|scrub|purge|destroy|get rid|lose (?:it|all|them)(?: all)?|expunge|(?:get|take) (?:\\w+ ){0,4}(?:out of|off)|never store",
  "loe?sch\\w*|geloe?scht\\w*|entfern\\w*|tilg\\w*|vernicht\\w*|weg (?:mit|damit)|alles weg|raus|verschwind\\w*|streicht?",
  "borr\\w*|elimin\\w*|supresion|suprim\\w*|desapare\\w*|saquen\\w*|sacame|sacad\\w*|quit(?:a|ad|en)(?:lo)? todo|deshac\\w+ de|fuera todo|de baja|tachen\\w*",
  "supprim\\w*|suppression|effac\\w*|debarrass\\w*|detrui\\w*|vire\\w*|raye\\w*|jetez|disparai\\w*|retirez|enlevez",
  "apag\\w*|elimin\\w*|exclu\\w*|(?:me )?tir(?:em|e|a)(?= (?:me |[oa]s? )?(?:d[ao]s?|m(?:eu|inha)))|some com|sumam com|remov\\w*|jog\\w+ (?:tudo )?fora|desapare\\w*|delet\\w*",
);

/** Where a business has people written down. */
export const systemWords = anyInWords(
  "(?:from|off|out of|in|of) (?:all )?(?:your|ur|the) (?:\\w+ )?(?:books?|system|records?|database|files?|phone|computer|client lists?|customer lists?|contacts)",
  "(?:aus|in) (?:eure[nrm]|ihre[nrm]|der|dem|den) (?:\\w+ )?(?:unterlagen|system|kartei|datenbank|buchern|kundenliste|kundendatei|computer|handy|akten)",
  "(?:de|en) (?:su|sus|tu|tus|vuestr\\w+|la|el) (?:\\w+ )?(?:sistema|base(?: de datos)?|lista de clientes|listas|registros?|archivos?)|de todos lados",
  "de v(?:otre|os) (?:\\w+ )?(?:base|fichiers?|listes?|systeme|registres?|ordi\\w*|telephone)",
  "(?:d[ao]s?|n[ao]s?) (?:vossa |sua )?(?:lista de clientes|sistema|base(?: de dados)?|registr?os?|arquivos?|banco de dados)",
);

/** No longer to be found. */
export const absenceWords = anyInWords(
  "(?:not|n t|t|never|no longer)(?: \\w+){0,6} (?:show(?:ing)? up|appear\\w*|anywhere)|(?:don t|do not) want you (?:having|to have|keeping|to keep)",
  "nirgends|nirgendwo|(?:nicht|nimmer|ned)(?: mehr)?(?: \\w+){0,4} (?:auftauch\\w*|stehen|erscheinen|noch hab\\w*)",
  "no (?:quiero|deb\\w+)(?: \\w+){0,8} (?:aparez\\w*|figur\\w*|guard[ae]n|tengan|conserven|seguir|constar)",
  "(?:ne|plus)(?: \\w+){0,5} (?:apparai\\w*|nulle part|figur\\w*)|plus que vous (?:ayez|gardiez|conserviez)",
  "nao (?:quero|dev\\w+)(?: \\w+){0,8} (?:aparec\\w*|lugar nenhum|fiquem|guardem|const(?:ar|em?)|tenham)",
);

/** Agreement that is taken back. */
export const withdrawalWords = anyInWords(
  "withdraw\\w* (?:\\w+ ){0,2}consent|revok\\w* (?:\\w+ ){0,2}consent",
  "(?:widerruf\\w*|entzieh\\w*|zieh\\w*)(?: \\w+){0,4} (?:einwilligung|zustimmung|einverstandnis\\w*)",
  "(?:retir|revoc|revoqu)\\w*(?: \\w+){0,3} (?:consentimiento|autorizacion)",
  "(?:retir|revoqu)\\w*(?: \\w+){0,3} (?:consentement|accord)",
  "(?:retir|revog)\\w*(?: \\w+){0,3} (?:consentimento|autorizacao)",
);

/** A claim by its name. */
export const claimWords = anyInWords(
  "subject access|right of access|data protection|gdpr",
  "auskunftsrecht\\w*|recht auf auskunft|dsgvo|datenauskunft",
  "derecho de acceso|rgpd|proteccion de datos|acceso a mis datos",
  "droit d acces|rgpd",
  "direito de acesso|lgpd|rgpd",
);

/** Data of a phone, a waitlist, an appointment: nobody's record. */
export const unrelatedWords = anyInWords(
  // What one gives oneself, what the business needs, and its own address.
  "(?:here (?:are|s)|these are|(?:give|giving|send|sending|leave|leaving) you) (?:all )?my (?:details|data|info)|what (?:details|data|info|information) (?:do|will|would) (?:you|u|ye) need|your (?:details|coordinates)",
  "(?:hier|anbei)(?: sind| kommen)? meine (?:daten|angaben)|(?:geb|gebe|schick|schicke|lass|lasse) (?:dir|euch|ihnen) (?:mal |hier )?meine (?:daten|angaben)|(?:welche|was fur) (?:daten|angaben) (?:braucht|brauchen|benotig\\w+)|(?:eure|ihre) (?:adresse|koordinaten)",
  "(?:te|le|les|os) (?:paso|dejo|doy|mando|envio|comparto) mis datos|(?:pasar|dar|dejar|enviar|mandar)(?:te|le|les|os|me)? mis datos|(?:aqui|ahi) (?:van|tienes|tiene|estan) mis datos|que datos (?:necesit\\w+|hacen falta|ocup\\w+|piden|pedis)|(?:vuestr[oa]s|tus|sus) coordenadas",
  "(?:je vous|je te) (?:donne|laisse|envoie|transmets) mes (?:coordonnees|infos|donnees)|(?:voici|voila) mes (?:coordonnees|infos|donnees)|(?:quelles|de quelles) (?:infos?|informations|donnees) (?:avez vous besoin|as tu besoin|vous faut il|il vous faut|faut il)|(?:vos|tes) coordonnees",
  "(?:te|lhe|vos) (?:passo|mando|dou|deixo|envio) (?:os )?meus dados|(?:passar|mandar|dar|enviar) (?:os )?meus dados|(?:seguem|aqui vao|aqui estao) (?:os )?meus dados|que dados (?:\\w+ ){0,2}(?:precisam?|necessitam?|faltam?)|(?:vossas|suas|tuas) coordenadas",
  "data (?:cable|plan|ran|roaming|allowance|is)|mobile data|(?:no|out of) data|charger",
  "datenkabel|datenvolumen|kein (?:netz|internet)|warteliste",
  "cable de datos|datos (?:moviles|del movil|en el movil)|sin datos|acab\\w+ los datos|(?:datos|dias?|fecha|hora) de (?:mi|la|mis) (?:cita|turno|corte|reserva|hora)|lista de espera",
  "cable (?:de donnees|data)|plus de data|de data|forfait|(?:infos?|date|heure|jour|details) d(?:e|u) m(?:on|a) (?:rdv|rendez vous|coupe|creneau)|liste d attente",
  "dados moveis|cabo de dados|sem (?:dados|internet)|(?:dados|data|hora|dia) d[oa] (?:meu|minha) (?:horario|marcacao|corte|consulta|agendamento)|lista de espera",
  "wait(?:ing)? ?list|(?:details|date|time) of my (?:appointment|booking|cut|haircut|appt)|termindaten|(?:datum|uhrzeit|tag) (?:von|zu) mei\\w+ termin",
);
