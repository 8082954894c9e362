/** How somebody is addressed before their name. */
export const isTitle = (word: string): boolean => titles.has(word);

const titles = new Set(
  "mr mrs ms miss mx dr dra doctor prof professor sir herr frau don dona sr sra srta senor senora senorita monsieur madame mme mlle senhor senhora doctora doutor doutora".split(
    " ",
  ),
);
