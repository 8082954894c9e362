import { describe, expect, test } from "vitest";
import { likelyService } from "./likely-service.ts";

const menuOf = (names: string) => names.split(" | ").map((name) => ({ id: name, name }));

/** Descriptions that aren't among those it was trained with. */
describe.each([
  [
    "Oil change | Wheel alignment | Air con recharge | Brake check",
    "Wheel alignment",
    "it keeps drifting over to the left on the motorway",
  ],
  [
    "Oil change | Wheel alignment | Air con recharge | Brake check",
    "Brake check",
    "the pedal feels soft and it squeals whenever I stop",
  ],
  [
    "Initial assessment | Follow-up | Sports massage",
    "Sports massage",
    "calves like concrete after the marathon, need someone to work the knots out",
  ],
  [
    "Tatuaje pequeño | Retoque | Piercing | Consulta de diseño",
    "Piercing",
    "querría agujerearme el cartílago de la oreja",
  ],
  ["Corte de pelo | Mechas | Manicura", "Mechas", "quiero unos reflejos rubios para aclararme la melena"],
  [
    "Révision | Changement de pneu | Réglage des freins",
    "Changement de pneu",
    "j'ai roulé sur un clou et la roue arrière est à plat",
  ],
  [
    "Bain | Tonte | Coupe de griffes | Démêlage",
    "Démêlage",
    "il est plein de nœuds et la brosse ne passe plus dans ses poils",
  ],
  [
    "Impfung | Untersuchung | Zahnreinigung | Krallen schneiden",
    "Krallen schneiden",
    "der Hund klackert auf dem Parkett, vorne sind sie viel zu lang",
  ],
  [
    "Sehtest | Kontaktlinsenanpassung | Brillenreparatur",
    "Brillenreparatur",
    "der Bügel ist abgebrochen und die Schraube fehlt",
  ],
  [
    "Troca de óleo | Revisão | Alinhamento | Troca de pneus",
    "Alinhamento",
    "a carrinha foge para a direita quando largo o volante",
  ],
  [
    "Manicure | Pedicure | Alongamento em gel",
    "Alongamento em gel",
    "queria unhas postiças bem compridas em formato de amêndoa",
  ],
])("a menu of %s", (menu, meant, said) => {
  test(`${said}: ${meant}`, () => expect(likelyService(said, menuOf(menu))).toBe(meant));
});

describe("nothing on the menu is meant by", () => {
  const garage = menuOf("Oil change | Wheel alignment | Air con recharge | Brake check");
  test.each(["see you there", "can I come on Friday at ten?", "thank you so much", "hola", "bis dann"])("%s", (said) =>
    expect(likelyService(said, garage)).toBeNull(),
  );

  test("something that another trade does", () =>
    expect(likelyService("my fringe keeps falling into my eyes", garage)).toBeNull());
});
