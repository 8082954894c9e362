import type { Language } from "../../../languages.ts";

/** What only an offer is answered with, folded: read where one was the last thing said. */
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
      "(?:i m|i am|i ll be|gonna be) (?:away|working|at work|busy|abroad|out of town|at school|stuck)",
    ],
    take: [
      "see (?:you|ya|u|yous|ye) (?:then|there|friday|saturday|soon)",
      "^sold",
      "^(?:oh )?mine",
      "bagsy|bags (?:it|that)|shotgun",
      "i ll be there",
      "(?:lock|put|book|sign|pop|pencil) (?:it|me|that|us) (?:in|down|up)",
      "(?:hold|save|keep) (?:it|that)(?: one)? for me",
      "go on then",
    ],
  },
  es: {
    pass: [
      "(?:otra persona|otr[oa] client[ea]|alguien mas|al siguiente|(?:a la|a el|la|el|al) (?:siguiente|que sigue))",
      "(?:qued|das|des|de|aprovech|llev|ced|ofrec|para|dej)\\w*(?: \\w+){0,2} otr[oa]$",
      "(?:muy|demasiado|tan) (?:justo|pronto|encima|precipitado|temprano|tarde|rapido)",
      "(?:imposible|ni modo|ni de broma)",
      "no (?:es para mi|gracias|me da la vida|me da)",
      "(?:estoy|estare|ando|voy a estar) (?:trabajando|fuera|de viaje|ocupad[oa]|en el trabajo)",
    ],
    take: [
      "(?:para|pa) mi(?: (?:para mi|por favor|porfa|gracias))?$",
      "(?:nos vemos|ahi estare|alli estare|ahi estoy|alli estoy|ahi voy|voy)(?: (?:entonces|ahi|alli|el viernes))?$",
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
      "(?:sans moi|pas dispo\\w*|pas interesse\\w*|tant pis)",
      "(?:je )?(?:ne |n )?(?:pourrai|peux|suis) pas(?: \\w+)?",
      "je (?:bosse|travaille|serai au travail|suis au travail|suis en deplacement|suis absente?)",
    ],
    take: [
      "j y serai|j arrive|je viens|a vendredi|on se voit vendredi",
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
      "(?:fur mich|fur uns)(?: \\w+)? (?:nichts|nix|nicht)",
      "(?:lasst|lass|lassen sie) (?:mal|es|gut sein|stecken)",
      "(?:bin|muss)(?: \\w+){0,3} (?:arbeiten|arbeit|unterwegs|weg|verreist|verhindert|im urlaub)",
    ],
    take: [
      "^(?:ja )?mein(?:er|s|e)(?= |$)",
      "(?:bis dann|bis freitag|ich komme|komme ich|bin da|ich bin da)",
      "(?:trag|tragt|tragen sie|buch|bucht|buchen sie|schreib|schreibt|pack|setz) (?:mich|uns|ihn|das)(?: \\w+){0,2} (?:ein|drauf|rein|fest|dafur)",
      "(?:fix|einbuchen|eintragen|zuschlag|abgemacht|gebongt|geritzt|deal)",
      "(?:halt|haltet|reservier\\w*|sicher\\w*)(?: sie)? (?:mir|ihn|den|das)(?: \\w+){0,2}",
    ],
  },
  pt: {
    pass: [
      "outra pessoa|outr[oa] cliente|(?:pra|para|a|ao|pro)(?: \\w+)? (?:proxim[oa]|seguinte|(?:outro|outra)$)",
      "(?:muito|tao|demasiado) (?:em cima|cedo|tarde|corrido|apertado|perto)|em cima da hora",
      "nao (?:e (?:pra|para) mim|vai dar|da|vou poder|consigo|tenho como)",
      "(?:to|estou|vou estar|estarei) (?:trabalhando|a trabalhar|viajando|fora|no trabalho|ocupad[oa])",
    ],
    take: [
      "(?:e|esse|este|essa|horario e|ja e) (?:meu|minha)",
      "(?:fico|fica) com (?:ele|ela|esse|essa|este|esta|o horario|a vaga)",
      "(?:la estarei|estarei la|ate la|ate sexta|vou sim|tou la|to la)",
      "^(?:fechado|bora|combinado|fechou|vendido|show)(?= |$)",
      "(?:confirma|guarda|segura|reserva|marca|anota)(?: \\w+)? (?:pra|para) mim",
    ],
  },
};
