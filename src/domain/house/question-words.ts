/** Folded words that questions are built with and that say nothing of their subject, all five languages together. */
const fillers = `
a an and any are at be by can could did do does for from get give had has have having hello hey hi how i if in is it its
know like may me my need of offer okay on or our please possible take tell thank thanks that the their them there these
they this those to us use using want was we were what when where which who why will with would you your yours
al alguna algun algo buenas buenos como con cual cuando cuanto de del dias donde el ella en es esta estan este esto fue
gracias hacen haceis hay hola la las lo los me mi mis necesito noches o para pero por puede pueden puedo podeis podria
podrian que quien quiero quisiera saber se si sin son su sus tardes te tenei teneis tengo tiene tienen tu tus un una unas
unos usa usais usan usted ustedes vosotros y ya
ai aller au aux avec avez avoir bonjour bonsoir ce ces cette chez combien comment dans des dois du elle elles est et etes
etre faire faites faut il ils je le les leur ma mais merci mes moi mon nous ou par pas peut peux plait pour pourquoi
pouvez puis quand quel quelle quelles quels qui quoi sa salut sans savoir ses son sont sur svp ta toi ton tu un une utilisez
veux vos votre voudrais vous y
aber als am an auch auf aus bei benutzt bin bitte bieten bietet brauche da danke dann darf das dass dem den der des die
dies diese dieser dir doch durch ein eine einem einen einer er es etwas euch eure euer fur gibt guten haben habe hallo
habt hat ich ihm ihn ihnen ihr ihre im in ist ja jemand kann kannst konnen konnt konnte machen macht man mein meine
meinem meinen meiner mich mir mit moglich morgen muss nach nehmt nein nicht noch nur ob oder sein seid sich sie sind so
soll sollte tag uber um und uns unser unsere verwendet von vom was welche welcher wann warum wer werden wie wieviel will
wir wird wo wollte zu zum zur
aceita aceitam ao aos as ate boa bom com como da das de dia do dos e ela ele eles em esse esta estao este eu fazem foi
gostaria isso lhe mais mas meu meus minha minhas na nao nas no noite nos nosso num numa o obrigada obrigado oi ola onde os
ou pela pelo pode podem poderia posso pra preciso pro qual quando quanto quem queria quero sao saber se sem ser seu seus
sim sobre sua suas tarde tem temos tenho um uma usam voce voces
`;

let built: ReadonlySet<string> | undefined;

export const isQuestionFiller = (word: string): boolean => {
  built ??= new Set(fillers.trim().split(/\s+/));
  return built.has(word);
};
