import type { Entry } from "../../terms/term.ts";

/** What a sentence does with its days and times: wishes, tells, points back, prefers. */
export const sentencePt: readonly Entry[] = [
  [
    "wish",
    null,
    "posso|pode|podes|podem|poderia|podia|podemos|horario|horarios|quero|queria|gostava|gostaria|marcar|marca|marcacao|tem|tens|teem|teria|tinha|vaga|vagas|preciso|precisava|agendar|agenda|agendamento|consigo|consegue|conseguem|remarcar|mudar|da pra|da para|dava|daria|da certo|rola|serve|cabe|encaixa|encaixe|encaixar|me ve|coloca|bota|poe|reservar|livre|disponivel|disponibilidade|por favor|pfv|pf|se faz favor|ha|havia|haveria|prefiro|preferia|de novo|seria|vou querer|arranja|arranjam|ta livre|tá|fica bom|pra mim|vcs tem|voces tem|quer",
  ],
  [
    "idle",
    null,
    "fui|foi|fiquei|ficou|estive|esteve|estivemos|vim|era|estava|durou|paguei|deixei|adorei|amei|cortei|cortou|cortaste|fez|fizeram|fizeste|gostei|esqueci|perdi|conheci|casei|passei|tive|dei|elogiou|elogiaram|atendeu|atenderam|comprei|eu ia|ia na|ia no|ia ir|espero que tenham tido|espero que tenha sido|obrigad(o|a) por|obrigad(o|a) pel(o|a)|valeu por|valeu pel(o|a)|feliz|tenha|tenham",
  ],
  [
    "parting",
    null,
    "bom descanso|descanso|descansa|descansem|tchau|beijo|beijos|beijinho|beijinhos|bjs|bj|bjo|bjos|abraco|abracos|fiquem|fique com|xau|inte|obrigad(o|a)|valeu|gente|tudo de bom|bom fim",
  ],
  ["one", "this", "(|d|n)(esta|essa|este|esse)"],
  ["one", "next", "(o|a|na|no|da|do|pra|pro) (proxima|proximo|que vem)|proxima|proximo"],
  [
    "one",
    "after",
    "(o|a|na|no|da|do|pra|pro) (outra|outro|seguinte|de depois|depois)|a outra|o outro|a da outra|na da outra|a seguir",
  ],
  ["onePronoun", null, "o|a|na|no|aquela|aquele|essa|esse|da|do"],
  ["weekdayAfterWord", null, "a seguir"],
  ["weekdayAfterWord", "loose", "depois"],
  ["prefer", null, "prefiro|preferia|preferiria|melhor|antes|de preferencia|preferencialmente|mais"],
  ["than", null, "do que|que|a|do que na|do que no|em vez de|em vez da|em vez do|e nao|ao inves de|ao inves da"],
  [
    "busy",
    null,
    "trabalho|eu trabalho|to trabalhando|estou trabalhando|estou a trabalhar|tenho aula|tenho aulas|tenho reuniao|tenho uma reuniao|tenho medico|tenho dentista|estudo|eu estudo|estou ocupad(o|a)|to ocupad(o|a)|tenho trabalho|nao sou de|odeio",
  ],
  [
    "busyUntil",
    null,
    "saio|eu saio|saio (do trabalho|do servico|da aula|da escola|da faculdade|do escritorio|do trampo|do emprego)|termino|eu termino|termino (o trabalho|as aulas|de trabalhar|o expediente)|acabo|acabo (o trabalho|as aulas|de trabalhar)|largo|largo (o servico|o trabalho|do trabalho|o trampo)|meu expediente (acaba|termina)|meu turno (acaba|termina)|as criancas saem|chego|chego em casa|fico livre|to livre|estou livre|despego",
  ],
  [
    "busyTill",
    null,
    "trabalho|eu trabalho|estou trabalhando|to trabalhando|estou a trabalhar|estou ocupad(o|a)|to ocupad(o|a)|tenho (aula|aulas|trabalho|reuniao)|estou (no trabalho|em reuniao|em aula)|to (no trabalho|em reuniao|na aula|no trampo)|fico no (trabalho|trampo)|estudo",
  ],
  ["workdays", null, "(|em |num |qualquer |nos |um )(dia|dias) (util|uteis|de semana)|durante a semana"],
  ["tooMuch", "early", "nao (muito|tao|demasiado) cedo|sem ser (muito|tao) cedo|nada (muito|de muito) cedo"],
  ["tooMuch", "late", "nao (muito|tao|demasiado) tarde|sem ser (muito|tao) tarde"],
  ["one", "onward", "dai em diante|a partir dai"],
  ["either", null, "ou as"],
  ["weekNumberWord", null, "semana numero"],
  [
    "away",
    null,
    "estou fora|to fora|de ferias|estou de ferias|viajando|estou viajando|to viajando|fora|nao estou|nao to",
  ],
  [
    "isClosed",
    null,
    "e feriado|vcs nao abrem|voces nao abrem|voces fecham|vcs fecham|fecha|esta fechado|e meu aniversario|e o casamento",
  ],
  [
    "event",
    null,
    "casamento|o casamento e|aniversario|meu aniversario e|festa|prova|entrevista|batizado|voo|dentista|formatura",
  ],
  ["atLatest", null, "no maximo|no mais tardar|o mais tardar|no limite|maximo"],
  ["tail", null, "mais|por favor|pra mim|infelizmente|pfv"],
  ["atVerb", null, "digamos|vamos dizer|quis dizer|queria dizer|vamos de"],
  ["weekdayBeforeWord", null, "anterior|de antes"],
  ["weekdayBeforeWord", "loose", "antes"],
  ["wish", null, "era pra|era para|era pro"],
  ["no", null, "nao"],
  ["promise", null, "(te|lhe|eu) (aviso|falo|digo|confirmo)|odeio|vou pensar"],
  ["but", null, "mas|porem|contudo|so que"],
  ["instead", null, "em vez disso|melhor"],
];
