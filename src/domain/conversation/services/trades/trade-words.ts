import { animalWords } from "./animals.ts";
import { beautyWords } from "./beauty.ts";
import { bodyWords } from "./body.ts";
import { carWords } from "./cars.ts";
import { deviceAndClothesWords } from "./devices-and-clothes.ts";
import { feetAndEyeWords } from "./feet-and-eyes.ts";
import { hairWords } from "./hair.ts";
import { healthWords } from "./health.ts";
import { homeWords } from "./homes.ts";
import { lessonWords } from "./lessons.ts";
import { occasionWords } from "./occasions.ts";
import { officeWords } from "./offices.ts";
import { petWords } from "./pets.ts";
import { subjectWords } from "./subjects.ts";
import { treatmentWords } from "./treatments.ts";
import { wheelWords } from "./wheels.ts";

/** The lines of all trades besides `salon-words.ts`. */
export const tradeWords: readonly string[] = [
  ...healthWords,
  ...bodyWords,
  ...animalWords,
  ...carWords,
  ...lessonWords,
  ...hairWords,
  ...beautyWords,
  ...feetAndEyeWords,
  ...treatmentWords,
  ...wheelWords,
  ...petWords,
  ...deviceAndClothesWords,
  ...subjectWords,
  ...officeWords,
  ...homeWords,
  ...occasionWords,
];
