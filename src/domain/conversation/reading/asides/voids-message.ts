import { patternInWords } from "../../words/pattern-in-text.ts";

const verbs =
  "(?:delet|eras|remov|cancel|ignor|scrap|disregard|forget|undo|losch|loesch|entfern|streich|vergiss|vergess|borr|elimin|suprim|anul|olvid|efface|supprim|annul|oubli|apag|exclu|desconsider|esquec)\\w*";

const which =
  "(?:(?:sie|bitte|please|por favor|this|that|the|my|last|previous|first|other|old|text|dies\\w*|die|den|das|mein\\w*|letzt\\w*|vorig\\w*|erst\\w*|este|ese|el|mi|ultim[oa]|anterior|primer|cet|ce|cette|mon|ma|le|dernier|derniere|precedent|premier|ess[ea]|est[ea]|[oa]|meu|minha|aquela) ){1,4}";

const notes = "(?:message|msg|text|request|nachricht|anfrage|sms|mensaje|pedido|audio|demande|mensagem|recado)";

/** Takes back what was written, and nothing that is booked: "delete my last message", "oubliez ce message". */
const voids = patternInWords(`${verbs} ${which}${notes}`);

export const voidsMessage = (words: string): boolean => voids.test(words);
