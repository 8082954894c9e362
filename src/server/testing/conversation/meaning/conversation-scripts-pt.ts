/** Conversations as people write them, in Portuguese. */
export const conversationScriptsPt = `
# own: muda o horário
> Oi, dá pra mudar meu horário para segunda às 10h?
> pode ser
! reschedule own 1 ana 2026-11-23 10:00

# own: mesmo horário
> posso passar minha consulta para segunda no mesmo horário?
> perfeito
! reschedule own 1 ana 2026-11-23 11:00

# own: imprevisto
> Surgiu um imprevisto, preciso remarcar para segunda às 10h
> sim
! reschedule own 1 ana 2026-11-23 10:00

# own: adiantar
> Bom dia, vocês conseguem adiantar meu horário para quinta às 9h30?
> ok
! reschedule own 1 ana 2026-11-19 09:30

# own: adiar
> queria adiar minha consulta para segunda às 10h
> confirmo
! reschedule own 1 ana 2026-11-23 10:00

# own: segundo horário do mesmo serviço
> corte na segunda às 10h
! nothing
< Remarco esse, ou você quer mais um?
> [Marcar outro]
> sim
! book cut ana 2026-11-23 10:00 María

# own: muda o que existe
> quero um corte na segunda às 10h
> [Remarcar esse]
> sim
! reschedule own 1 ana 2026-11-23 10:00

# own: não pode ir
> infelizmente não vou poder ir na sexta
! nothing
< Tem certeza de que quer cancelar?
> sim
! cancel own 1

# own: desmarca
> preciso desmarcar meu horário, por favor
> sim, cancelar
! cancel own 1

# two: desmarca o que foi dito
> cancela o horário da coloração por favor
< Coloração com Luis
> sim
! cancel second 1

# own: obrigada com um pedido
> Obrigada pela última vez! Pode mudar meu horário para segunda às 10h?
< Posso remarcar?

# own: muda de ideia
> preciso cancelar meu horário
> não
! nothing

# today: atrasada
> desculpa, estou presa no trânsito, vou atrasar 15 minutos
! tellArrival late 15 own
< Ana

# today: a caminho
> já estou a caminho
! tellArrival coming null own

# today: na porta
> cheguei, estou na porta
! tellArrival here null own

# new: mudar de ideia não é um nome
> corte com a Ana amanhã às 15h
> na verdade melhor sexta
! nothing
< sexta-feira, 20 de novembro de 2026

# new: uma pergunta não é um nome
> corte com a Ana amanhã às 15h
> quanto custa?
! nothing
< 25

# new: uma reclamação não é um nome
> corte com a Ana amanhã às 15h
> isso é um absurdo, quero falar com uma pessoa
! requestHuman

# new: nome comprido
> corte com a Ana amanhã às 15h
> Maria Aparecida dos Santos Oliveira
! setName Maria Aparecida dos Santos Oliveira

# new: nome na primeira frase
> Oi, meu nome é Clara Souza e quero um corte com o Luis na sexta às 15h
> sim
! book cut luis 2026-11-20 15:00 Clara Souza

# new: corrige o nome
> corte com a Ana amanhã às 15h
> Klara Sousa
> o nome está errado, é Clara Souza
! setName Clara Souza

# regular: para a filha
> quero marcar um corte para minha filha Lívia amanhã às 16h
< Lívia (marcado por María)
> sim
! book cut ana 2026-11-19 16:00 María Lívia

# regular: para o marido
> um corte para o meu marido na sexta às 14h
< Qual é o nome da pessoa que vem?
> Tomás
> sim
! book cut ana 2026-11-20 14:00 María Tomás

# regular: dois serviços
> corte e coloração com a Ana na sexta às 10h
! nothing
< Corte (10:00) e Coloração (10:30) com Ana

# regular: brava
> estou muito decepcionada, meu cabelo ficou horrível
! requestHuman
< Sinto muito por isso.

# regular: lamento antes do horário
> Fiquei muito irritada com vocês. Consigo um corte amanhã às 10h?
< Sinto muito por isso.
< Posso marcar?

# new: a gerente
> quero falar com a gerente
! requestHuman

# new: a oferta vale
> vocês aceitam cartão?
! nothing
> sim por favor
! askTeam vocês aceitam cartão?

# new: alguém que não está
> queria um corte com a Brenda amanhã
< Não conheço ninguém chamado Brenda aqui

# new: idioma
> podemos falar em inglês?
! setLanguage en

# regular: o de sempre
> o de sempre na terça às 10h
> sim
! book cut ana 2026-11-24 10:00 María
`;
