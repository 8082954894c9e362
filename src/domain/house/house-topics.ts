/** What clients of every trade ask. The owner's answer is found by any of these words, in whichever language it was written. */
export const houseTopicNames = [
  "parking",
  "payment",
  "bring",
  "wifi",
  "children",
  "pets",
  "accessibility",
  "vouchers",
  "waiting",
] as const;

export type HouseTopic = (typeof houseTopicNames)[number];

/**
 * Folded words and phrases, all five languages together. A star stands for any ending; the words of a phrase are near
 * each other, in this order.
 */
export const houseTopics: Readonly<Record<HouseTopic, readonly string[]>> = {
  parking: listOf(
    "parking, parquing, parqueo, car park, carpark, park my car, park the car, park near, park nearby, park there, where park, where leave car, where leave my car, can park, parken*, wo parke, parkt, parkplatz*, parkhaus*, parkmoglichkeit*, parkier*, tiefgarage*, stellplatz*, abstellen auto, auto abstell*, auto hinstell*, auto lass*, wagen abstell*, stell* auto, stell* wagen, lass* auto, put car",
    "aparca*, aparco, estaciona*, parqueo, parquear, parqueadero, cochera*, dejar coche, dejar carro, dejar auto, dejo coche, dejo carro, dejo auto, coche dejo, coche dejar, carro dejo, parquin*",
    "stationn*, se garer, garer, place parking, parc auto, estacionar, estaciona*, estacionamento, vaga carro, deixar carro, deixo carro, carro deixo, laisse* voiture, voiture laisse*, mettre voiture, poser voiture",
  ),
  payment: listOf(
    "payment*, pay, paying, card, cards, credit card, debit card, cash, contactless, apple pay, google pay, visa, mastercard, amex, paypal, bizum, twint, mbway, mb way, multibanco, pix, iban, settle bill, settle up, my phone pay, pay phone, revolut, klarna, venmo, sodexo, ticket resto, tickets resto, ticket restaurant, tickets restaurant, cheques vacances",
    "pago, pagos, pagar, pagas, pagamos, tarjeta*, efectivo, metalico, datafono*, posnet, tpv, transferencia, cuotas, sin contacto, movil pagar",
    "payer, paiement*, paie, regler, reglement*, carte, cartes, carte bancaire, carte bleue, especes, liquide, cheque*, virement, sans contact, tpe, terminal paiement",
    "zahl*, bezahl*, karte, karten, kartenzahlung*, kreditkarte*, bankkarte*, ec, ec karte, girocard, bares, bargeld, barzahl*, rechnung, uberweis*, bar zahlen, nur bar, bar oder, oder bar, kontaktlos*, kartenlesegerat*, kartengerat*, kartenterminal*, ec gerat*",
    "pagamento*, pagar, cartao, cartoes, dinheiro, numerario, debito, credito, transferencia, parcela*, aproximacao, sem contato",
  ),
  bring: listOf(
    "what bring, should bring, need bring, have bring, must bring, bring anything, bring something, what wear, bring along, take along, anything with me, something with me, prepare, preparation*, beforehand",
    "que llevar, que llevo, que traer, que traigo, tengo que llevar, tengo que traer, hay que llevar, hay que traer, debo llevar, debo traer, necesito llevar, llevar algo, traer algo, lleve algo, traiga algo, llevar conmigo, preparar*, preparacion*",
    "quoi apporter, faut apporter, dois apporter, apporter, amener quelque, prendre avec moi, prenne avec moi, prenne quelque avec, prendre quelque avec, emporter, prevoir, preparer, preparation*",
    "mitbring*, mitzubring*, was bring*, was mitnehm*, was anziehen, dabeihab*, dabei hab*, mithaben, vorbereit*",
    "que levar, que levo, que trazer, que trago, preciso levar, preciso trazer, devo levar, tenho levar, tem que levar, levar algo, levar alguma, trazer algo, trazer alguma, preparar*, preparacao",
  ),
  wifi: listOf("wifi, wi fi, wlan, internet, hotspot, wireless"),
  children: listOf(
    "child, children, kid, kids, baby, babies, toddler*, pram, stroller, pushchair, buggy, little one, little ones, youngster*",
    "nino*, nina*, bebe*, hijo*, hija*, crio*, carrito bebe, peque, peques, los pequenos, mis pequenos, chiquitin*",
    "enfant*, bebe*, gamin*, poussette*, fille, fils, les petits, mes petits, bambin*, petiot*",
    "kind, kinder, kindern, kids, baby, babys, sauglin*, kinderwagen, sohn, tochter, kinderecke, die kleinen, meine kleinen, nachwuchs",
    "crianca*, bebe*, filho*, filha*, carrinho bebe, miudo*, os pequenos, meus pequenos, pequeninos, pequerruch*",
  ),
  pets: listOf(
    "pet, pets, dog, dogs, doggy, puppy, puppies, pup, pooch, cat, cats, kitten*, animal, animals",
    "mascota*, perro*, perra*, perrito*, perrita*, cachorr*, gato*, gata, gatit*, animal*",
    "animal, animaux, chien*, chat, chats, chaton*, chiot*, toutou*",
    "hund, hunde, hunden, hundchen, hundin*, welpe*, haustier*, tier, tiere, katze*, vierbeiner*",
    "animal, animais, cachorr*, cadela*, cadelinha*, cao, caes, caozinho*, gato*, gatinh*, estimacao",
  ),
  accessibility: listOf(
    "wheelchair*, accessible, accessibility, step free, lift, elevator, stairs, steps, ramp, disabled, disability",
    "silla ruedas, accesib*, ascensor*, escalera*, escalon*, rampa*, minusvalid*, discapacit*, movilidad reducida",
    "fauteuil roulant, accessib*, ascenseur*, escalier*, des marches, de marches, les marches, combien marches, marche entree, rampe, handicap*, mobilite reduite, pmr",
    "rollstuhl*, barrierefrei*, aufzug*, fahrstuhl*, lift, treppe*, stufe, stufen, stufenlos, rampe*, behindert*, gehbehind*, rollator",
    "cadeira rodas, acessib*, acessivel, elevador*, escada*, degrau*, rampa*, deficien*, mobilidade reduzida",
  ),
  vouchers: listOf(
    "voucher*, gift card*, giftcard*, gift certificate*, gift voucher*, a gift, as gift, present for",
    "vale regalo, tarjeta regalo, bono regalo, cheque regalo, vales, regalar, un regalo, de regalo, como regalo",
    "bon cadeau, bons cadeaux, carte cadeau, cartes cadeaux, cheque cadeau, offrir, un cadeau, en cadeau, comme cadeau",
    "gutschein*, geschenkgutschein*, geschenkkarte*, verschenken, ein geschenk, als geschenk",
    "vale presente, vales presente, cartao presente, cheque prenda, vale oferta, voucher*, presentear, um presente, de presente, como presente, tem vale, tem vales",
  ),
  waiting: listOf(
    "toilet*, restroom*, bathroom*, loo, washroom*, waiting room, waiting area, wait inside, coffee",
    "bano, banos, aseo, aseos, lavabo*, servicios higienicos, sala espera, cafe",
    "toilettes, toilette, wc, sanitaire*, salle attente, cafe",
    "toilette*, wc, klo, wartezimmer*, wartebereich*, warteraum*, kaffee",
    "banheiro*, casa banho, lavabo*, sanitario*, sala espera, cafe, cafezinho",
  ),
};

/**
 * With one of these words it is a complaint for a person, not a question: charged twice, stolen, left behind, returned.
 */
export const troubleWords: readonly string[] = listOf(
  "charged, overcharged, twice, stolen, stole, lost, refund*, forgot, left behind, broken, declined",
  "cobraron, cobrado, cobrasteis, cobro doble, dos veces, robaron, robado, perdi, perdido, reembols*, devoluci*, olvide, olvidado",
  "debite*, preleve*, deux fois, vole, volee, perdu, perdue, rembours*, oublie, oubliee",
  "abgebucht*, doppelt, gestohlen*, geklaut*, verloren*, erstatt*, ruckerstatt*, vergessen, liegen lassen, liegengelassen",
  "cobrado, cobraram, cobrada, duas vezes, roubado, roubaram, roubada, perdi, perdido, reembols*, estorn*, esqueci, esquecido",
);

function listOf(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(", "));
}
