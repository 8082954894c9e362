/**
 * "Tell me what it costs and while you're at it put me down for Friday": what joins two requests is a clause of its own, so that each
 * is read for itself.
 */
export const withAsidesApart = (text: string): string => (cue.test(text) ? text.replace(asides, "$&,") : text);

const cue = /while|paso|estoy|estamos|tant qu|passage|dabei|gelegenheit|agora|aproveita|embalo/iu;

const asides =
  /(?<![\p{L}])(?:while (?:i'?m|you'?re|we'?re|i am|you are|we are) (?:at it|here|on)|(?:ya )?de paso|ya que (?:estoy|estamos|est[aá]is|est[aá]s)|tant que (?:j'y suis|vous y êtes|tu y es)|tant qu'on y est|au passage|wo (?:ich|wir|ihr) (?:schon|grad|gerade|eh|mal|schon mal) dabei (?:bin|sind|seid)|wenn (?:ich|wir|ihr) (?:schon|grad|gerade|eh|mal|schon mal) dabei (?:bin|sind|seid)|bei der gelegenheit|já agora|(?:já )?aproveitando|(?:já )?aproveita|no embalo)(?![\p{L}]|\s*[,.:;!?])/giu;
