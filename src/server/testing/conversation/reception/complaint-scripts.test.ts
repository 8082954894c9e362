import { describe } from "vitest";
import { languages } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { englishSalon } from "../visits/english-salon.ts";

const sympathy = { en: "sorry", es: "iento", fr: "désolé", de: "leid", pt: "Sinto muito" } as const;

const said = {
  en: [
    "I'd like to speak to someone about a complaint",
    "can I talk to the manager, I'm not happy with my last cut",
    "I want to complain, who can I speak to?",
    "the colour went wrong last week, please can someone call me",
    "I need a human, your bot and my haircut were both a disaster",
    "really disappointed with the service, want to talk to the owner",
    "who do I speak to about a complaint",
    "can somebody ring me back please, my appointment was a mess",
    "nobody picks up your phone, so annoying!! I want to talk to somebody",
  ],
  es: [
    "quisiera hablar con alguien de la tienda, es por una queja",
    "quiero poner una reclamación, con quién hablo",
    "me dejaron fatal el pelo, quiero hablar con la encargada",
    "necesito hablar con una persona, estoy muy descontenta",
    "póngame con el responsable, esto es una vergüenza",
    "el corte del otro día fue un desastre, que me llame alguien",
    "quiero quejarme, pásame con un humano",
    "hola, tengo una queja y quiero hablar con alguien",
  ],
  fr: [
    "je voudrais parler à quelqu'un du salon, c'est pour une réclamation",
    "passez-moi la responsable, je suis très déçue",
    "j'ai une plainte, à qui puis-je parler",
    "ma couleur est ratée, je veux parler à quelqu'un",
    "j'essaie d'appeler depuis ce matin, c'est agaçant, je veux un humain",
    "je ne suis pas contente du tout, rappelez-moi svp",
    "c'est inadmissible, je veux parler au patron",
    "je souhaite me plaindre auprès de quelqu'un",
    "personne répond au téléphone chez vous c'est pénible!! je veux parler à quelqu'un",
  ],
  de: [
    "ich möchte mit jemandem vom Salon sprechen, es geht um eine Reklamation",
    "ich will mich beschweren, wer ist zuständig",
    "die Farbe ist total misslungen, bitte rufen Sie mich an",
    "kann ich den Chef sprechen, ich bin sehr unzufrieden",
    "bin stinksauer, geben Sie mir einen Menschen",
    "Beschwerde! Bitte um Rückruf",
    "ich hätte gern die Inhaberin gesprochen, wegen einer Beschwerde",
    "bei euch geht keiner ans Telefon, das ist nervig, ich will mit jemandem reden",
  ],
  pt: [
    "queria falar com alguém da loja se faz favor, é sobre uma reclamação",
    "gostava de falar com alguém, tenho uma queixa",
    "quero fazer uma reclamação, com quem falo?",
    "o corte ficou horrível, quero falar com o gerente",
    "estou muito insatisfeita, me passa pra uma pessoa",
    "precisava de falar com a responsável, é sobre uma reclamação",
    "que falta de respeito, quero falar com um humano",
    "ninguém atende o telefone, que chato, quero falar com alguém",
    "podem ligar-me? correu muito mal da última vez",
  ],
} as const;

describe.each(languages)("in %s a complaint that wants a person is felt with and handed over", (language) => {
  for (const text of said[language])
    testScript(text, englishSalon(language), `\n> ${text}\n! requestHuman\n< ${sympathy[language]}`);
});
