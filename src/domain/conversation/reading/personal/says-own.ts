import { isServiceWord } from "../../services/salon-words.ts";

/** "My haircut", "mi cita": the client's own existing appointment. */
export const saysOwn = (words: string): boolean => {
  const all = words.split(" ");
  return all.some(
    (word, at) =>
      ownWords.has(word) && all.slice(at + 1, at + 3).some((next) => isServiceWord(next) || appointmentWords.has(next)),
  );
};

const ownWords = new Set(
  "my our mi mis nuestra nuestro mon ma mes notre mein meinen meine min unseren meu minha meus minhas nossa nosso".split(
    " ",
  ),
);
const appointmentWords = new Set(
  "appointment booking slot appt reservation cita turno hora reserva rendez rdv creneau reservation termin buchung horario marcacao consulta agendamento".split(
    " ",
  ),
);
