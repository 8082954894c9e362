import { testScript } from "./play-script.ts";
import { buildFacts, buildOwnAppointment, newClient, withBusy } from "./salon.ts";

const appointment = buildOwnAppointment("es", { id: "a" });
const one = withBusy({ ...buildFacts("es"), appointments: [appointment] }, appointment);

testScript(
  "es: una clienta nueva reserva paso a paso",
  buildFacts("es", newClient),
  `
  @ profile
    > hola buenas tardes
  < ¡Hola! Somos Salon Aurora.
  < 1. Corte (30 min)
  > reservar
  < ¿Qué quieres reservar?
  > corte
  < Corte: estas son las próximas horas libres
  > cualquiera
  < estas son las próximas horas libres
  < mié, 18 nov
  > el viernes por la tarde
  < Horas libres el viernes, 20 de noviembre de 2026:
  < 1. 12:00 (Tarde)
  > a las cinco y media
  < ¿A qué nombre hago la reserva?
  > me llamo Lucía
  ! setName Lucía
  < Corte con Luis
  < viernes, 20 de noviembre de 2026
  < 17:30
  < Nombre: Lucía
  > dale
  ! book cut luis 2026-11-20 17:30 Lucía
  < ¡Reservado!
  < escribe «mis citas»
  `,
);

testScript(
  "es: una frase y un sí",
  buildFacts("es"),
  `
  > Quiero un corte con Ana mañana a las 3 de la tarde
  < jueves, 19 de noviembre de 2026
  < 15:00
  > sí
  ! book cut ana 2026-11-19 15:00 María
  `,
);

testScript(
  "es: un día libre de Luis",
  buildFacts("es"),
  `
  > corte con luis el jueves a las 16h
  < Luis no trabaja el jueves, 19 de noviembre de 2026.
  < Luis tiene libre el vie, 20 nov a las 16:00.
  < Ana tiene libre el jue, 19 nov a las 16:00.
  > la primera
  < Corte con Luis
  `,
);

testScript(
  "es: mañana por la mañana, pasado mañana",
  buildFacts("es"),
  `
  > corte y barba con Ana mañana por la mañana
  < Horas libres el jueves, 19 de noviembre de 2026:
  < not Tarde
  > pasado mañana a las once
  < Corte y barba con Ana
  < viernes, 20 de noviembre de 2026
  < 11:00
  `,
);

testScript(
  "es: cambiar y cancelar",
  one,
  `
  > mis citas
  < viernes, 20 de noviembre de 2026, 11:00
  > [Cambiar cita]
  < ¿A qué día la cambio?
  > el lunes a las 10
  < Nueva: lunes, 23 de noviembre de 2026, 10:00
  > confirmar
  ! reschedule a 1 ana 2026-11-23 10:00
  < Tu cita se ha cambiado.
  > quiero cancelar mi cita
  < ¿Seguro que quieres cancelar?
  > mantenerla
  < todo queda como estaba
  > cancelar cita
  > sí
  ! cancel a 2
  < Tu cita se ha cancelado
  `,
);

testScript(
  "es: baja y alta",
  buildFacts("es"),
  `
  > baja
  ! optOut
  <
  > hola
  <
  > alta
  ! optIn
  < Volverás a recibir nuestros mensajes.
  `,
);

testScript(
  "es: atrás, ayuda, menú, cancelar, hablar con alguien",
  buildFacts("es"),
  `
  > corte con ana
  > atras
  < ¿Lo de siempre, Corte con Ana?
  > ayuda
  < Toca una opción
  > cancelar
  < no se ha reservado nada
  > menu
  < ¿Qué quieres hacer?
  > hablar con una persona
  ! requestHuman
  < He avisado al equipo
  `,
);

testScript(
  "es: días imposibles y palabras que no son días",
  buildFacts("es"),
  `
  > corte con ana el 31/2
  < El día «31/2» no existe.
  > mar
  < Perdona, no te he entendido.
  > el 25 a las 11
  < miércoles, 25 de noviembre de 2026
  < 11:00
  `,
);
