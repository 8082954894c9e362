import { expect, test } from "vitest";
import type { Language } from "../../../languages.ts";
import { kindOfWordAnywhere } from "../../words/word-kind.ts";
import { findNames } from "../find-names.ts";

const nameIn = (language: Language, text: string): string | null => {
  const kindOf = (word: string) => kindOfWordAnywhere(word, language);
  const { own, family } = findNames(text, { context: "asked", language, kindOf });
  return [own?.text, family?.text].filter(Boolean).join(" ") || null;
};

/** To the question for a name: taken back, spelled, family name first, with whom somebody belongs to, or none. */
test.each<[Language, string, string | null]>([
  ["en", "Sean. No wait, autocorrect, it's never Sean!! S-H-A-U-N, Shaun Pritchard", "Shaun Pritchard"],
  ["en", "Kathryn. Not Catherine, K-A-T-H-R-Y-N, Kathryn Moss", "Kathryn Moss"],
  ["en", "Put me down as Bex... actually no, put Rebecca Lowe, Bex is what my mates call me", "Rebecca Lowe"],
  ["en", "It's Stephen with a ph and the surname's Ashdown", "Stephen Ashdown"],
  ["en", "Hargreaves, Will", "Will Hargreaves"],
  ["en", "Surname O'Hara, and stick Deirdre in front", "Deirdre O'Hara"],
  ["en", "they call me Spud but it's really Graham Tate", "Graham Tate"],
  ["en", "Ailsa, Bertie's mum", "Ailsa"],
  ["en", "that'll be under Mrs Pargeter", "Mrs Pargeter"],
  ["en", "Name's Bond, Jamie Bond haha", "Jamie Bond"],
  ["es", "Ponme Charo... bueno no, pon Rosario Peña, que Charo es como me llaman en casa", "Rosario Peña"],
  ["es", "Pues apunta Paquita. Bueno, mejor Francisca Lara, que es lo oficial", "Francisca Lara"],
  ["es", "me yamo Toñi Bravo", "Toñi Bravo"],
  ["es", "mi nonbre es Jesus Vidal", "Jesus Vidal"],
  ["es", "Ramírez, Elena", "Elena Ramírez"],
  ["es", "Apellido Quesada y de nombre Lourdes", "Lourdes Quesada"],
  ["es", "Bárbara, la madre de Leo", "Bárbara"],
  ["es", "¿el nombre? Encarni la del estanco, Encarnación Ruiz en los papeles", "Encarnación Ruiz"],
  ["es", "Iker, como el portero", "Iker"],
  ["es", "soy el Manolo", "Manolo"],
  [
    "fr",
    "Alors, nom de famille Le Goff, comme le boulanger de la place (aucun lien lol), et devant vous mettez Annick",
    "Annick Le Goff",
  ],
  ["fr", "Mettez Lulu... enfin non, mettez Lucienne Morvan, Lulu c'est pour les copines", "Lucienne Morvan"],
  ["fr", "Dupuis, Marc", "Marc Dupuis"],
  ["fr", "moi c'est la Nathalie", "Nathalie"],
  ["fr", "Carole, la maman de Tom", "Carole"],
  ["fr", "prénom Éloïse, nom Garrec", "Éloïse Garrec"],
  ["fr", "jmapel Kévin Roux", "Kévin Roux"],
  ["fr", "Mathilde, sans h en fait ! Matilde", "Matilde"],
  ["fr", "tout le monde m'appelle Doudou mais notez Édouard Lambert", "Édouard Lambert"],
  ["de", "da Schorsch Huber bin i", "Schorsch Huber"],
  ["de", "ich bin die Marlies", "Marlies"],
  ["de", "Huber, Schorsch", "Schorsch Huber"],
  ["de", "Schreib Susi... ach nee, schreib lieber Susanne Kolb, Susi sagen nur Freunde", "Susanne Kolb"],
  ["de", "Nachname Oberhofer und davor kommt Vroni", "Vroni Oberhofer"],
  ["de", "Meier mit e-i, Vorname Jutta", "Jutta Meier"],
  ["de", "Ute, die Mama von Finn", "Ute"],
  ["de", "I bi d Vreni Zgraggen", "Vreni Zgraggen"],
  ["de", "ich heis Torben Lück", "Torben Lück"],
  ["de", "Marc mit c, Nachname Thoma", "Marc Thoma"],
  ["pt", "Patrícia, a mãe da Mel", "Patrícia"],
  ["pt", "Põe Zeca... não, pera, põe José Carlos Lima, Zeca é só pros amigos", "José Carlos Lima"],
  ["pt", "Lima, Beatriz", "Beatriz Lima"],
  ["pt", "me xamo Jussara", "Jussara"],
  ["pt", "o sobrenome é Figueira e o nome é Telma", "Telma Figueira"],
  ["pt", "no documento tá Wellington mas ninguém me chama assim, bota Leto que é como todo mundo me conhece", "Leto"],
  ["pt", "Rute, dona do Bidu", "Rute"],
  ["pt", "sou a Cidinha do 302", "Cidinha"],
  ["pt", "é Gleice com c e não com s", "Gleice"],
  ["en", "Terry. Hang on no, Terri with an i, Terri Blake", "Terri Blake"],
  ["en", "I'm Ollie... or rather Oliver Crane, mum insists", "Oliver Crane"],
  ["en", "M-A-E-V-E, Maeve Doyle", "Maeve Doyle"],
  ["en", "Put Mike. Actually no, Michael Stanton please", "Michael Stanton"],
  ["en", "Gemma, Poppy's mum", "Gemma"],
  ["es", "Soy Pili, bueno, mejor Pilar Sanz", "Pilar Sanz"],
  ["es", "J-A-V-I-E-R-A, Javiera Soto", "Javiera Soto"],
  ["es", "Pon Nacho, digo Ignacio Vega", "Ignacio Vega"],
  ["es", "Salgado, Miriam", "Miriam Salgado"],
  ["es", "Tere, dueña de Rocky", "Tere"],
  ["es", "me llaman Kiko pero en realidad soy Francisco Rey", "Francisco Rey"],
  ["es", "ponme con Luis", null],
  ["fr", "Appelez-moi Mimi, enfin non, mettez Michèle Faure", "Michèle Faure"],
  ["fr", "Y-A-N-N-I-C-K, Yannick Le Bihan", "Yannick Le Bihan"],
  ["fr", "Perrin, Sylvie", "Sylvie Perrin"],
  ["fr", "Josiane, la maîtresse de Filou", "Josiane"],
  ["fr", "Cathy, ou plutôt Catherine Dumas", "Catherine Dumas"],
  ["fr", "nom : Garnier, prénom : Loïc", "Loïc Garnier"],
  ["de", "Schreib Basti. Ach nein, lieber Sebastian Roth", "Sebastian Roth"],
  ["de", "Ich bin der Toni, also eigentlich Anton Weiß", "Anton Weiß"],
  ["de", "Wagner, Sabrina", "Sabrina Wagner"],
  ["de", "G-E-S-C-H-E, Gesche Lüders", "Gesche Lüders"],
  ["de", "Birgit, Frauchen von Bella", "Birgit"],
  ["de", "da Sepp bin i", "Sepp"],
  ["de", "mir san de Hubers, i bin d Resi", "Resi"],
  ["pt", "Põe Duda, aliás, Eduarda Nunes", "Eduarda Nunes"],
  ["pt", "Sou o Beto, quer dizer, Roberto Pires", "Roberto Pires"],
  ["pt", "Nogueira, Sílvia", "Sílvia Nogueira"],
  ["pt", "W-E-S-L-E-Y, Wesley Prado", "Wesley Prado"],
  ["pt", "Fernanda, tutora do Thor", "Fernanda"],
  ["pt", "todos me chamam Tó mas na verdade é António Reis", "António Reis"],
  ["en", "No wait, make it Sunday", null],
  ["en", "actually no, with Callum please", null],
  ["es", "mejor con Nico", null],
  ["fr", "plutôt avec Yanis", null],
  ["de", "lieber bei Petra", null],
  ["de", "ach nee, besser Samstag", null],
  ["pt", "quer dizer, sábado", null],
  ["en", "I mean how much is it actually", null],
  ["es", "en realidad no sé si puedo ir", null],
])("%s: %s gives the name %j", (language, text, name) => {
  expect(nameIn(language, text)).toBe(name);
});

test.each<[Language, string, string]>([
  ["en", "Ailsa, Bertie's mum", "Ailsa"],
  ["es", "Bárbara, la madre de Leo", "Bárbara"],
  ["fr", "Carole, la maman de Tom", "Carole"],
  ["de", "Ute, die Mama von Finn", "Ute"],
  ["pt", "Patrícia, a mãe da Mel", "Patrícia"],
])("%s: whose parent somebody is says for nobody else: %s", (language, text, name) => {
  const kindOf = (word: string) => kindOfWordAnywhere(word, language);
  const { own, other } = findNames(text, { context: "asked", language, kindOf });
  expect([own?.text, other]).toEqual([name, null]);
});
