import { expect, test } from "vitest";
import { givesAway } from "./gives-away.ts";

test.each([
  "you can give my slot to someone else",
  "let somebody else have my appointment on Tuesday",
  "feel free to offer my place on Friday to another client",
  "podéis darle mi hueco del viernes a otra persona",
  "dad mi cita a quien la necesite",
  "vous pouvez donner ma place à quelqu'un d'autre",
  "proposez mon créneau à une autre cliente",
  "den Platz am Dienstag könnt ihr jemand anderem geben",
  "ihr könnt den 26. bei mir wieder freigeben",
  "podem dar a minha vaga de terça a outra pessoa",
  "sábado não vai rolar mais não, pode passar meu horário pra outra cliente",
])("gives a place away: %s", (text) => {
  expect(givesAway(text)).toBe(true);
});

test.each([
  "running late, please don't give my slot to anyone",
  "did you give my slot to someone else?",
  "let me know if another time suits someone",
  "can you give me another time?",
  "no le vayan a dar mi turno a otro porfa",
  "dame otra hora para mi hija",
  "ne donnez pas ma place à quelqu'un d'autre",
  "vous pouvez me donner un autre créneau ?",
  "gebt meinen Platz bitte nicht jemand anderem",
  "kann mir jemand anderes die Haare schneiden?",
  "não deem a minha vaga a outra pessoa",
  "pode me passar outro horário?",
])("gives nothing away: %s", (text) => {
  expect(givesAway(text)).toBe(false);
});
