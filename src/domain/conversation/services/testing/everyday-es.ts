/**
 * What clients say instead of a service's name. `=` begins a menu, `>` says which of it is meant, `> ?` that none is, `>>`
 * which is meant where the bot still asks. Round one, 40 messages, 6 right at first (before the words of 60 trades); round two after them,
 * 12 of 23 right at first.
 */
export const everydayEs = `
= podólogo: Tratamiento de uñas | Quiropodia | Plantillas
tengo un uñero que me mata, ¿el jueves? > Tratamiento de uñas
me han salido callos en la planta > Quiropodia
= peluquería: Corte mujer | Corte hombre | Tinte | Peinado
quiero taparme las canas el viernes > Tinte
es para mi marido, que va hecho un cristo, cortarle un poco > Corte hombre
tengo una boda y quiero un recogido > Peinado
= barbería: Corte | Corte niño | Arreglo de barba | Afeitado
a mi peque de 5 años hay que pelarlo > Corte niño
un degradado con los lados al cero > Corte
quítame todo a navaja, la cara bien lisa > Afeitado
= bicis: Cambio de cámara | Ajuste de frenos | Puesta a punto
he pinchado la de atrás > Cambio de cámara
me chirría al frenar, ¿mañana? > Ajuste de frenos
= clases: Clase de matemáticas | Clase de inglés | Clase de física
no entiendo las ecuaciones y tengo examen el lunes > Clase de matemáticas
mi hija quiere soltarse hablando con la listening > Clase de inglés
= dentista: Limpieza | Empaste | Extracción | Blanqueamiento
se me ha caído un trozo de muela y tengo un agujero > Empaste
tengo los dientes amarillos del café > Blanqueamiento
me tienen que quitar una muela > Extracción
= fisio: Fisioterapia | Masaje deportivo | Punción seca
tengo el cuello hecho polvo y no puedo girarlo > Fisioterapia
me pinchan ese nudo del trapecio con la aguja? > Punción seca
= uñas: Manicura | Pedicura | Uñas acrílicas | Retirada de gel
quiero los pies arregladitos para la playa > Pedicura
me quitas el gel que llevo? > Retirada de gel
= estética: Depilación piernas | Depilación ingles | Limpieza facial | Diseño de cejas
necesito la línea del bikini para el sábado > Depilación ingles
tengo la cara llena de puntos negros y granitos > Limpieza facial
me las perfilas con hilo las del ojo, las cejas? > Diseño de cejas
= óptica: Revisión de la vista | Adaptación de lentillas | Ajuste de gafas
veo borroso de lejos > Revisión de la vista
se me ha torcido la patilla > Ajuste de gafas
= veterinario: Vacunación | Esterilización | Desparasitación
mi perro tiene lombrices > Desparasitación
toca pinchar la rabia al gato > Vacunación
= taller: Cambio de aceite | Cambio de neumáticos | Revisión de frenos | Aire acondicionado
el coche no enfría nada con este calor > Aire acondicionado
tengo las gomas lisas, hay que cambiarlas > Cambio de neumáticos
= móviles: Cambio de pantalla | Cambio de batería | Daños por agua
se me cayó y tiene el cristal roto > Cambio de pantalla
no me aguanta la carga ni medio día > Cambio de batería
= costura: Bajos de pantalón | Cambio de cremallera | Ajuste de vestido
los vaqueros me arrastran, hay que acortarlos > Bajos de pantalón
= abogado: Consulta de divorcio | Consulta laboral | Testamento
me han echado del curro y quiero saber qué puedo hacer >> Consulta laboral
me separo de mi mujer > Consulta de divorcio
= fontanero: Desatasco | Reparación de fugas | Revisión de caldera
el fregadero no traga > Desatasco
gotea el grifo del baño > Reparación de fugas
= música: Clase de guitarra | Clase de piano | Clase de canto
quiero aprender a rasguear unos acordes > Clase de guitarra
= fotógrafo: Foto de carnet | Sesión de pareja | Reportaje de boda
necesito una para el DNI > Foto de carnet
= masajes: Masaje relajante | Masaje descontracturante | Drenaje linfático
tengo las piernas hinchadas, retengo líquidos > Drenaje linfático
vengo con la espalda cargadísima, un nudo enorme > Masaje descontracturante
= nutricionista: Primera consulta | Plan de adelgazamiento | Nutrición deportiva
quiero perder kilos antes del verano > Plan de adelgazamiento

= informática: Limpieza de virus | Recuperación de datos | Cambio de pantalla
el portátil me va a pedales y me salta publicidad todo el rato > Limpieza de virus
he borrado sin querer las fotos de la boda > Recuperación de datos
= joyería: Ajuste de anillo | Cambio de pila | Grabado
la alianza ya no me entra > Ajuste de anillo
se me ha parado el reloj > Cambio de pila
= cerrajero: Apertura de puerta | Cambio de cerradura | Copia de llaves
me he quedado fuera de casa > Apertura de puerta
mi ex tiene llaves y quiero cambiar el bombín > Cambio de cerradura
= jardinero: Corte de césped | Poda de setos | Tala
la hierba me llega a la rodilla > Corte de césped
= veterinario: Vacunación | Corte de uñas | Consulta general
mi gata lleva dos días sin comer y está mustia > Consulta general
= psicólogo: Terapia individual | Terapia de pareja
mi marido y yo no paramos de discutir > Terapia de pareja
me dan ataques de ansiedad en el metro > Terapia individual
= autoescuela: Clase práctica | Clase teórica | Simulacro de examen
se me cala el coche en las cuestas, necesito practicar > Clase práctica
= barbería: Corte | Corte niño | Barba
tráigole a mi nene, tiene 4 añitos > Corte niño
mi hijo de 16 quiere un corte > Corte
= peluquería: Corte | Tinte | Mechas | Alisado
quiero pasar de morena a pelirroja > Tinte
tengo el pelo encrespado que parece un estropajo > Alisado
= fisio: Fisioterapia | Masaje relajante | Pilates
me ha dado un lumbago levantando cajas > Fisioterapia
quiero desconectar una horita, voy de los nervios > Masaje relajante
= inmobiliaria: Visita de piso | Tasación | Asesoría hipotecaria
estamos pensando en vender, ¿cuánto nos darían? > Tasación
= zapatero: Cambio de suelas | Tacones | Ensanchar
las botas nuevas me aprietan un montón > Ensanchar
= electricista: Cuadro eléctrico | Enchufes | Iluminación
cada vez que pongo el horno se va la luz >> Cuadro eléctrico
= masajista: Masaje | Manicura | Depilación
nos vemos el viernes > ?
¿puedo reservar para el martes a las 3? > ?
corto ya, que se hace tarde > ?
= peluqueria: Corte mujer | Corte caballero | Tinte | Peinado
quiero teñirme > Tinte
taparme las canas > Tinte
que me peinéis para una boda > Peinado
corte de hombre > Corte caballero
corte de señora > Corte mujer
= peluqueros: Corte de pelo | Mechas | Lavado y peinado | Barba
unas mechitas > Mechas
lavar y peinar > Lavado y peinado
arreglarme la barba > Barba
reflejos > Mechas
cortarme las puntas > Corte de pelo
= peluVida: Corte y peinado | Tinte raíz | Alisado | Flequillo
la raíz > Tinte raíz
retoque de raíces > Tinte raíz
el fleco > Flequillo
cortar y peinar > Corte y peinado
alisao > Alisado
flekillo > Flequillo
plancharme el pelo para siempre, alisamiento > Alisado
= barberia: Corte clásico | Arreglo de barba | Afeitado a navaja | Corte infantil
afeitarme con navaja > Afeitado a navaja
perfilar la barba > Arreglo de barba
un corte para mi niño de 6 años > Corte infantil
afeitao > Afeitado a navaja
= navaja: Corte degradado | Corte y barba | Perfilado de cejas
un degradao > Corte degradado
un fade > Corte degradado
las cejas > Perfilado de cejas
pelo y barba > Corte y barba
= coral: Manicura | Pedicura | Uñas acrílicas | Esmaltado
las uñas de los pies > Pedicura
una mani > Manicura
pedi > Pedicura
acrilicas > Uñas acrílicas
pintarme las uñas > Esmaltado
= veterinaria: Vacunación | Consulta general | Desparasitación | Peluquería canina
pelu para el perro > Peluquería canina
bañar y pelar al caniche > Peluquería canina
ponerle la vacuna al gato > Vacunación
desparacitar al cachorro > Desparasitación
pastilla para las lombrices > Desparasitación
que me lo miren, está pachucho > Consulta general
= salon: Corte de pelo | Tinte | Mechas | Manicura | Pedicura | Depilación de cejas
quiero hacerme las uñas mañana > Manicura
me hago las manos el viernes > Manicura
arreglarme los pies, que vienen las sandalias > Pedicura
se me ven las raíces una barbaridad > Tinte
tapar canas > Tinte
un cambio de color, más clarita con reflejos >> Mechas
sanear las puntas > Corte de pelo
quitarme los pelos del entrecejo > Depilación de cejas
hacerme las cejas > Depilación de cejas
= barberia: Corte degradado | Corte clásico | Arreglo de barba | Afeitado a navaja | Corte y barba | Corte niño
illo me hace falta un fade bajito > Corte degradado
rebájame los lados al cero y difuminado >> Corte degradado
un rasurado con toalla caliente > Afeitado a navaja
el bigote y la perilla, perfilarlos > Arreglo de barba
pelo y barba, el completo > Corte y barba
llevo la barba de un náufrago > Arreglo de barba
al crío de seis años le tapan los ojos los pelos > Corte niño
= fisio: Masaje descontracturante | Punción seca | Drenaje linfático | Osteopatía
llevo un nudo en el trapecio, que me pinches con las agujitas > Punción seca
tengo la espalda hecha un ocho, dame un buen meneo > Masaje descontracturante
tengo las piernas hinchadas de líquidos > Drenaje linfático
que me crujas la espalda > Osteopatía
= optica: Graduación de la vista | Arreglo de gafas | Lentillas
se me ha partido la patilla de las gafas > Arreglo de gafas
veo borroso de lejos > Graduación de la vista
= veterinario: Vacuna | Corte de uñas | Consulta | Baño | Peluquería canina
a mi gato hay que cortarle las garras > Corte de uñas
el perro huele a rayos > Baño
le toca el pinchazo anual al Toby > Vacuna
mi perra está decaída > Consulta
el caniche parece una oveja, hay que esquilarlo > Peluquería canina
= taller: Cambio de aceite | Cambio de neumáticos | Frenos | Revisión ITV
me rechinan las pastillas > Frenos
ruedas nuevas > Cambio de neumáticos
= musica: Clase de guitarra | Clase de piano | Clase de canto | Clase de batería
quiero aprender a rasguear unos acordes > Clase de guitarra
quiero afinar la voz > Clase de canto
darle a los tambores > Clase de batería
= dentista: Limpieza dental | Empaste | Ortodoncia | Revisión
se me ha caído un empaste > Empaste
tengo una muela picada > Empaste
quitarme el sarro > Limpieza dental
= pelu: Corte mujer | Corte caballero | Color raíz | Balayage | Peinado | Manicura
me asoman las canas por toda la coronilla > Color raíz
pelo recogido para una boda > Peinado
rubio playero degradado > Balayage
mi marido lleva greñas, hay que meterle tijera > Corte caballero
ponerme las uñas monas > Manicura
solo las puntas, soy mujer > Corte mujer
= barber: Degradado | Corte a máquina | Barba | Afeitado clásico
máquina al tres por todo > Corte a máquina
rapadito entero > Corte a máquina
los lados difuminados desde abajo > Degradado
que me dejes la cara como el culito de un bebé > Afeitado clásico
= vet: Vacunación | Consulta general | Corte de uñas | Castración
la gata araña todo, recortarle las uñitas > Corte de uñas
el conejo no prueba bocado > Consulta general
el perro cojea de una pata > Consulta general
= salon: Corte señora | Corte caballero | Tinte raíz | Alisado | Uñas esmaltado
tengo dos dedos de raíz > Tinte raíz
quiero el pelo liso para siempre > Alisado
un repasito al pelo de mi padre > Corte caballero
pintarme las uñas de rojo > Uñas esmaltado
= fisio: Masaje relajante | Fisioterapia | Drenaje
me ha dado un latigazo en el cuello en el coche > Fisioterapia
necesito desconectar, vengo de los nervios > Masaje relajante
= barberia: Corte degradado | Corte clásico | Arreglo de barba | Afeitado a navaja | Manicura | Mechas | Tinte
me estás tomando el pelo > ?
llegué por los pelos > ?
estuve en la playa y muy bien > ?
me hago cargo, gracias > ?
no tienes un pelo de tonto > ?
mi oveja favorita jaja > ?
he tenido que pasar por casa de mi marido > ?
mi perro se llama Rapado, gracias > ?
tengo las manos ocupadas, luego escribo > ?
= tatuajes: Tatuaje pequeño | Retoque | Piercing | Consulta de diseño
querría agujerearme el cartílago de la oreja > Piercing
me duele la oreja de tanto hablar por teléfono > ?
= óptica: Graduación de la vista | Prueba de lentillas | Ajuste de gafas
no leo bien los carteles de la carretera, creo que me ha subido la miopía > Graduación de la vista
quiero probar con lentes de contacto, nunca he llevado > Prueba de lentillas
leo mucho últimamente > ?
= taller: Cambio de aceite | Revisión general | Alineación | Cambio de frenos
el coche se me va hacia la derecha > Alineación
me voy hacia la derecha en política > ?
= barbería: Corte clásico | Corte y barba | Afeitado a navaja | Tinte de barba
degradado por los lados y arreglarme la barba > Corte y barba
= psicólogo: Primera consulta | Terapia de pareja | Sesión individual
mi novia y yo discutimos por todo y queremos ir los dos juntos > Terapia de pareja
discutimos el precio otro día > ?
= fisio: Primera consulta | Masaje deportivo | Rehabilitación
es mi primera vez y quiero que me digan qué tengo en el hombro > Primera consulta
= uñas: Manicura | Pedicura | Uñas acrílicas | Esmaltado
quiero que me pinten las uñas > Esmaltado
= veterinaria: Vacunación | Consulta general | Peluquería canina
le toca la antirrábica al perro > Vacunación
= agujas: Tatuaje pequeño | Piercing
quiero ponerme un pendiente en la nariz > Piercing
`;
