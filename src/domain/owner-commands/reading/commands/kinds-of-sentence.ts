import type { ReadContext } from "../read-owner-command.ts";
import { wordsIn } from "../read-which.ts";

export const questionStart =
  /^(?:any|anything|anyone|anybody|is there|are there|got any|got anything|got anyone|where|hay|donde|onde|ou|y'a|ya du|ya des|il y a|il (?:me )?reste|tem|kommt|gibt'?s|who|what|which|when|how|whats|what's|who's|whos|que|quien|quienes|cuando|cuantos|cuantas|como|cual|qui|quoi|quand|quels?|quelles?|combien|comment|was|wer|wann|wie|welche|wieviel|wieviele|wo|quem|quando|quais|qual|quantos|quantas|o que|qu'?est|est-ce|c'?est qui|c'?est quoi|tengo (?:a )?(?:alguien|algo)|tenho (?:alguem|algo)|do i|am i|have i|hab ich|habe ich|bin ich|j'?ai quoi)(?![\p{L}\p{N}])/u;

export const negation =
  /(?<![\p{L}\p{N}])(?:not|no|never|n'?t|(?:did|do|does|has|have|is|was|are|were|wo|ca|could|would|should)n'?t|nich|nicht|net|ned|nie|kein\p{L}*|pas|jamais|nao|nunca|sin|sem|ohne)(?![\p{L}\p{N}])/u;

export const firstPerson =
  /(?<![\p{L}\p{N}])(?:i|i'?m|im|i'll|me|ich|bin|je|j'|j'ai|suis|serai|estoy|estare|voy|yo|estou|to|tou|eu|vou|tengo|hab|habe|nehme|nehm|tenho|mine|my|mir|mich|moi|conmigo|comigo|mi|minha|meu|minhas|meus|mes|mon|ma)(?![\p{L}\p{N}])/u;

export const isOnesOwn = (text: string): boolean => firstPerson.test(text) || own.test(text);

const own = /(?<!\p{L})(?:mein(?:e[nrsm]?)?|mi[oa]s?|nuestr[oa]s?|mienn?e?s?)(?!\p{L})/u;

/** Somebody who isn't an agent: what is said about clients is neither an absence nor a delay of the sender. */
export const namesClient = (text: string, { names, agentNames }: ReadContext): boolean =>
  wordsIn(text).some((word) => names.has(word) && !agentNames.has(word));
