import { testScript } from "./play-script.ts";
import { buildFacts, buildOwnAppointment, newClient, withBusy } from "./salon.ts";

const appointment = buildOwnAppointment("pt", { id: "a" });
const one = withBusy({ ...buildFacts("pt"), appointments: [appointment] }, appointment);

testScript(
  "pt: uma cliente nova marca passo a passo",
  buildFacts("pt", newClient),
  `
  @ profile
    > oi, boa tarde
  < Olá! Aqui é Salon Aurora.
  > Marcar horário
  < O que você quer marcar?
  > corte
  < Corte: estes são os próximos horários livres
  > tanto faz
  < estes são os próximos horários livres
  < qui., 19 de nov.
  > sexta à tarde
  < Horários livres, sexta-feira, 20 de novembro de 2026:
  > três e meia
  < Em nome de quem eu marco?
  > meu nome é Joana
  ! setName Joana
  < 15:30
  < Nome: Joana
  > pode ser
  ! book cut ana 2026-11-20 15:30 Joana
  < Horário marcado!
  `,
);

testScript(
  "pt: uma frase e um sim",
  buildFacts("pt"),
  `
  > quero um corte com a Ana depois de amanhã às 3 da tarde
  < sexta-feira, 20 de novembro de 2026
  < 15:00
  > sim
  ! book cut ana 2026-11-20 15:00 María
  `,
);

testScript(
  "pt: Luis não trabalha",
  buildFacts("pt"),
  `
  > corte com o Luis na quinta às 16h
  < Luis não trabalha neste dia: quinta-feira, 19 de novembro de 2026.
  < Luis tem livre sex., 20 de nov., 16:00.
  < Ana tem livre qui., 19 de nov., 16:00.
  > outro dia
  < Que dia fica bom?
  > dia 25 às 11
  < quarta-feira, 25 de novembro de 2026
  < Corte com Luis
  `,
);

testScript(
  "pt: sem acentos e com erros",
  buildFacts("pt"),
  `
  > corte com ana amanha as 15h
  < quinta-feira, 19 de novembro de 2026
  < 15:00
  > melhor sabdo as 10
  < Ana não trabalha neste dia
  `,
);

testScript(
  "pt: remarcar e cancelar",
  one,
  `
  > meus horários
  < sexta-feira, 20 de novembro de 2026, 11:00
  > remarcar
  < Para que dia eu remarco?
  > segunda às 10
  < Novo: segunda-feira, 23 de novembro de 2026, 10:00
  > confirmar
  ! reschedule a 1 ana 2026-11-23 10:00
  < Seu horário foi remarcado.
  > quero cancelar meu horário
  < Tem certeza de que quer cancelar?
  > manter
  < fica tudo como está
  > desmarcar
  > sim
  ! cancel a 2
  < Seu horário foi cancelado
  `,
);

testScript(
  "pt: parar, começar",
  buildFacts("pt"),
  `
  > parar
  ! optOut
  <
  > oi
  <
  > começar
  ! optIn
  < Você vai receber nossas mensagens de novo.
  `,
);

testScript(
  "pt: voltar, ajuda, cancelar, falar com alguém",
  buildFacts("pt"),
  `
  > corte com a ana
  > voltar
  < O de sempre, Corte com Ana?
  > ajuda
  < Toque em uma opção
  > cancelar
  < nada foi marcado
  > quero falar com um atendente
  ! requestHuman
  < Avisei a equipe
  `,
);
