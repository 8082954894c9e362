import type { Language } from "../../../languages.ts";
import { testSpoken } from "../../testing/test-spoken.ts";

/** The last change taken back, in whatever words. */
const said: Record<Language, string> = {
  en: `
oh no, roll that back => undo
undo whatever you just did, wrong person => undo
put Clara back in => undo
how do I undo something => help
undo friday => none`,
  es: `
deshaz lo último que me he liado => undo
deshaz lo que acabas de hacer => undo
vuelve a ponerlo como estaba => undo`,
  fr: `
reviens en arrière sur le dernier truc => undo`,
  de: `
mach die letzte sache wieder weg => undo
nimm das zurück => undo
Ach nee, lass das wieder rückgängig machen => undo`,
  pt: `
volta atrás no último => undo`,
};

testSpoken("taking a command back in %s", said);
