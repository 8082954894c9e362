import type { Language } from "../../../languages.ts";

/**
 * The closed words of the waitlist in one language, folded. `LIST` stands for what the list is called, `ALIST` also for the bare
 * word, which only counts beside a verb.
 */
export type WaitlistWords = {
  list: string;
  bareList: string;
  /** "Take me off the list". */
  leave: readonly string[];
  /** "Am I still on the list". */
  status: readonly string[];
  /** "Tell me when something opens". */
  join: readonly string[];
  /** An offer that is taken or passed on. */
  take: readonly string[];
  pass: readonly string[];
};

const en: WaitlistWords = {
  list: "(?:waiting|wait|cancellation|cancellations|standby|stand by) list|waitlist|waitinglist",
  bareList: "list",
  leave: [
    "(?:no need|don t need|dont need|needn t|you can|please|pls)?(?: to)? ?(?:stop|quit|(?:no need|don t need|dont need|needn t)(?: you)?(?: to)?(?: keep)?) (?:looking|checking|watching|keep looking|keeping an eye|let me know|tell me|text me|notify me|looking out)(?: \\w+){0,6} (?:any ?more|any longer|no more)",
    "(?:you can )?stop (?:looking|checking|watching)(?: out)? for (?:me|a (?:slot|spot|cancellation|gap|place)|cancellations)",
    "(?:take|cross|remove|delete|drop|get|strike|scratch|pull|knock) (?:me|us|my name) (?:off|from|out of) (?:of )?(?:the|your|that|this) ALIST",
    "(?:leave|quit|exit|get off|come off|go off) (?:the|your|this|that) ALIST",
    "(?:don t|dont|do not|no longer|needn t) (?:need|want|have)?(?: to)? ?(?:wait|be on|stay on|the)(?: (?:the|your))?(?: ALIST)? ?(?:any ?more|any longer)",
    "(?:don t|dont|do not|no longer) (?:need|want)(?: to)? (?:be on|stay on)? ?(?:the|your) LIST",
    "off (?:the|your) LIST",
    "(?:cancel|forget|delete|stop) (?:my |the |your )?(?:place |spot |wait |entry )?(?:on |in )?(?:the |your |my )?LIST",
    "not waiting (?:any ?more|any longer)",
  ],
  status: [
    "still waiting (?:for|on) (?:a|an|that|the|my) (?:slot|spot|cancellation|opening|gap|place)",
    "(?:am i|are we|i m|i am)(?: still| already| even| actually)? on (?:the|your|a|that|this) ALIST",
    "(?:where|what number|what place|what position|how far|which place)(?: \\w+){0,4} (?:on|in) (?:the|your) ALIST",
    "(?:still|already) on (?:the|your) ALIST",
    "(?:show|see|check|view)(?: me)? (?:my|the|your) LIST",
    "my (?:place|spot|position|turn) (?:on|in) (?:the|your) ALIST",
    "what am i waiting for",
    "(?:anything|any news|something) (?:new )?(?:on|from|about|for) (?:the|your|my) LIST",
  ],
  join: [
    "(?:keep|put|have|leave) (?:me|us) (?:in|on|under|as) (?:the )?(?:waiting|wait|standby|stand by|queue|reserve)",
    "any cancell?ations?(?: \\w+){0,2} (?:inform|let|tell|call|text|message|notify) (?:me|us)",
    "(?:if|when|should) (?:that|this|the|it|my|his|her)(?: (?:slot|spot|time|one|hour|place))? (?:opens?|frees?|comes|becomes|pops|gets)(?: up| free| available)",
    "(?:give (?:me|us) a (?:shout|ring|bell|call|buzz)|lmk|hmu|hit me up|drop me a (?:line|text|message))(?: \\w+){0,3} (?:if|when|once|as soon as|should)(?: \\w+){0,6} (?:opens?|frees?|free|cancels?|cancelled|available|comes? up|drops? out|pulls? out|cancellations?|turns? up|pops? up)",
    "(?:put|add|get|stick|sign|pop|write|have|place)(?: \\w+){0,3} (?:on|to|onto|up for|up to) (?:the|a|your|that|this) ALIST",
    "(?:let|tell|text|message|ping|notify|alert|write|call|inform|shout)(?: to)?(?: me| us)?(?: know)?(?: please| straight away| right away| immediately| asap| pls)? (?:when|if|as soon as|once|in case|should)(?: \\w+){0,5} (?:opens?|frees?|free|freed|cancels?|cancelled|canceled|available|comes? up|drops? out|becomes?|cancellations?|turns? up|pops? up)",
    "(?:if|in case|when|should) (?:some|any)(?:one|body)(?: else)? (?:cancels?|drops? out|pulls? out|doesn t (?:show|come))",
    "(?:join|go on|be on|get on) (?:the|a|your) ALIST",
    "(?:if|when) (?:something|anything|a slot|a spot|a time|one) (?:opens|frees|comes|becomes|pops)(?: up| free)?",
  ],
  take: [
    "(?:i ll|i will|ill|i d|we ll|we will|gladly|happily)(?: \\w+)? (?:take|have|grab|go for) (?:it|that|this|the (?:slot|time|spot|appointment|one))(?: one)?",
    "(?:take|grab|book|want|love|reserve) (?:it|that one|that|this one)",
    "(?:i m|count me|we re) in",
    "it s mine",
  ],
  pass: [
    "^(?:i )?pass(?: on (?:it|this|that)(?: one)?)?",
    "(?:i ll|i will|ill|going to|gonna|have to|must|ll have to|d rather|think i ll) (?:pass|skip)",
    "not (?:this one|that one|this time|for me)",
    "skip(?: it| this| that)?(?: one)?",
    "(?:give|offer|pass) it (?:on )?to (?:someone|somebody|the next|another)",
    "(?:let|give) (?:someone|somebody) else",
    "(?:can t|cant|cannot|can not|won t|couldn t) (?:make|do|take) (?:it|that|this)",
    "(?:doesn t|does not|won t|not) (?:work|suit|fit|working|going to work)",
    "(?:next|other) one",
  ],
};

const es: WaitlistWords = {
  list: "lista (?:de )?(?:la )?espera|lista d espera|listas de espera",
  bareList: "lista|fila|cola",
  leave: [
    "ya no (?:hace falta|es necesario|hace|necesito)?(?: que)? ?me (?:avis|guard|busqu|escrib|llam)\\w+(?: \\w+){0,4}",
    "(?:ya no hace falta|no hace falta ya|no hace falta mas) (?:que )?(?:avis|busc|busqu|mir|sig)\\w+(?: \\w+){0,3}",
    "(?:quitame|quiteme|quitenme|borrame|borreme|borrenme|sacame|saqueme|eliminame|elimineme|tachame|bajame)(?: \\w+){0,2} (?:de|la) (?:la |esa |tu |su )?ALIST",
    "(?:quitar|borrar|sacar|eliminar|quites|borres|saques|quite|borre|saque)(?:me|nos)?(?: \\w+){0,2} de (?:la |esa |tu |su )?ALIST",
    "(?:salir|salirme|salgo|me salgo|dejar|dejo|abandonar|darme de baja|me doy de baja) (?:de )?(?:la |esa )?ALIST",
    "(?:ya )?no (?:quiero|necesito|hace falta|deseo)(?: \\w+){0,3} (?:esperar|estar|seguir|espera)(?: (?:en|mas))?(?: (?:la |esa )?ALIST)?",
    "(?:cancela|cancelar|anula|anular|olvida|olvidate de) (?:mi |la )?(?:lugar |puesto |sitio )?(?:en |de )?(?:la )?LIST",
    "fuera de (?:la )?ALIST",
  ],
  status: [
    "(?:sigo|estoy|continuo)(?: \\w+){0,2} (?:apuntad[oa]|anotad[oa]|en espera)",
    "sigo esperando (?:un |algun )?(?:hueco|lugar|turno|sitio|que se)",
    "(?:sigo|estoy|continuo|todavia estoy|aun estoy|aun sigo)(?: \\w+){0,3} en (?:la|tu|su|alguna) ALIST",
    "(?:en que|que) (?:lugar|puesto|numero|posicion)(?: \\w+){0,4} (?:en |de )?(?:la |su |tu )?ALIST",
    "(?:ver|muestrame|ensename|consultar|mostrar|como va) (?:mi |la |lo de la )?LIST",
    "que estoy esperando",
    "(?:hay )?(?:algo nuevo|novedades|noticias)(?: \\w+){0,2} (?:la )?LIST",
  ],
  join: [
    "(?:si|cuando|por si) se (?:cae|baja|borra)(?: \\w+){0,2} (?:clienta|cliente|alguien|cita|turno|hueco)",
    "(?:si|cuando|en cuanto|apenas)(?: \\w+){0,4} (?:pegu?e?n?me un grito|dame un toque|denme un toque|dadme un toque|pegame un grito)",
    "(?:apunta|apunte|apuntar|anota|anote|anotar|pon|ponga|poner|mete|meta|meter|inscribe|inscriba|inscribir|agrega|agregue|agregar|anade|anada|incluye|incluya)(?:me|nos|rme|rnos)?(?: \\w+){0,3} (?:en|a) (?:la|una|tu|su|lista)(?: ALIST)?",
    "(?:avisa|avise|avisar|avisen|escribe|escriba|dime|diga|digame|llama|llame|notifica|notifique|manda|mande|hazme saber|hagame saber|cuenta|cuente)(?:me|nos|rme|rnos|nme)?(?: \\w+){0,3} (?:si|cuando|en cuanto|apenas|tan pronto)(?: \\w+){0,6} (?:libre|hueco|huecos|libera|libere|liberara|desocup\\w+|cancela|cancele|cancelan|sitio|disponible|abre|abra|surge|surja|sale|salga|cita|vacante|hora)",
    "(?:si|en caso de que|por si|cuando) (?:alguien|alguno|alguna|uno|una|otro)(?: \\w+){0,2} (?:se desocupa|cancela|cancele|anula|anule|falla|no viene|se cae|se baja)",
    "(?:si|cuando|en cuanto|por si) (?:se )?(?:queda|quede|hay|haya|libera|libere|desocupa|desocupe|desocupaba|abre|abra|surge|sale|salga)(?: \\w+){0,3} (?:libre|hueco|sitio|algo|hora|cita|cancelacion)",
    "(?:entrar|estar|quedar|quedarme|apuntarme|inscribirme) (?:en|a) (?:la|una) ALIST",
  ],
  take: [
    "(?:la|lo|me la|me lo) (?:quiero|tomo|cojo|agarro|quedo|acepto|reservo)",
    "(?:quiero|tomo|cojo|acepto|agarro|reserva|reservame|resérvame) (?:esa|esta|ese|este|la hora|el hueco|la cita)",
    "me (?:viene|va|queda) (?:bien|genial|perfecto|perfecta|fenomenal)",
    "me (?:la|lo) quedo",
    "(?:me )?apunto a esa",
  ],
  pass: [
    "^paso(?: de (?:esta|esa))?",
    "(?:esta|esa|ese|este) (?:vez )?no(?: (?:puedo|me|la|gracias))?",
    "no me (?:viene|va|queda|cuadra|sirve)(?: \\w+)?",
    "no (?:puedo|la quiero|lo quiero|me interesa|me da tiempo|llego)",
    "(?:dasela|damela no|ofrecesela|que se la quede|para) (?:a )?(?:otra persona|otro|otra|el siguiente|la siguiente)",
    "(?:otra|la siguiente|la proxima) vez",
    "(?:la|lo) dejo pasar",
  ],
};

const fr: WaitlistWords = {
  list: "liste (?:d )?attentes?|listes d attente",
  bareList: "liste",
  leave: [
    "plus (?:la peine|besoin) de (?:me |m )?(?:prevenir|chercher|guetter|avertir|surveiller|ecrire)",
    "ne (?:me|m) (?:preven|avert|ecriv)\\w+ plus",
    "(?:retir|enlev|supprim|effac|ot|desinscri|ray|sort)\\w*(?: moi| nous| m| me)?(?: \\w+){0,2} (?:de|d) (?:la |cette |votre |ta )?ALIST",
    "m (?:enlever|enlevez|enleve|retirer|retirez|retire|oter|supprimer|effacer|desinscrire)(?: \\w+){0,2} (?:la |cette |votre |ta )?ALIST",
    "(?:quitter|quitte|sortir|sors|je sors)(?: de)? (?:la |cette |votre )?ALIST",
    "(?:ne |n )?(?:veux|souhaite|desire|ai|besoin|attends|attend|attendre) (?:plus)(?: \\w+){0,4} (?:attendre|liste|la LIST|sur la ALIST|rester)",
    "(?:je n attends plus|j attends plus|plus besoin d attendre|plus besoin de la LIST|plus la peine d attendre)",
    "(?:annul\\w+) (?:ma |la )?(?:place )?(?:sur |de )?(?:la )?LIST",
  ],
  status: [
    "(?:combien\\w*|quel\\w*|numero)(?: \\w+){0,4} en attente",
    "suis(?: je)?(?: \\w+){0,2} (?:en attente|dans la file)",
    "j attends toujours (?:une place|un creneau|qu une place|qu un creneau)",
    "(?:suis je|je suis|est ce que je suis|j y suis|y suis je)(?: \\w+){0,3} sur (?:la|votre|ta|une) ALIST",
    "(?:toujours|encore|deja|bien) sur (?:la|votre|ta) ALIST",
    "(?:quelle|ma|a quelle) (?:place|position|numero|rang)(?: \\w+){0,4} (?:la |votre |ta )?ALIST",
    "(?:voir|montrez|montre|affiche|consulter|ou en est)(?: moi)? (?:ma |la )?LIST",
    "(?:du nouveau|des nouvelles|du neuf)(?: \\w+){0,3} LIST",
    "qu est ce que j attends",
  ],
  join: [
    "si(?: \\w+){0,4} (?:un|une|des) (?:desistements?|annulations?)(?: \\w+){0,3}",
    "(?:chang|modifi|deplac|pass)\\w*(?: moi)? (?:l|mon|cette) attente",
    "(?:met|mett|inscri|ajout|not|plac|rajout)\\w*(?: moi| nous| me| m)?(?: \\w+){0,3} (?:sur|a|dans|en) (?:la|une|votre|ta|l)? ?ALIST",
    "m (?:inscrire|ajouter|inscrivez|ajoutez|inscris|ajoute|noter|mettre|y mettre)(?: \\w+){0,3} ALIST",
    "(?:preven|dit|dites|dis|avert|signal|ecri|inform|appel|contact|tenez|tiens|fait|faites|notifi)\\w*(?: moi| nous| me)?(?: \\w+){0,3} (?:si|quand|des qu|des que|lorsqu|lorsque|au cas ou)(?: \\w+){0,7} (?:libre|liber\\w+|annul\\w+|place|dispo\\w*|creneau|desist\\w+|ouvr\\w+|rendez vous|rdv)",
    "(?:si|au cas ou|quand) (?:quelqu un|une personne|qqn|un client|une cliente)(?: \\w+){0,2} (?:annul\\w+|desist\\w+|ne vient)",
    "(?:si|des qu|quand|des que|au cas ou)(?: \\w+){0,2} (?:place|creneau|chose|rdv|rendez vous)(?: \\w+){0,2} (?:libere|se libere|dispo\\w*|libre|liberait)",
    "(?:etre|aller|rester|figurer) sur (?:la|une|votre) ALIST",
  ],
  take: [
    "je (?:le |la |l |les )?(?:prends|prend|veux|accepte|reserve|garde)(?: ce| celui| le| avec)?",
    "(?:ca|cela) me (?:va|convient)(?: \\w+)?",
    "(?:ca|cela) (?:marche|roule) pour moi",
    "(?:c est bon|parfait) pour moi",
    "(?:volontiers|avec plaisir)",
  ],
  pass: [
    "^(?:je )?passe(?: mon tour| pour cette fois)?",
    "pas (?:celui ci|celui la|cette fois|celle ci|ce coup ci|pour moi)",
    "(?:je )?(?:ne |n )?peux pas(?: \\w+)?",
    "(?:ca|cela) ne (?:me )?(?:va|convient|marche)(?: pas)?",
    "(?:ca|cela) (?:me )?(?:va|convient|marche) pas",
    "(?:proposez|propose|donnez|donne|laissez|laisse)(?: le| la)? (?:a )?(?:quelqu un d autre|la personne suivante|au suivant|un autre)",
    "(?:une autre|la prochaine) fois",
    "sans moi",
  ],
};

const de: WaitlistWords = {
  list: "warteliste|warte liste|wartelisten|nachruckliste|nachruckerliste",
  bareList: "liste",
  leave: [
    "kein(?:en)? (?:fruheren|eheren|freien|freigewordenen) (?:termin|platz)(?: \\w+)? (?:mehr|nimmer)",
    "(?:muss\\w*|brauch\\w*|mussen sie)(?: \\w+){0,3} (?:nimmer|nicht mehr|nich mehr|net mehr|ned mehr)(?: \\w+){0,2} (?:schaun|schauen|suchen|gucken|kucken|bescheid|melden|benachrichtigen|ausschau)(?: \\w+)?",
    "(?:nimm|nehmen sie|nehmt|streich|streichen sie|streiche|losch|loschen sie|loscht|losche|hol|holen sie) (?:mich|uns)(?: \\w+){0,3} (?:von|aus|auf) (?:der|dieser|ihrer|eurer|deiner) ALIST",
    "(?:mich|uns)(?: \\w+){0,3} (?:von|aus) (?:der|dieser|ihrer|eurer|deiner) ALIST(?: \\w+){0,2}",
    "(?:runter|raus|weg|herunter|heraus) (?:von|aus) (?:der|dieser|eurer) ALIST",
    "(?:von|aus) (?:der|dieser|ihrer|eurer|deiner) ALIST (?:runter|raus|weg|nehmen|streichen|loschen|entfernen|herunter)",
    "(?:nicht mehr|nicht langer)(?: \\w+){0,4} (?:warten|warteliste)",
    "(?:will|mochte|brauche|muss)(?: \\w+){0,3} (?:warteliste|auf der ALIST)(?: \\w+){0,2} nicht mehr",
    "(?:warte|warten) (?:ich |wir )?nicht mehr",
    "(?:LIST) (?:verlassen|abbrechen|loschen|stornieren|beenden|absagen)",
    "(?:verlasse|verlassen) (?:ich )?(?:die|eure|ihre) ALIST",
  ],
  status: [
    "(?:hat sich|tut sich|bewegt sich|ging)(?: \\w+){0,4} ALIST(?: \\w+){0,4}",
    "ALIST(?: \\w+){0,3} (?:getan|bewegt|weitergegangen)",
    "wart(?:e|en)?(?: ich)? (?:immer )?noch auf (?:einen |nen )?(?:platz|freien termin|freien platz)",
    "(?:bin ich|steh ich|stehe ich|ich bin|ich stehe|ich steh)(?: \\w+){0,3} auf (?:der|eurer|ihrer|deiner|einer) ALIST",
    "(?:noch|schon|immer noch|uberhaupt) auf (?:der|eurer|ihrer|deiner) ALIST",
    "(?:welche[rmn]?|an welcher|auf welchem|wievielte\\w*|an wievielter)(?: \\w+){0,4} (?:der |eurer )?ALIST",
    "(?:zeig|zeige|zeigen sie|ansehen|anschauen|wie steht es|was ist)(?: \\w+){0,3} LIST",
    "(?:gibt es |gibt s )?(?:was|etwas|irgendwas) neues(?: \\w+){0,3} LIST",
    "worauf warte ich",
    "mein(?:en)? platz(?: \\w+){0,2} ALIST",
  ],
  join: [
    "(?:setz|setze|setzen|setzt|schreib|schreiben|schreibt|trag|tragen|tragt|pack|packen|nimm|nehmen|tu|tun|stell|stellen)(?: sie| ihr)? (?:mich|uns)(?: \\w+){0,5} (?:auf|in) (?:die|eine|eure|ihre|deine|der) ALIST",
    "(?:mich|uns)(?: \\w+){0,4} (?:auf|in) (?:die|eine|eure|ihre|deine) ALIST(?: \\w+){0,2}",
    "(?:auf|in) (?:die|eine|eure|ihre|deine) ALIST(?: \\w+){0,3}",
    "(?:sag|sagen|sagt|gib|geben|gebt|meld|melden|meldet|melde|schreib|schreiben|schreibt|informier\\w*|benachrichtig\\w*|ruf|rufen|lass|lassen|bescheid|nachricht)(?: \\w+){0,5} (?:wenn|sobald|falls|sollte)(?: \\w+){0,7} (?:frei|freiwird|absagt|ausfallt|abspringt|storniert|aufgeht|verfugbar|offen|absage|zuruckkommt)",
    "(?:wenn|falls|sobald|sollte) (?:jemand|einer|eine|wer|irgendwer)(?: \\w+){0,3} (?:absagt|abspringt|ausfallt|storniert|absagen|ausfallen|absagen sollte|nicht kommt)",
    "(?:wenn|falls|sobald|sollte) (?:(?:da|dort|dann|doch|noch|ja|bei euch|bei ihnen) ){0,3}(?:was|etwas|wieder was|ein termin|einer|irgendwas|ein platz)(?: \\w+){0,3} (?:frei|aufgeht)(?: \\w+)?",
  ],
  take: [
    "(?:nehme|nehm|nehmen|will|mochte|hatte|buche|buch|nimm)(?: ich| wir| gern| gerne)*(?: den| ihn| das| die| es| diesen)?(?: termin)?(?: gern| gerne)?",
    "(?:den|ihn|das|diesen)(?: termin)? (?:nehme|nehm|nehmen|will|mochte|hatte|buche)(?: \\w+){0,2}",
    "(?:passt|past|passt mir|passt uns|passt perfekt|passt super|passt gut)(?: \\w+)?",
    "bin dabei",
    "(?:gern|gerne|sehr gern|sehr gerne)",
  ],
  pass: [
    "^(?:ich )?(?:passe|pass|setze aus|setz aus)$",
    "(?:diesmal|den|diesen|das|dieses mal|heute|da)(?: \\w+){0,3} nicht",
    "(?:passt|geht|klappt)(?: \\w+){0,3} (?:nicht|leider nicht|nich)",
    "(?:kann|schaffe|schaff|konnte|mochte|will)(?: \\w+){0,3} nicht",
    "(?:jemand|jemandem|wem|einer) anders?(?:em|en)?",
    "(?:gebt|geben sie|gib|geht) (?:ihn|den|das)?(?: \\w+){0,2} (?:weiter|nachsten|nachste)",
    "(?:nachstes|anderes|ein andermal|andermal)(?: mal)?",
    "(?:ohne mich|lieber nicht|eher nicht)",
  ],
};

const pt: WaitlistWords = {
  list: "(?:lista|fila) (?:de )?espera|lista d espera|listas de espera",
  bareList: "lista|fila",
  leave: [
    "(?:nao precis\\w+|escus\\w+|ja nao e preciso|nao e preciso|nao e mais preciso)(?: mais)?(?: de)?(?: me)? (?:avisar|chamar|procurar|guardar|ligar)(?: me)?(?: \\w+)? mais",
    "(?:escus\\w+|ja nao precis\\w+)(?: de)?(?: me)? (?:avisar|chamar|procurar|ligar)",
    "nao precis\\w+ mais(?: de)?(?: me)? (?:avisar|chamar|procurar|ligar)",
    "nao me (?:avis|cham|ligu)\\w+ mais",
    "(?:me )?(?:tira|tire|tirem|remove|remova|removam|apaga|apague|exclui|exclua|retira|retire|risca|risque)(?: me| eu| meu nome| nos)?(?: \\w+){0,2} d(?:a|essa|esta|e) (?:sua |tua )?ALIST",
    "(?:tirar|remover|apagar|excluir|retirar)(?: me| eu| meu nome)?(?: \\w+){0,2} d(?:a|essa|esta|e) (?:sua )?ALIST",
    "(?:quero |vou |posso |gostaria de )?(?:sair|saio|deixar|abandonar)(?: \\w+)? (?:d)?(?:a|essa|esta) ALIST",
    "(?:nao )(?:quero|preciso|vou|desejo)(?: mais)?(?: \\w+){0,3} (?:esperar|espera|lista|fila)(?: mais)?",
    "(?:ja )?nao (?:preciso|quero)(?: \\w+){0,2} (?:esperar|lista)",
    "(?:cancela|cancele|cancelar|esquece|esqueca) (?:o |a |meu |minha )?(?:lugar |vaga |posicao )?(?:na |da )?LIST",
    "fora da ALIST",
  ],
  status: [
    "nada de vaga(?: \\w+){0,3}",
    "(?:sigo|continuo)(?: a)? (?:esperando|esperar|espera)(?: \\w+)? (?:vaga|lugar|horario|hein)",
    "(?:estou|to|tou|continuo|ainda estou|ainda to)(?: \\w+){0,3} n(?:a|essa|uma) (?:sua )?ALIST",
    "(?:qual|em que|que) (?:lugar|posicao|numero|minha posicao|e minha posicao|a minha posicao)(?: \\w+){0,4} ALIST",
    "(?:ver|mostra|mostre|consultar|como esta|como ta)(?: me)? (?:a |minha |a minha )?LIST",
    "(?:alguma )?(?:novidade|novidades|noticia|noticias)(?: \\w+){0,3} LIST",
    "o que (?:estou|to) esperando",
  ],
  join: [
    "(?:me )?(?:coloca|coloque|colocar|poe|ponha|por|bota|bote|botar|inclui|inclua|incluir|adiciona|adicione|adicionar|inscreve|inscreva|anota|anote|anotar)(?: me| eu| meu nome| nos)?(?: \\w+){0,3} (?:na|numa|em|a) (?:sua |uma )?ALIST",
    "(?:avisa|avise|avisar|avisem|fala|fale|diz|diga|escreve|escreva|chama|chame|manda|mande|notifica|notifique|liga|ligue)(?: me| eu| pra mim| para mim| nos)?(?: \\w+){0,4} (?:se|quando|assim que|caso|logo que)(?: \\w+){0,6} (?:livre|vaga|vagas|vagar|abrir|abre|aparecer|aparece|surgir|surge|cancelar|cancela|desistir|desiste|liberar|libera|horario|disponivel|desmarcar)",
    "(?:se|caso|quando) (?:alguem|algum|alguma|uma pessoa|outra pessoa)(?: \\w+){0,2} (?:cancelar|cancele|desistir|desista|desmarcar|desmarque|faltar|nao vier)",
    "(?:se|quando|caso|assim que) (?:abrir|vagar|aparecer|surgir|liberar|ficar|tiver|houver)(?: \\w+){0,3}(?: (?:vaga|horario|livre|algo|algum|desistencia|cancelamento))",
    "(?:entrar|ficar|estar) n(?:a|uma) ALIST",
  ],
  take: [
    "(?:eu )?(?:quero|fico com|pego|aceito|vou querer|topo|reserva|reserve|marca|marque)(?: sim| esse| este| essa| ele| o horario| a vaga| sim| pra mim| para mim)?",
    "(?:esse|este|pra mim|para mim|fica|ta|esta) (?:otimo|bom|perfeito|serve|da certo)",
    "pode (?:marcar|reservar|confirmar|ser)",
    "(?:serve|da certo|fica bom) (?:pra|para) mim",
  ],
  pass: [
    "^(?:eu )?(?:passo|vou passar|deixo passar|dispenso)",
    "(?:esse|este|essa|desta vez|dessa vez|hoje)(?: \\w+){0,2} nao",
    "nao (?:posso|consigo|quero|da|vai dar|rola|me serve|serve|vou poder|fica bom)(?: \\w+)?",
    "(?:da|de|passa|passe|oferece|ofereca)(?: \\w+)? (?:pra|para|a) (?:outra pessoa|outro|outra|proxima|a proxima|o proximo|proximo)",
    "(?:outra|da proxima|na proxima|fica pra proxima|fica para a proxima)(?: vez)?",
  ],
};

export const waitlistWords: Readonly<Record<Language, WaitlistWords>> = { en, es, fr, de, pt };
