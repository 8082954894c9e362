import type { Language } from "../../../languages.ts";
import { testSpoken } from "../../testing/test-spoken.ts";

/** What changes nothing: talk, clients' messages that were handed on, how something is done, whether something has happened. */
const said: Record<Language, string> = {
  en: `
haha what a day => none
Hi, it's Maria, I can't make it tomorrow, sorry! => none
how do I cancel an appointment? => help
what happens if I block friday? => help
can customers cancel themselves? => none
did maria cancel? => none
is luis sick? => none
maria said the colour looks great => none
can you cancel maria? => cancel maria`,
  es: `
vaya día => none
Hola soy María, mañana no puedo ir, lo siento => none
cómo cancelo una cita? => help
ha cancelado maria? => none
maria dice que le encanta el color => none
puedes cancelar a maria? => cancel maria`,
  fr: `
quelle journée => none
Bonjour c'est Maria, je ne peux pas venir demain désolée => none
comment j'annule un rdv ? => help
est-ce que maria a annulé ? => none
maria adore sa couleur => none
tu peux annuler maria ? => cancel maria`,
  de: `
na das war ein tag => none
Hallo hier ist Maria, ich kann morgen leider nicht kommen => none
wie sag ich einen termin ab? => help
hat maria abgesagt? => none
maria hat gesagt der schnitt ist super => none
kannst du maria absagen? => cancel maria`,
  pt: `
que dia => none
Oi, aqui é a Maria, não vou conseguir ir amanhã => none
como cancelo um horário? => help
a maria cancelou? => none
a maria amou a cor => none
pode cancelar a maria? => cancel maria`,
};

testSpoken("commands put as a question in %s", said);
