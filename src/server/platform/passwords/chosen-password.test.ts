import { expect, test } from "vitest";
import { chosenPasswordProblem } from "./chosen-password.ts";

const owner = { name: "Ada Barber", email: "ada@example.com" };
const problemOf = (password: string) => chosenPasswordProblem(password, owner);

test.each([
  // QWERTY
  ...["asdf;lkj", "ASDF;LKJ", "asdf;lkj1", "12asdf;lkj!", ";lkjasdf", "a;sldkfj", "fjdksla;", "qpwoeiru"],
  ...["!QAZ@WSX", "zaq1xsw2cde3", "1qaz2wsx3edc4rfv", "qwerfdsa", "zxcvfdsa", "rewqasdf", "tyghbn", "yuhjnm67"],
  ...["aassddff", "qwer;lkj", "poiu;lkj", "uiopjkl;", "[poiuytr", "mnbvgfds", "1234rewq", "0okm9ijn", "ijnuhbygv"],
  // QWERTZ
  ...["asdfölkj", "qwertzui", "yxcvbnm,", "üpoiuztr", "asdfklöä", "qayxsw", "1qay2wsx", "äölkjh", "zuiopü12"],
  // AZERTY
  ...["azerqsdf", "qsdfmlkj", "wxcvqsdf", "poiumlkj", "aqwzsx", "&aqwézsx", "qsdfghjklm", "nbvcxwqs"],
  // The block of figures
  ...["147258369", "7894561230", "963258741", "159456753"],
])("%s is a walk over a keyboard", async (password) => expect(await problemOf(password)).toBe("passwordCommon"));

test.each([
  ...["correct horse battery", "a fine long password", "Blau7Kamel!", "tuesday walks home", "kx7!pq2m", "jRt94mbx"],
  ...["were-trees-grow-42", "Zitrone&Öl88", "mi gato come pan", "o rato roeu a roupa", "qwer to my sky", "asdxpnvt"],
  ...["bruxelles-1998-pluie", "gh7-wolke-ente", "photo+keys+lamp"],
  ...["99310547", "32132099", "lampe-lampe-tisch"],
])('the password "%s" may be chosen', async (password) => expect(await problemOf(password)).toBeNull());

// What people choose most, by the lists that are published after leaks; each as long as a password has to be.
test.each([
  ...[
    "password",
    "password1",
    "password123",
    "passw0rd",
    "p@ssw0rd",
    "P@ssw0rd1",
    "12345678",
    "123456789",
    "1234567890",
  ],
  ...["qwerty123", "qwertyuiop", "1q2w3e4r", "1q2w3e4r5t", "iloveyou", "iloveyou1", "sunshine", "princess", "football"],
  ...["baseball", "superman", "batman123", "welcome1", "welcome123", "letmein1", "trustno1", "whatever", "starwars"],
  ...["computer", "internet", "michelle", "jennifer", "jordan23", "abcd1234", "abc12345", "aa123456", "a1b2c3d4"],
  ...["11111111", "00000000", "88888888", "12341234", "11223344", "87654321", "987654321", "147258369", "asdfghjkl"],
  ...["liverpool", "chelsea1", "arsenal1", "charlie1", "dragon12", "monkey12", "shadow12", "master12", "admin123"],
  ...[
    "contraseña",
    "contrasena",
    "teamomucho",
    "passwort",
    "passwort1",
    "hallo123",
    "schatz123",
    "motdepasse",
    "azerty123",
  ],
  // A few characters again and again, and days.
  ...["12121212", "69696969", "19841984", "sexsexsex", "hahahaha", "1q1q1q1q", "00001111", "qwqwqwqw", "11112222"],
  ...["01012009", "30011992", "12311999", "19871224", "31.12.1999", "24-12-87", "2001/09/11"],
  // With marks in it or around it.
  ...["Aa123456.", "Aa@123456", "abc-12345", "12345678!", "!qwerty123!", "pass.word.1", "1234-5678"],
  ...["bonjour1", "senha123", "123mudar", "flamengo", "corinthians", "barcelona", "realmadrid"],
])("%s is well known", async (password) => expect(await problemOf(password)).not.toBeNull());

test("the owner's and the business's own words aren't enough", async () => {
  const salon = { ...owner, businessNames: ["Salon Lucía"] };
  for (const password of ["adabarber", "AdaBarber1", "ada@example.com", "salonlucia", "SalonLucia1", "lucia-salon"])
    expect([password, await chosenPasswordProblem(password, salon)]).not.toEqual([password, null]);
});
