import type { RepeatWords } from "./repeat-words.ts";

export const repeatWordsPt: RepeatWords = {
  every:
    "uma vez a cada|de cada|a cada|cada|todos os|todas as|tds os|tds as|todo|toda|todo o|toda a|todo santo|uma vez cada",
  other: "dois|duas|2|segundo|segunda",
  units: { day: "dias?", week: "semanas?|sem", month: "mes(?:es)?" },
  named: [
    ["semanalmente|semanal|semanais|uma vez (?:por|na|a cada) semana|1x por semana|1 vez por semana", 1, "week"],
    [
      "quinzenal(?:mente)?|quinzenais|(?:uma )?semana sim (?:(?:e )?(?:outra|uma|semana) )?nao|cada quinzena|a cada quinzena|toda quinzena|de quinze em quinze(?: dias)?|de 15 em 15(?: dias)?",
      2,
      "week",
    ],
    ["mensal(?:mente)?|mensais|uma vez (?:por|ao|no|a cada) mes|1x por mes|1 vez por mes|mes a mes", 1, "month"],
    ["bimestral(?:mente)?|bimestrais|mes sim (?:(?:e )?(?:outro|mes) )?nao", 2, "month"],
    ["trimestral(?:mente)?|trimestrais|cada trimestre|todo trimestre|uma vez por trimestre", 3, "month"],
    ["semestral(?:mente)?|semestrais|cada semestre|todo semestre", 6, "month"],
    ["anual(?:mente)?|anuais|uma vez (?:por|ao) ano|todo ano|todos os anos", 12, "month"],
    ["diariamente|diari[oa]s?|uma vez (?:por|ao) dia", 1, "day"],
    ["dia sim (?:(?:e )?(?:outro|dia) )?nao", 2, "day"],
  ],
  around: [
    "de (?<n>{n}) em {n} (?<unit>{unit})",
    "com (?<n>{n}) (?<unit>{unit}) de (?:intervalo|diferenca|espaco)",
    "(?:em|com) intervalos? de (?<n>{n}) (?<unit>{unit})",
    "(?:uma |um )?{wd}(?: feira)? (?<other>sim (?:(?:e )?(?:outra|outro|uma|um|{wd}) )?nao)",
  ],
  ofMonth: "do mes|no mes",
  ofEveryMonth: "de cada mes|de todo mes|de todos os meses|a cada mes|todo mes|todos os meses|cada mes",
  tooOften: [
    "(?:duas|dois|2|tres|3|varias|algumas) vezes (?:por|na|no|ao|a cada) (?:dia|semana|mes|quinzena)",
    "(?:todo|todos os|cada) dias? (?:util|uteis)",
  ],
  inARow: "seguid[oa]s|consecutiv[oa]s",
  and: "e|ou|mais",
  count: [
    "(?:durante |por |no total |mais |as proximas |os proximos )?{n} (?:vezes|vez|sessoes|consultas|marcacoes|horarios|agendamentos|visitas|reservas|datas)(?: no total| ao todo)?",
    "{n} ?x",
    "{n} (?:no total|ao todo)|no total {n}|ao todo {n}",
    "(?:so|somente|apenas) {n}(?: vezes| horarios| consultas| sessoes)?",
  ],
  span: [
    "(?:durante|por|pelos|pelas|nos|nas|ao longo de) (?:os |as )?(?:proxim[oa]s )?{n} {unit}",
    "(?:[oa]s )?proxim[oa]s {n} {unit}",
    "(?:durante|por) (?:um|uma) (?<one>{unit})",
  ],
  until: "ate ao|ate a|ate o|ate os|ate as|ate|atee",
  forEver: ["ate novo aviso|ate segunda ordem|indefinidamente|sem fim|para sempre|sem data para acabar"],
  open: [
    "(?:horarios?|marcacao|marcacoes|consultas?|agendamentos?|reservas?) (?:fix[oa]s?|recorrentes?|periodic[oa]s?|regular(?:es)?|repetid[oa]s?)",
    "(?:uma )?serie de (?:consultas|marcacoes|horarios|sessoes|agendamentos)",
    "(?:deixar|deixa|fazer|faz|tornar|deixe|torne|ser) (?:isso |isto )?(?:um |uma )?(?:horario )?(?:fix[oa]|recorrente|periodic[oa]|repetid[oa])",
    "(?:repetir|repete|repita)(?: o horario| a marcacao| o agendamento| a consulta)? (?:sempre|regularmente|periodicamente)|que se repita",
    "regularmente|periodicamente|de forma (?:regular|periodica|recorrente)|com regularidade",
  ],
  single: [
    "(?:melhor )?(?:so|somente|apenas) (?:a |o |um |uma |esse |essa |este |esta )?(?:uma|um|primeira|primeiro|vez|esse|essa|este|esta|unico|unica)(?: vez| mesmo| marcacao| horario| consulta)?(?! (?:semana|mes|vez por|por))",
    "(?:so|somente|apenas) [ao] (?:proxim[ao]|seguinte)(?: horario| consulta| marcacao)?",
    "uma (?:unica|so) vez|um unico horario|uma so (?:consulta|marcacao)",
    "(?:sem|nao) (?:repetir\\w*|repit\\w*|repeticao|repeticoes|se repita|serie)",
    "(?:nao|sem ser) (?:e |quero |precisa ser )?(?:fix[oa]|recorrente|periodic[oa]|tod[oa]s? \\w+|cada \\w+)",
  ],
  skip: [
    "(?:pule|pula|pular|salte|salta|saltar|tire|tira|tirar|remova|remove|deixe|deixa|deixar|ignore|ignora)(?: de fora| de lado)?(?: ess[ae]s?| est[ae]s?| aquel[ae]s?| [ao]s)?(?: datas?| dias?| de fora| fora| ocupad[ao]s)?",
    "sem ess[ae]s?(?: datas?| dias?)?",
  ],
  end: [
    "(?:cancel\\w*|anul\\w*|par\\w*|elimin\\w*|apag\\w*|termin\\w*|encerr\\w*|desmar\\w*|acab\\w*|suspend\\w*|tir\\w*) (?:com |de )?(?:tod[ao]s? )?(?:[ao]s? |minhas? |meus? |ess[ae] |est[ae] )?(?:serie(?: inteira| toda| completa)?|repeticao|repeticoes|recorrencia|(?:horarios?|marcacao|marcacoes|consultas?|agendamentos?) (?:fix|recorrente|periodic|repetid|semana|mensa|quinzena)\\w*)",
    "(?:cancel\\w*|anul\\w*|desmar\\w*|apag\\w*) (?:tod[ao]s? )?(?:[ao]s |minhas |meus )?(?:seguintes|restantes|proxim[ao]s|outr[ao]s|demais|que (?:faltam|restam|sobram|vem)|(?:consultas|marcacoes|horarios|agendamentos) (?:seguintes|restantes|da serie|que (?:faltam|restam|sobram)|depois))(?: consultas| marcacoes| horarios)?",
    "(?:cancel\\w*|anul\\w*|desmar\\w*) (?:ess[ae]|est[ae]|a proxima|o proximo|[ao]) e (?:tod[ao]s? )?[ao]s (?:seguintes|outr[ao]s|demais|que vem depois|proxim[ao]s)",
    "(?:cancel\\w*|anul\\w*|desmar\\w*) (?:tod[ao]s? )?(?:[ao]s |minhas |meus )?(?:consultas|marcacoes|horarios|agendamentos) (?:da|dessa|desta) serie",
    "nao (?:quero|preciso) mais (?:da |a |das |as |de |do |o )?(?:serie|repeticao|repeticoes|recorrencia|(?:horario|marcacao|marcacoes|consultas?) (?:fix|recorrente|semana|mensa|quinzena)\\w*)",
  ],
  habit: [
    "normalmente|costumo|costumamos|sempre (?:vou|venho|passo)|geralmente|em geral|habitualmente|antes eu|de costume",
    "(?:eu )?(?:vou|venho|passo|ia|vinha|trabalho|treino|caminho)(?: \\w+){0,4} (?:cada|todo|toda|todos|todas|uma vez)",
    "(?:cada|tod[oa]s?)(?: \\w+){1,3} (?:eu )?(?:vou|venho|passo|ia|trabalho|treino|caminho)",
  ],
  daysAsWeeks: { 7: 1, 8: 1, 14: 2, 15: 2 },
};
