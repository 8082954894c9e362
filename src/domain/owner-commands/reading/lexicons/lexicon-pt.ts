import type { CommandLexicon } from "./command-lexicon.ts";

export const commandLexiconPt: CommandLexicon = {
  help: "ajuda|me ajuda|socorro|o que (?:eu )?posso (?:dizer|falar|escrever|fazer|pedir)|comandos|menu|opcoes|como (?:isso )?funciona|o que (?:voce|vc) (?:entende|faz)",
  undo: "(?:esquece|esqueca|ignora|apaga|cancela|anula|retira)(?:-\\p{L}+)? (?:isso|isto|o que (?:eu )?(?:fiz|disse|falei|pedi|acabei de \\p{L}+)|a ultima \\p{L}+)(?: agora)?|(?:volta|bota|poe|deixa|coloca|repoe|volte)(?: \\p{L}+){0,2} (?:atras|como (?:era|estava|antes|tava)|ao que era)|foi (?:um )?(?:engano|erro|sem querer)|me enganei|enganei-me|errei|desfazer tudo|desfaz(?:er)? (?:tudo|isso|isto|la|ai|aquilo|esse|essa)(?: \\p{L}+)?|(?:desfaz(?:er|e|a)?|desfaca|desfais|volta(?:r)? atras|reverte(?:r)?|volta(?:r)? como (?:estava|era)|deixa como (?:estava|era))(?: (?:isso|isto|a ultima|a ultima mudanca|o ultimo|a mudanca))?|cancela (?:isso|essa mudanca|a ultima mudanca)",
  beCustomer:
    "(?:como|sou|ser|testar como) (?:um |uma |o |a )?cliente|modo cliente|testar o (?:bot|robo)|experimentar o (?:bot|robo)",
  beOwner:
    "(?:como|sou|voltar a ser|volta a ser|voltar pra|voltar para) (?:o |a |um |uma )?(?:don[oa]|chefe|patroa|patrao|proprietari[oa]|funcionari[oa]|agente|comandos|eu)|modo (?:don[oa]|chefe|normal|proprietari[oa])|sair do (?:modo )?cliente|voltar aos comandos",
  customer:
    "(?:voces?|vcs|vc) (?:tem|atend\\w+|abr\\w+|trabalha\\w*|faz\\w*|esta\\w*|ta)|tem como|(?<!nao )posso|poderia|podemos|(?<!nao )da pra|(?<!nao )da para|(?<!nao )consigo|meu (?:horario|agendamento|corte)|minha (?:consulta|hora|reserva|marcacao)|quero (?:um|uma|marcar|agendar|cortar)|queria|gostaria|quanto (?:custa|e|fica|sai)|me encaixa|(?:pra|para) mim(?! \\p{L}+r(?!\\p{L}))|preciso de um|preciso marcar",
  othersIll:
    "(?:ela|ele|cliente|o filho|a filha|meu filho|minha filha|a crianca)(?: \\p{L}+)? (?:ta|esta|ficou|adoeceu) (?:doente|mal|gripad[oa])",
  sick: "internad[oa]|hospitalizad[oa]|quimio|baixa medica|(?<=nao me sinto bem )falto|(?:com|tenho|to com|estou com) (?:3[789]|4[01])(?:[.,]\\d| e meio)?(?: de febre)?(?= |$)|sem voz|rouc[oa]|dor de (?:garganta|cabeca|costas|barriga)|acabad[oa]|de molho|(?:hoje|amanha) sem chance|nao (?:vou|levanto) (?:hoje|amanha)|nao (?:contem|conte|contes) comigo|sem condic\\p{L}+|nao tem condic\\p{L}+|nao to (?:nada )?bem|mal pra caramba|passei mal|muito mal|pessim[oa]|no hospital|na emergencia|no pronto[- ]socorro|travei as costas|coluna travada|intoxicad[oa]|dengue|piriri|ruim da barriga|doente|duente|adoeci|passando mal|(?:to|estou|tou|ta|esta) (?:muito )?mal|me sentindo (?:muito )?mal|gripad[oa]|gripe|febre|enxaqueca|virose|nao (?:to|estou|tou) (?:me sentindo )?(?:muito )?(?:bem|legal)|indispost[oa]|de atestado|atestado|nao posso ir|nao vou poder ir|de cama|covid|vomit\\w*|acamad[oa]|constipad[oa]|resfriad[oa]|adoentad[oa]|acordei (?:muito |bem |super )?(?:mal|ruim|pessima|pessimo)|nao (?:consigo|posso|vou poder|vou conseguir|da pra|da para) (?:ir|trabalhar|atender|levantar|vir)|nao tenho condic\\p{L}+|caganeira|dor de barriga",
  late: "(?:metro|trem|onibus|comboio|autocarro|carro) (?:\\p{L}+ ){0,2}(?:parad[oa]|quebr\\p{L}+|atrasad[oa]|avariad[oa])|(?:pres[oa]|parad[oa]|travad[oa]|agarrad[oa]|enfiad[oa]|metid[oa]) (?:\\p{L}+ )?(?:no|na|num|numa|em) (?:\\p{L}+)|transito|engarrafamento|congestionamento|fila(?= na| no)|perdi o (?:onibus|metro|trem|autocarro|comboio)|(?:comeco|inicio|chego|comecar|chegar)(?: \\p{L}+| \\d+){0,4} mais tarde|minutos? mais tarde|furou o pneu|pneu furou|chego em|to chegando em|demoro|(?:vou|vai|devo) (?:me )?(?:atrasar|chegar atrasad[oa])|atras(?:ad[oa]s?|adinh[oa]|o|ei|ando|ou|inho)|de atraso|atrazad[oa]|atrazo|(?:chego|vou chegar|to chegando|chegarei)(?: \\p{L}+| \\d+){0,4} (?:tarde|depois)|demorar\\w*",
  tell: "(?:avis[ae]r?|inform[ae]r?|notific[ae]r?|liga)(?!-me)(?:-(?:a|as|o|os|lhe|lhes))?|(?:diz|diga|dizer|fal[ae]r?)(?: isso)? (?:pra|para|pras|pros|com|aos?|as?)(?! mim)|manda(?:r)? (?:mensagem|msg|um zap)",
  because:
    "porque|pq|pois|(?<!(?:semana|mes|ano|segunda|terca|quarta|quinta|sexta|sabado|domingo) )que (?:vem|vou|tenho|vai|vao|eu)|ja que|por causa|tenho (?:que|um|uma|o|a)|vou (?:ao|a|no|na|ter|levar|buscar)|preciso",
  everything:
    "tudo|todos|todas|todo mundo|o dia|meu dia|o resto|o dia todo|os outros|todos os horarios|a agenda|minha agenda",
  noShow:
    "nem (?:deu sinal|veio|avisou|deu as caras|apareceu)|(?:me )?deixou (?:na mao|a ver navios|esperando|plantad[oa])|sumiu|nao (?:deu sinal|deu noticia|deu as caras|apareceu|pintou|pos ca os pes)|sem sinal d[aeo]|no[- ]?show|nao (?:veio|apareceu|compareceu|chegou|deu as caras)|faltou|furou|deu (?:um )?(?:bolo|cano)|me deu (?:um )?(?:bolo|cano)|nao veio|falta|nunca (?:veio|chegou|apareceu)|(?:marca(?:r)?|poe|bota|coloca)(?:-lhe)? (?:uma |como )?falta|nem apareceu|nao deu sinal",
  arrived:
    "acabou de (?:entrar|chegar|aparecer|vir)|acaba de (?:entrar|chegar)|entrou|(?:ja )?(?:ta|esta) (?:\\p{L}+ )?(?:sentad[oa]|esperando|na (?:cadeira|porta|recepcao|sala)|ca|a espera|no salao)|ja (?:ta|esta) ca|pintou(?= aqui)|ja ca esta|(?:ja )?chegou|ja (?:ta|esta) aqui|(?:ta|esta) aqui|acabou de chegar|ja veio|veio|apareceu",
  done: "terminou|terminei|acabou|acabei|pront[oa]|feit[oa]|concluid[oa]|finalizad[oa]",
  confirm: "confirma(?:r|do|da)?|aceita(?:r)?|aprova(?:r)?",
  cancel:
    "risca(?:r)?|corta(?:r)?(?= (?:[oa]s? )?d[aeo]s? \\d| [oa]s? d[aeo]s?)|derruba(?:r)?|retira(?:r)?|elimina(?:r)?|deleta(?:r)?|limpa(?:r)? (?:[oa] )?(?=horario)|saca(?:r)? fora|manda(?:r)? embora|dispensa(?:r)?|cancele|desmarque|exclua|cancela(?:r|e|ndo)?|cancelar|desmarca(?:r)?|desmarque|cancele|anula(?:r)?|tira(?:r)?|apaga(?:r)?|exclui(?:r)?|remove(?:r)?|remova",
  move: "puxa(?:r)?|puxe|arrasta(?:r)?|arraste|desloca(?:r)?|manda(?:r)?|mande|leva(?:r)?|mete(?:r)?|encaixa(?:r)?|ajeita(?:r)?|altera(?:r)?|altere|recua(?:r)?|chuta(?:r)?|pula(?:r)?|poem|ponha|pega(?:r)?|posterga(?:r)?|atras[ae](?:r)?|adi[ae](?:r)?|antecip[ae](?:r)?|jog[ae]|vira(?:r)?(?= (?:pra|para))|muda(?:r)?|mude|passa(?:r)?|passe|move(?:r)?|mova|remarca(?:r)?|remarque|troca(?:r)?|troque|adia(?:r)?|adianta(?:r)?|transfere|transferir|transfira|joga(?:r)?|empurra(?:r)?|atrasa(?:r)?|bota(?:r)?|coloca(?:r)?|poe|reagenda(?:r)?|antecipa(?:r)?",
  block:
    "ninguem(?= antes| ate| depois| a partir)|segura(?:r)?|segure|tranca(?:r|-me)?|tranque|(?:reserva|fecha|bloqueia|guarda)-me|guarda(?:r)?(?= |-me)|trava(?:r)?(?= (?:a|o|minha|meu|das|de))|(?<=nao (?:me )?(?:marc|agend|poe|ponh|bot|coloc|aceit|quer|encaix|deix|met)\\p{L}*(?: \\S+){0,6} )(?:mais )?(?:ninguem|nada)(?: mais)?|mais (?:ninguem|nada)(?= hoje| amanha| depois| a partir)|ninguem mais|nada mais(?= hoje| depois)|(?:to|tou|estou|vou estar|fico|estarei) (?:fora|ausente|off|de folga|de viagem|indisponivel)|saio (?:as|mais cedo)|encerra(?:r)?|viajo|viajando|bloque(?:ia|ie|ar|io|iar|ado)|bloqueia\\w*|blokeia|fecha(?:r|do|da|mos)?|feche|fecho|folga|folgo|de folga|nao (?:trabalho|vou trabalhar|trabalha|estou|estarei|estara|atendo|vou atender|abro|abrimos|to|marca(?:r)? (?:nada|ninguem)|marque (?:nada|ninguem))|ferias|tir(?:o|ar) (?:folga|o dia|a tarde|a manha)|ausente|fora|reserva(?:r)?|indisponivel|ocupad[oa]|sem (?:horarios|clientes|atendimento)|(?:hora|horario) de almoco|pausa|(?:no|na) (?:medico|dentista)",
  free: "livres?|vag[oa]s?|buracos?|disponive(?:l|is)|janelas?|espacos?|encaixes?|brechas?",
  ownFree: "deixa(?:r)?|deixe|quero|tiro|tirar|fico|vou ficar",
  next: "proxim[oa]s?|seguintes?|quem (?:e|eh|vem|ta|esta)(?: (?:o|a))?(?: proxim[oa]| agora| depois| seguinte)?|o que vem(?: agora| depois)?|quem (?:eu )?tenho agora",
  plan: "resto|ambos|dois|os dois|faz|fazendo|tem|teem|meu|salao|toda|inteir[oa]|equipa|equipe|gente|complet[oa]|barbearia|loja|passa|dia|pra|mim|chei[oa]|lotad[oa]|apertad[oa]|corrid[oa]|cheio|alguem|gente|depois|antes|mais|ainda|outr[oa]s?|to|tou|estou|manha|tarde|noite|meio-dia|partir|muit[oa]s?|seguir|agora|temos|tenho|todo|mundo|pessoal|equipe|tudo|cara|movimento|movimentad[oa]|anda|andam|onde|q|com|vai|vou|chega|so|e|la|passa|ocupad[oa]|um|uma|ultim[oa]|hora|comeco|acabo|falta|faltam|cheia|cheios|ser|nos|sobrou|sobra|resta|primeir[oa]|quando|estou|algum|o|a|os|as|que|quem|qual|quais|quantos|quantas|tenho|tem|ha|eu|meu|minha|meus|minhas|de|do|da|dos|das|para|pra|pro|por|agenda|horarios?|compromissos?|marcacoes|agendamentos?|clientes?|calendario|dia|mostra(?:r)?|mostre|me|ver|lista|diz|fala|manda|vem|como|esta|ta|fica|e|em|no|na|oi|ola|bom|boa|favor|pf|atendimentos?|marcad[oa]s?|hj|ai|resumo",
  to: "pra as|la pra|la para|p\\/|para|pra|pras|pros|pro|as|a|ao|->|=>|→|>|ate",
  earlier: "antes|mais cedo|adianta\\w*|antecipa\\w*",
  minutes: "m|min|mins|minutos?|minutinhos?|mn|'",
  lengths: {
    "(?:uma )?hora e meia": 90,
    "duas horas|2 ?h(?:oras)?": 120,
    "tres quartos de hora": 45,
    "meia hora|meia horinha|trinta(?: min\\w*)?": 30,
    "(?:um )?quarto de hora|quinze(?: min\\w*)?": 15,
    "uma hora|uma horinha|1 hora|sessenta min\\w*": 60,
    "cinco(?: min\\w*)?": 5,
    "dez(?: min\\w*)?": 10,
    "vinte(?: min\\w*)?": 20,
    "quarenta(?: min\\w*)?": 40,
    "cinquenta(?: min\\w*)?": 50,
  },
  rewrite: [
    [
      /\b(?:vou |quero |queria |preciso )?(?:tirar|tiro|tirei) (?:a |o )?(?=(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|semana)\b)/,
      "folga ",
    ],
    [
      /^(?:a |o )?(.{1,120}?) (?:prefere|quer|queria|preferia|prefere vir|quer vir) (?:vir |passar |mudar )?(?:na |no |as |a |para |pra )?((?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje|\d).*)$/,
      "muda $1 para $2",
    ],
    [
      /\bpega(?:r)? (.{1,120}?) e (joga|passa|muda|bota|poe|leva|manda|puxa|empurra|coloca)(?:r)? (?:el[ea] )?/,
      "$2 $1 ",
    ],
  ],
  mend: [[/\b(?:das|da|dos|do|de) (\d{1,2}(?:[:h]\d{2})?h?)\b(?! ?(?:as|a|-|ate)\b)/g, "as $1"]],
};
