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
`;
