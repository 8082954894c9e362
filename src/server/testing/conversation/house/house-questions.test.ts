import { describe, expect, test } from "vitest";
import type { HouseFacts } from "#domain/house/house-facts.ts";
import { type Language, languages } from "#domain/languages.ts";
import { createSalonServer } from "../salon-server.ts";
import { houseSalon } from "./house-salon.ts";

/** What the bot answers a question with: the owner's answers by their ids. */
const answered = (language: Language, text: string, change: Partial<HouseFacts> = {}): string => {
  const server = createSalonServer(houseSalon(language, change));
  const { last } = server.receive({ kind: "text", text, profileName: "María" });
  const said = JSON.stringify(last.replies.flatMap(({ lines }) => lines.map(({ values }) => values ?? {})));
  const { answers } = server.facts().business.house;
  return answers
    .filter(({ answer }) => said.includes(JSON.stringify(answer).slice(1, -1)))
    .map(({ id }) => id)
    .join(" ");
};

const rowsOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split(" => ") as [string, string]);

const all = (texts: Record<Language, string>) =>
  languages.flatMap((language) => rowsOf(texts[language]).map(([text, id]) => [language, text, id] as const));

/** The owner has answered in English; her customers ask in their own words. */
const common: Record<Language, string> = {
  en: `
where do I leave the car? => parking
any car park near you => parking
is contactless ok or is it cash only => payment
do I need to have anything with me on the day => bring
whats the wifi pasword => wifi
I'm a mum of two, can the little ones tag along => children
my pup goes everywhere with me, ok? => pets
are there stairs? I've got a pushchair => children lift
looking for a present for my sister, do you do vouchers => gift
could I setle the bill with my phone => payment
`,
  es: `
dónde dejo el coche? => parking
hay algún parquin cerca => parking
se puede con el móvil o solo en efectivo => payment
hace falta que lleve algo ese día => bring
cuál es la contraseña del wifi => wifi
soy madre de dos, pueden venir los peques => children
mi perra va conmigo a todas partes, hay problema? => pets
hay escaleras? voy con carrito => lift
busco un regalo para mi hermana, tenéis bonos => gift
aceptáis bizum => payment
`,
  fr: `
je laisse la voiture où ? => parking
y a un parking pas loin => parking
le sans contact ça marche ou c'est que du liquide => payment
faut que je prenne quelque chose avec moi ce jour-là => bring
c'est quoi le mot de passe du wifi => wifi
maman de deux, les petits peuvent venir => children
ma chienne me suit partout, ça pose souci ? => pets
il y a des marches ? j'ai une poussette => children lift
je cherche un cadeau pour ma soeur, vous avez des chèques cadeau => gift
vous acceptez les cheques => payment
`,
  de: `
wo stell ich das Auto ab? => parking
gibts ne Tiefgarage in der Nähe => parking
geht kontaktlos oder nur bar => payment
muss ich an dem Tag was dabeihaben => bring
wie ist das WLAN Passwort => wifi
bin Mama von zweien, dürfen die Kleinen mit => children
meine Hündin ist immer dabei, ist das ok? => pets
gibt es Stufen? hab einen Kinderwagen => children lift
such ein Geschenk für meine Schwester, habt ihr Gutscheine => gift
kann ich mit dem Handy bezahln => payment
`,
  pt: `
onde eu deixo o carro? => parking
tem algum estacionamneto perto => parking
aceita aproximação ou só dinheiro => payment
preciso levar alguma coisa no dia => bring
qual é a senha do wifi => wifi
sou mãe de dois, os pequenos podem ir junto => children
minha cadela vai comigo pra todo lado, tem problema? => pets
tem escada? vou com carrinho de bebê => children lift
procuro um presente pra minha irmã, vocês têm vale => gift
dá pra parcelar no cartao => payment
`,
};

/** Answers about what no list of topics knows, and questions with other forms of their keywords, and slips. */
const own: Record<Language, { answers: readonly [id: string, title: string, keywords: string][]; asks: string }> = {
  en: {
    answers: [
      ["late", "Late arrivals", "late, delayed"],
      ["allergy", "Allergies", "allergy, patch test"],
      ["student", "Student discount", "student, discount"],
      ["training", "Apprentices", "apprentice, trainee"],
      ["drinks", "Coffee and drinks", "coffee, drink"],
      ["vegan", "Vegan products", "vegan, cruelty-free"],
      ["deposit", "Deposits", "deposit, prepay"],
    ],
    asks: `
I'm allergic to some dyes, is that a problem => allergy
do I need patch-testing first => allergy
any discounts for students? => student
do you give discouts at uni => student
are you using veganproducts => vegan
is your shampoo vegan? => vegan
do you ask for a deposite => deposit
would I have to pay a deposit beforehand => deposit
could I get a coffe while I wait => drinks
are there apprentices who'd do it cheaper => training
`,
  },
  es: {
    answers: [
      ["late", "Si llegas tarde", "retraso, tarde"],
      ["allergy", "Alergias", "alergia, prueba de parche"],
      ["student", "Descuento de estudiante", "estudiante, descuento"],
      ["training", "Aprendices", "aprendiz, prácticas"],
      ["drinks", "Café y bebidas", "café, bebida"],
      ["vegan", "Productos veganos", "vegano, sin crueldad"],
      ["deposit", "Señal", "señal, depósito, anticipo"],
    ],
    asks: `
soy alérgica a algunos tintes, hay problema => allergy
tengo alergias, qué hago => allergy
hacéis descuentos a estudiantes? => student
tenéis descuneto universitario => student
usáis cosas veganas => vegan
el champú es vegano? => vegan
pedís algun deposito => deposit
hay que dar un anticipo => deposit
ponéis cafe mientras espero => drinks
hay aprendizas que lo hagan más barato => training
`,
  },
  fr: {
    answers: [
      ["late", "Retards", "retard"],
      ["allergy", "Allergies", "allergie, test cutané"],
      ["student", "Remise étudiante", "étudiant, remise"],
      ["training", "Apprentis", "apprenti, stagiaire"],
      ["drinks", "Café et boissons", "café, boisson"],
      ["vegan", "Produits végans", "végan, non testé"],
      ["deposit", "Acompte", "acompte, arrhes"],
    ],
    asks: `
je suis allergique à certaines colorations, c'est grave => allergy
j'ai des allergies, je fais quoi => allergy
y a des remises pour les étudiantes ? => student
vous faites une remsie étudiant => student
vous utilisez des produits vegans => vegan
le shampoing est végane ? => vegan
vous demandez un accompte => deposit
il faut verser des arrhes => deposit
on peut avoir un cafe en attendant => drinks
y a des apprenties qui le font moins cher => training
`,
  },
  de: {
    answers: [
      ["late", "Verspätung", "Verspätung, zu spät"],
      ["allergy", "Allergien", "Allergie, Hauttest"],
      ["student", "Studentenrabatt", "Student, Rabatt"],
      ["training", "Lehrlinge", "Lehrling, Azubi"],
      ["drinks", "Kaffee und Getränke", "Kaffee, Getränk"],
      ["vegan", "Vegane Produkte", "vegan, tierversuchsfrei"],
      ["deposit", "Anzahlung", "Anzahlung, Kaution"],
    ],
    asks: `
ich bin allergisch gegen manche Farben, ist das schlimm => allergy
hab Allergien, was nun => allergy
gibts Rabatte für Studenten? => student
kriegen Studentinnen nen Rabat => student
benutzt ihr vegane Sachen => vegan
sind eure Shampoos tierversuchsfreie => vegan
muss ich was anzahlen => deposit
verlangt ihr eine Anzalung => deposit
krieg ich einen Kaffe beim Warten => drinks
habt ihr Azubis die das billiger machen => training
`,
  },
  pt: {
    answers: [
      ["late", "Atrasos", "atraso"],
      ["allergy", "Alergias", "alergia, teste de mecha"],
      ["student", "Desconto de estudante", "estudante, desconto"],
      ["training", "Aprendizes", "aprendiz, estagiário"],
      ["drinks", "Café e bebidas", "café, bebida"],
      ["vegan", "Produtos veganos", "vegano, sem crueldade"],
      ["deposit", "Sinal", "sinal, depósito, adiantamento"],
    ],
    asks: `
sou alérgica a algumas tintas, tem problema => allergy
tenho alergias, o que faço => allergy
tem descontos pra estudantes? => student
vocês dão desocnto pra universitário => student
vocês usam coisas veganas => vegan
o xampu é vegano? => vegan
precisa fazer algum deposito => deposit
tem cafezinho enquanto espero => drinks
tem estagiárias que fazem mais barato => training
`,
  },
};

describe("a question finds the owner's answer", () => {
  test.each(all(common))("%s: %s", (language, text, id) => {
    expect(answered(language, text)).toBe(id);
  });
});

describe("other forms of the owner's own keywords find it, too", () => {
  test.each(all(Object.fromEntries(languages.map((one) => [one, own[one].asks])) as Record<Language, string>))(
    "%s: %s",
    (language, text, id) => {
      const answers = own[language].answers.map(([key, title, keywords]) => ({
        ...{ id: key, title, keywords },
        answer: `All about ${title}.`,
      }));
      expect(answered(language, text, { answers })).toBe(id);
    },
  );
});
