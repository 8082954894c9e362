/**
 * "Vous n'auriez pas après 15h ?" asks for something after three, and "y aurait pas samedi ?" for Saturday. The negation is
 * politeness, while "pas après 15h" by itself ends the hours there.
 */
export const withoutPoliteNot = (text: string): string => text.replace(politeNot, "$1");

const politeNot =
  /(\b(?:auriez|avez|aurais|aurait|as|reste|resterait|y a|y aurait|a-t-il)(?:[- ](?:vous|tu|il))?) (?:pas|rien|plus rien)(?: (?:de libre|quelque chose|un truc|qqch))?(?= (?:après|apres|avant|vers|dans|plus t|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|demain)[^?]*\?)/giu;
