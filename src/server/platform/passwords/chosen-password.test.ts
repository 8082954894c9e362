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
])("%s is a walk over a keyboard", (password) => expect(problemOf(password)).toBe("passwordCommon"));

test.each([
  ...["correct horse battery", "a fine long password", "Blau7Kamel!", "tuesday walks home", "kx7!pq2m", "jRt94mbx"],
  ...["were-trees-grow-42", "Zitrone&Öl88", "mi gato come pan", "o rato roeu a roupa", "qwer to my sky", "asdxpnvt"],
  ...["bruxelles-1998-pluie", "gh7-wolke-ente", "photo+keys+lamp"],
])('the password "%s" may be chosen', (password) => expect(problemOf(password)).toBeNull());
