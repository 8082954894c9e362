import { isCommonWord } from "../../../words/common-words.ts";

/** Whether somebody meant just this word: it is one of everyday sentences, or a neighbor of a day or month that exists. */
export const isRealWord = (word: string): boolean =>
  neighbours.has(word) || (!word.includes("-") && isCommonWord(word));

/** Words of the five languages a letter or two away from a date word, folded: "terra" is no "terça", "Montage" no "Montag". */
const neighbours = new Set(
  `sundry sundae sundaes moaning mourning warning warming boring marsh match merch mulch larch thirsty thirst toady
   fortieth fiftieth sixtieth seventieth eightieth ninetieth
   frida fridge wednesfield augusta augustus monterey
   lunas lunar lentes jueces nueves vienes vientos vierte viertes sabana sabanas sacado salado sabido marchas martas mantas
   martillo entero entera entro enebro abrir abrio abra angosto agoto mojado manzana manzanas marana tarda tardo tardes
   noches coche leche juliana juliano dominga domino ascensor ascensores
   marde mardes malin marin satin latin mutin martin marais maris avrillon sami same dimension humain demande juillette
   janvrin lundy vendre vendredis marche marches
   montage montagen montags monteur vortag beitrag betrag feiertagen freital dienste dienst mittwochs sorgen borgen zeiten
   fieber abendrot mittags marsch mais
   terra terras terno terna terco tercos tersa cesta cestas testa texto sexy sexto seguida seguido segura seguro quanta
   quanto quadra quadro quarto quartos quinto quintal quintais pinta sabao sabido sabia marco marca marcas marcou maco barco
   punho unha banha manda dominio doce abriu abrem
   johann johanna johannes nikola nikolas pascual pascoal pascal`
    .split(/\s+/)
    .filter(Boolean),
);
