/** Conversations as people write them, in Spanish. */
export const conversationScriptsEs = `
# own: cambia la cita con otras palabras
> Hola, ¿podemos pasar mi cita al lunes a las 10?
> vale
! reschedule own 1 ana 2026-11-23 10:00

# own: misma hora
> ¿Se puede mover la cita al lunes a la misma hora?
> perfecto
! reschedule own 1 ana 2026-11-23 11:00

# own: me ha surgido algo
> Me ha surgido un imprevisto, ¿puedo cambiar la cita al lunes a las 10?
> sí
! reschedule own 1 ana 2026-11-23 10:00

# own: adelantar
> Buenas, ¿podéis adelantar mi cita al jueves a las 9:30?
> de acuerdo
! reschedule own 1 ana 2026-11-19 09:30

# own: posponer
> necesito posponer mi cita al lunes a las 10
> confirmo
! reschedule own 1 ana 2026-11-23 10:00

# own: segunda cita del mismo servicio
> corte el lunes a las 10
! nothing
< ¿La cambio o quieres otra más?
> [Reservar otra]
> sí
! book cut ana 2026-11-23 10:00 María

# own: mover la que hay
> quiero un corte el lunes a las 10
> [Cambiarla]
> sí
! reschedule own 1 ana 2026-11-23 10:00

# own: no puede ir
> lo siento pero al final no voy a poder ir el viernes
! nothing
< ¿Seguro que quieres cancelar?
> sí
! cancel own 1

# own: anula
> quiero anular mi cita por favor
> sí, cancelar
! cancel own 1

# two: anula la que nombra
> cancela la cita de color por favor
< Color con Luis
> sí
! cancel second 1

# own: gracias con un deseo
> Gracias por lo del otro día. ¿Puedo cambiar mi cita al lunes a las 10?
< ¿Cambio tu cita?

# own: se arrepiente
> tengo que cancelar mi cita
> no, mejor no
! nothing

# today: llega tarde
> perdón, estoy en un atasco, llego 15 minutos tarde
! tellArrival late 15 own
< Ana

# today: de camino
> voy de camino
! tellArrival coming null own

# today: en la puerta
> ya estoy aquí, en la puerta
! tellArrival here null own

# new: un cambio de idea no es un nombre
@ profile
> corte con Ana mañana a las 3
> mejor el viernes
! nothing
< viernes, 20 de noviembre de 2026
< nombre

# new: una pregunta no es un nombre
> corte con Ana mañana a las 3
> ¿cuánto cuesta?
! nothing
< 25

# new: una queja no es un nombre
> corte con Ana mañana a las 3
> esto es una vergüenza, quiero hablar con una persona
! requestHuman

# new: apellidos
> corte con Ana mañana a las 3
> María del Carmen Fernández de la Vega
! setName María del Carmen Fernández de la Vega

# new: el nombre en la primera frase
> Hola, soy Lucía Gómez y quiero un corte con Luis el viernes a las 5
< Nombre: Lucía Gómez
> sí
! book cut luis 2026-11-20 17:00 Lucía Gómez

# new: corrige el nombre
> corte con Ana mañana a las 3
> Lucia Gomes
> el nombre está mal, es Lucía Gómez
! setName Lucía Gómez

# regular: para su hija
> quiero reservar un corte para mi hija Lola mañana a las 4
< Lola (reserva de María)
> sí
! book cut ana 2026-11-19 16:00 María Lola

# regular: para su marido
> un corte para mi marido el viernes a las 4
< ¿Cómo se llama la persona
> Tomás
> sí
! book cut ana 2026-11-20 16:00 María Tomás

# regular: dos servicios
> corte y color con Ana el viernes a las 10
! nothing
< Corte (10:00) y Color (10:30) con Ana

# regular: enfado
> estoy muy decepcionada, el pelo me quedó fatal
! requestHuman
< Lo siento mucho.

# regular: disculpa y cita
> Estoy muy enfadada con vosotros. ¿Me dais un corte mañana a las 10?
< Lo siento mucho.
< ¿Te reservo esto?

# new: la encargada
> quiero hablar con la encargada
! requestHuman

# new: la oferta se mantiene
> ¿aceptáis tarjeta?
! nothing
> sí por favor
! askTeam ¿aceptáis tarjeta?

# new: alguien que no está
> ¿puedo pedir un corte con Brenda para mañana?
< Aquí no conozco a nadie que se llame Brenda

# new: idioma
> ¿podemos hablar en inglés?
! setLanguage en

# regular: lo de siempre
> lo de siempre el martes a las 10
> sí
! book cut ana 2026-11-24 10:00 María
`;
