import type { Language } from "../../../languages.ts";

/** What only an offer is answered with, folded: read where one was the last thing said. `{weekday}` is any weekday. */
type OfferWords = {
  /** Somebody else, who is to have it; it comes too soon; one is elsewhere then. */
  pass: readonly string[];
  /** The client says it is theirs, or that they will be there. */
  take: readonly string[];
};

/** Beside the words of the list in `waitlist-words.ts`. */
export const offerWords: Readonly<Record<Language, OfferWords>> = {
  en: {
    pass: [
      "(?:some|any)(?:one|body) else",
      "(?:the )?next (?:one|person|in line|customer|client|on the list)",
      "another (?:person|customer|client)",
      "too (?:short|soon|early|late|tight|far|little|last minute)(?: \\w+){0,3}",
      "short notice",
      "(?:sit|sitting) (?:this|that|it)(?: one)? out",
      "(?:count me|i m|i am) out",
      "not (?:for me|interested|today|keen)",
      "(?:i m|im|i am|i ll be|we re)(?: \\w+){0,2} (?:at (?:work|school|the|my|a|uni|college)|in (?:work|class|school|a meeting|court|the)|on (?:shift|duty|a|holiday|nights))",
      "^(?:\\w+ ){0,4}at (?:work|school|my)(?= |$)",
      "(?:i ve|i have|ive|we have|got)(?: \\w+){0,3} (?:meeting|class|shift|appointment|exam|school|lesson|plans|work|court|thing on|something (?:on|else)|root canal|funeral|wedding)",
      "(?:have|got|made) (?:other )?plans|double booked|no (?:good|use)(?: to me| for me)?|doesn t suit|not a runner|no can do|(?:can t|cant|cannot|can not|won t|couldn t) (?:make|do|manage)(?= |$)|can t (?:then|swing|get away|that)|busy|i ll leave it|leave it",
      "(?:i m|i am|i ll be|gonna be) (?:away|working|at work|busy|abroad|out of town|at school|stuck)",
    ],
    take: [
      "see (?:you|ya|u|yous|ye) (?:then|there|(?:on )?{weekday}|soon)",
      "^sold",
      "^(?:oh )?mine",
      "bagsy|bags (?:it|that)|shotgun",
      "i ll be there",
      "(?:lock|put|book|sign|pop|pencil|stick|slot|squeeze|throw|get|mark)(?: (?:it|me|that|us|her|him)){1,2} (?:in|down|up)",
      "^(?:oh |ooh |yes |yeah |ah ){0,2}(?:brilliant|deadly|class|grand|lovely|ace|yay|score|result)(?= |$)",
      "don t (?:give|let|offer)(?: \\w+){0,3} (?:anyone|anybody|someone|somebody)(?: else)?",
      "(?:hold|save|keep) (?:it|that)(?: one)? for me",
      "go on then",
    ],
  },
  es: {
    pass: [
      "(?:otra persona|otr[oa] client[ea]|alguien mas|al siguiente|(?:a la|a el|la|el|al) (?:siguiente|que sigue))",
      "(?:qued|das|des|de|aprovech|llev|ced|ofrec|para|dej)\\w*(?: \\w+){0,2} otr[oa]$",
      "(?:muy|demasiado|tan) (?:justo|pronto|encima|precipitado|temprano|tarde|rapido)",
      "(?:imposible|ni modo|ni de broma|que va|ni loc[oa]|ni volando)",
      "a es[ae] hora(?: \\w+){0,4} (?:trabajo|estoy|tengo|ando|salgo|entro|curro)|me (?:pilla|coge|agarra) (?:mal|trabajando|\\w+)",
      "tengo(?: \\w+){0,2} (?:clase|curro|trabajo|reunion|compromiso|medico|examen|lio|otra cosa|planes|laburo)|ya tengo (?:plan|planes|algo|otra cosa)",
      "(?:estoy|estare|ando)(?: \\w+){0,2} (?:en|de) (?:clase|el trabajo|viaje|turno|la oficina|el curro|reunion)",
      "(?:pasa|pas|da|ced|ofrec|dej|regal)\\w*(?: \\w+)? (?:a|al|para|que)(?: la| el| otra| otro| alguien)?(?: siguiente| que sigue| persona| mas| otra| otro| alguien)?$",
      "no (?:es para mi|gracias|me da la vida|me da)",
      "(?:estoy|estare|ando|voy a estar) (?:trabajando|fuera|de viaje|ocupad[oa]|en el trabajo)",
    ],
    take: [
      "(?:para|pa) mi(?: (?:para mi|por favor|porfa|gracias))?$",
      "(?:nos vemos|ahi estare|alli estare|ahi estoy|alli estoy|ahi voy|voy)(?: (?:entonces|ahi|alli|el {weekday}))?$",
      "(?:reserva|aparta|guarda|separa|bloquea|apunta|anota)(?:me|lo|la|mel[oa]|nosl[oa])+(?! (?:en|a) (?:la|una) lista)",
      "(?:lo|la) (?:agarro|pillo|cazo|tomo|cojo)",
      "(?:ese|esa) mism[oa]",
      "^(?:dale|hecho|venga|vendido|trato hecho)(?= |$)",
    ],
  },
  fr: {
    pass: [
      "(?:quelqu un|une) d?(?: )?autre(?: personne| cliente?)?|(?:un|une) autre (?:cliente?|personne)|(?:au|le|la|a la) suivante?",
      "trop (?:court|tot|tard|juste|precipite|loin|serre)(?: \\w+){0,2}",
      "a cette heure(?: la)?(?: \\w+){0,4} (?:bosse|travaille|suis|cours|reunion|taffe)|c est (?:mort|rate|foutu|pas possible)|pas possible",
      "j ai(?: \\w+){0,3} (?:cours|reunion|boulot|rdv|rendez vous|truc|autre chose|deja|quelque chose|exam\\w*|formation)",
      "(?:fil|donn|pass|laiss|propos|refil|ced)\\w*(?: la| le)? (?:a )?(?:quelqu un|un autre|une autre|au suivant|a la suivante)(?: \\w+)?",
      "trop (?:short|vite|tendu|rapide)|je (?:passe|zappe)(?: mon tour)?|(?:je )?bosse|je taffe",
      "(?:sans moi|pas dispo\\w*|pas interesse\\w*|tant pis)",
      "(?:je )?(?:ne |n )?(?:pourrai|peux|suis) pas(?: \\w+)?",
      "je (?:bosse|travaille|serai au travail|suis au travail|suis en deplacement|suis absente?)",
    ],
    take: [
      "j y serai|j arrive|je viens|a {weekday}|on se voit {weekday}",
      "(?:reserv|bloqu|gard|not|mett)\\w*(?: le| la| ca)?(?: pour)? moi",
      "(?:ok )?on (?:bloque|prend|reserve|valide|y va)",
      "(?:vendu|adjuge|banco|carrement|grave)(?= |$)",
      "(?:il|elle|celui la|c) est (?:a|pour) moi",
      "(?:le|la) mien(?:ne)?",
    ],
  },
  de: {
    pass: [
      "(?:wer|jemand|jemandem|irgendwer|wem) ander\\w*",
      "(?:der|dem|den|die) nachste[nr]?",
      "zu (?:kurzfristig|fruh|spat|knapp|spontan|schnell|weit)(?: \\w+){0,2}",
      "(?:schon|bereits|leider|da|dann|dort|um \\w+)(?: \\w+){0,3} (?:verplant|vergeben|was vor|verabredet|besetzt|eingeteilt|im dienst|keine zeit|beschaftigt)|was vor",
      "(?:bin|sitz|sitze|steh|hock)(?: ich)?(?: \\w+){0,2} (?:in der|im|beim|bei der|auf der|in einer|auf arbeit|auf schicht|auf dienst)(?: \\w+)?",
      "(?:hab|habe|hatte)(?: ich)?(?: \\w+){0,4} (?:dienst|schicht|schule|unterricht|vorlesung|meeting|besprechung|termin|arzt|prufung|was anderes|keine zeit)",
      "(?:geht|passt|haut|kommt)(?: \\w+){0,4} (?:nicht|nich|net|ned|gar nicht|nimmer)|muss (?:ich )?(?:\\w+ )?(?:passen|ablehnen|verzichten|auslassen)|nachste\\w* (?:mal|mol)|ausgeschlossen|unmoglich",
      "(?:fur mich|fur uns)(?: \\w+)? (?:nichts|nix|nicht)",
      "(?:komm|komme|kommen|kann)(?: ich| wir)? nicht(?: \\w+){0,4} (?:weg|los|raus|frei)",
      "(?:lasst|lass|lassen sie) (?:mal|es|gut sein|stecken)",
      "(?:bin|muss)(?: \\w+){0,3} (?:arbeiten|arbeit|unterwegs|weg|verreist|verhindert|im urlaub)",
    ],
    take: [
      "^(?:ja )?mein(?:er|s|e)(?= |$)",
      "(?:bis dann|bis {weekday}|ich komme|komme ich|bin da|ich bin da)",
      "(?:trag|tragt|tragen sie|buch|bucht|buchen sie|schreib|schreibt|pack|setz) (?:mich|uns|ihn|das)(?: \\w+){0,2} (?:ein|drauf|rein|fest|dafur)",
      "(?:fix|einbuchen|eintragen|zuschlag|abgemacht|gebongt|geritzt|deal)",
      "(?:halt|haltet|reservier\\w*|sicher\\w*)(?: sie)? (?:mir|ihn|den|das)(?: \\w+){0,2}",
    ],
  },
  pt: {
    pass: [
      "outra pessoa|outr[oa] cliente|(?:pra|para|a|ao|pro)(?: \\w+)? (?:proxim[oa]|seguinte|(?:outro|outra)$)",
      "(?:muito|tao|demasiado) (?:em cima|cedo|tarde|corrido|apertado|perto)|em cima da hora",
      "(?:a|nessa|essa|nesse)(?: essa)? (?:hora|horario)(?: \\w+){0,3} (?:trabalho|estou|to|tenho|tou|nao)|(?:nao rola|nao rolou|sem condicoes|impossivel|sem chance)",
      "tenho(?: \\w+){0,2} (?:aula|trabalho|reuniao|compromisso|consulta|plantao|prova|outra coisa|escola)|ja tenho (?:compromisso|planos|coisa|outra)",
      "(?:to|estou|tou|vou estar)(?: \\w+){0,2} (?:no|na|em|de|a) (?:servico|trampo|trabalho|trabalhar|aula|aulas|escola|plantao|faculdade|viagem|reuniao|ferias)",
      "fica (?:pra|para)(?: a)? (?:proxima|outra|depois)|deixa (?:pra|para)(?: a)? proxima|(?:passa|passe|da|de|oferece)(?: \\w+)? (?:pra|para|a|ao|pro) (?:outr[oa]|proxim[oa]|alguem|quem)(?: \\w+)?",
      "nao (?:e (?:pra|para) mim|vai dar|da|vou poder|consigo|tenho como)",
      "(?:to|estou|vou estar|estarei) (?:trabalhando|a trabalhar|viajando|fora|no trabalho|ocupad[oa])",
    ],
    take: [
      "(?:e|esse|este|essa|horario e|ja e) (?:meu|minha)",
      "(?:fico|fica) com (?:ele|ela|esse|essa|este|esta|o horario|a vaga)",
      "(?:caiu do ceu|veio a calhar|(?<!nao (?:\\w+ )?)vou estar la)",
      "(?:la estarei|estarei la|ate la|ate {weekday}|vou sim|tou la|to la)",
      "^(?:fechado|bora|combinado|fechou|vendido|show)(?= |$)",
      "(?:confirma|guarda|segura|reserva|marca|anota)(?: \\w+)? (?:pra|para) mim",
    ],
  },
};
