import type { Language } from "#domain/languages.ts";

type Phrases = Readonly<Record<Language, readonly string[]>>;

/** Asks for what is stored. */
export const dataPhrases: Phrases = {
  en: [
    "which bits of information about me are you lot holding on to?",
    "do you keep my messages and number somewhere? I'd like a list",
    "pls send over a file with all my stuff you have stored",
    "I want to know what's in my customer record",
    "can I see my profile with everything in it",
    "what personal details of mine do you have in your computer",
    "under data protection rules I'd like an extract of my file",
    "are my phone number and chats saved with you? show me",
  ],
  de: [
    "was steht denn alles in meiner Kundenkartei?",
    "welche Infos von mir liegen bei euch rum",
    "Bitte senden Sie mir einen Auszug meiner gespeicherten Daten",
    "habt ihr meine Nummer und die Chats gespeichert? kann ich das sehen",
    "ich will wissen was ihr so alles über mich speichert",
    "könnts ma schicken was ihr von mir habts im Computer?",
    "mein Kundenprofil als Datei bitte, mit allem was drin ist",
    "Ich mache von meinem Auskunftsrecht Gebrauch",
  ],
  es: [
    "qué datos míos tienen ustedes por ahí?",
    "¿guardáis mi número y mis mensajes? quiero verlos",
    "mándame un archivo con todo lo mío que tengáis",
    "quiero ver mi ficha completa",
    "qué saben de mí en su sistema?",
    "solicito acceso a mis datos personales",
    "me pasás todo lo que tenés anotado sobre mí?",
    "tienen mis datos guardados? me los enseñan?",
  ],
  fr: [
    "quelles données avez-vous à mon sujet ?",
    "vous gardez mon numéro et mes messages ? je voudrais les voir",
    "envoyez-moi un fichier avec tout ce que vous avez sur moi",
    "je veux consulter ma fiche client",
    "c'est quoi les infos que vous stockez sur ma personne",
    "je souhaite exercer mon droit d'accès",
    "vous avez quoi d'enregistré sous mon numéro ?",
    "peut-on me transmettre l'historique de mes données svp",
  ],
  pt: [
    "que informações minhas vocês têm aí?",
    "vocês guardam meu número e minhas mensagens? queria ver",
    "me manda um arquivo com tudo que vocês têm de mim",
    "quero ver a minha ficha de cliente",
    "o que é que está registado sobre mim?",
    "venho exercer o direito de acesso aos meus dados",
    "quais dados meus estão salvos no sistema?",
    "gostaria de saber o que consta no meu cadastro",
  ],
};

/** Sounds like it, and isn't: nothing is shown, begun or changed. */
export const notDataPhrases: Phrases = {
  en: [
    "my data ran out so I'll reply when I'm home",
    "did I leave my phone charger and data cable with you?",
    "no signal and no data here, will answer tonight",
    "have you got my number? just ring me if you're running behind",
    "my phone died, I'll text you tomorrow",
  ],
  de: [
    "mein Datenvolumen ist leer, ich schreib euch heute Abend",
    "hab ich mein Datenkabel bei euch liegen lassen?",
    "grad kein Netz, ich antworte morgen",
    "ihr habt ja meine Nummer, meldet euch wenn was ist",
    "Akku gleich leer, melde mich später",
  ],
  es: [
    "me quedé sin datos en el móvil, contesto esta noche",
    "¿me dejé el cable de datos en la peluquería?",
    "se me acaban los datos, mañana te escribo",
    "sin cobertura, luego te respondo",
  ],
  fr: [
    "plus de data, je vous réponds demain",
    "j'ai oublié mon câble de données chez vous ?",
    "mon forfait est fini, je réponds ce soir",
    "vous avez mon numéro, appelez-moi si besoin",
    "plus de batterie, je vous écris demain matin",
  ],
  pt: [
    "acabaram meus dados móveis, respondo à noite",
    "será que esqueci meu cabo de dados aí?",
    "estou sem internet, amanhã respondo",
    "vocês têm meu número, qualquer coisa liguem",
    "bateria acabando, escrevo amanhã",
  ],
};

/** Asks when one's own appointment is, in whatever words. */
export const whenMinePhrases: Phrases = {
  en: [
    "what's the date of my cut again?",
    "could you give me the day and time of my appointment once more? lost the card",
    "remind me of my appointment details?",
    "at what hour was my haircut, can't find the message",
    "my appointment, which day was that?",
  ],
  de: [
    "könnten Sie mir nochmal Tag und Uhrzeit von meinem Termin sagen?",
    "um wieviel Uhr war mein Haarschnitt gleich?",
    "Welches Datum hat mein Termin?",
    "wie war das mit meinem Termin, welcher Tag?",
    "schick mir bitte nochmal die Termindaten",
  ],
  es: [
    "¿cuál es la fecha de mi corte?",
    "me dice el día y la hora de mi cita otra vez? perdí el papel",
    "a qué hora era mi corte?",
    "mi cita qué día era?",
    "pásame los datos de mi cita porfa",
  ],
  fr: [
    "c'est quelle date ma coupe déjà ?",
    "vous pouvez me redonner le jour et l'heure de mon rdv ? j'ai perdu le papier",
    "à quelle heure est ma coupe ?",
    "mon rdv c'est quel jour ?",
    "renvoyez-moi les infos de mon rendez-vous svp",
  ],
  pt: [
    "qual o dia e a hora da minha marcação? perdi o papel",
    "que horas é meu corte mesmo?",
    "pode me dizer a data do meu horário?",
    "meu corte é que dia?",
    "me passa os dados do meu horário por favor",
  ],
};

/** Wants to be deleted. */
export const erasePhrases: Phrases = {
  en: [
    "I withdraw my consent, please remove all the data you hold",
    "my name and number shouldn't show up anywhere at yours anymore",
    "scrub me from your books entirely",
    "I'm leaving town, erase my file and phone number please",
    "I request the deletion of my personal information",
    "get my number out of your phone and never store it again",
    "don't want you having any of my info, lose it all",
    "please purge my records",
  ],
  de: [
    "ich widerrufe meine Einwilligung zur Datenspeicherung, bitte alles entfernen",
    "mein Name soll bei euch nirgends mehr stehen",
    "Ich bitte um Löschung meiner Daten",
    "weg mit meinen Daten, ich komm nicht mehr",
    "tilgt mich aus euren Unterlagen",
    "Ich fordere Sie auf, sämtliche zu meiner Person gespeicherten Angaben zu löschen",
    "ich will nicht dass ihr meine nummer noch habt, haut alles raus",
    "Bitte vernichten Sie meine Kundenkarte und alle Daten",
  ],
  es: [
    "retiro mi consentimiento y pido la supresión de mis datos",
    "no quiero que mi nombre y mi número aparezcan más en ningún sitio",
    "solicito la eliminación de toda mi información",
    "bórrenme de todos lados, número incluido",
    "quiero darme de baja y que eliminen mis datos",
    "no quiero que guarden nada mío, fuera todo",
    "sáquenme de su lista de clientes para siempre",
    "hagan desaparecer mi ficha",
  ],
  fr: [
    "je retire mon consentement et demande l'effacement de mes données",
    "mon nom et mon numéro ne doivent plus apparaître nulle part chez vous",
    "je demande la suppression de toutes mes informations",
    "virez-moi de votre base",
    "je ne veux plus que vous ayez mes coordonnées, jetez tout",
    "faites disparaître ma fiche",
    "rayez-moi de vos listes définitivement, numéro compris",
    "supprimez tout ce qui me concerne",
  ],
  pt: [
    "retiro o consentimento e peço a eliminação dos meus dados",
    "não quero que meu nome e número apareçam em lugar nenhum aí",
    "solicito a exclusão de todas as minhas informações",
    "me tirem da lista de clientes de vez",
    "some com a minha ficha por favor",
    "não quero que fiquem com nada meu, joguem tudo fora",
    "quero que apaguem o meu registo completo",
    "revogo a autorização, eliminem o que têm sobre mim",
  ],
};

/** Gives up what was begun, in the middle of a booking. */
export const dropPhrases: Phrases = {
  en: [
    "oh forget I asked, I'll sort it another day",
    "nah leave it, sorry for the bother",
    "you know what, never mind, I'll think it over",
    "scrap that, I'll come back to you some other time",
    "don't bother, changed my mind",
    "forget it for now",
    "delete that request, wrong chat",
  ],
  de: [
    "ach vergiss es, ich meld mich ein andermal",
    "lass gut sein, ich überlegs mir nochmal",
    "egal, ich hab nichts gesagt",
    "hat sich erledigt, danke",
    "doch nicht, vielleicht ein anderes Mal",
    "lösch die Anfrage bitte, war der falsche Chat",
    "vergessen Sie mich, ich ruf ein andermal an",
  ],
  es: [
    "borra este pedido, me equivoqué de chat",
    "déjalo, ya veré otro día",
    "nada, olvídate, lo pienso mejor",
    "mejor no, ya llamaré en otro momento",
    "dejalo ahí, perdoná la molestia",
    "haz como si no hubiera dicho nada",
    "ya no, gracias igual, otro día será",
  ],
  fr: [
    "laissez tomber, je verrai une autre fois",
    "oubliez, je vais réfléchir",
    "finalement non, une autre fois peut-être",
    "bof laisse béton, je rappellerai",
    "faites comme si je n'avais rien dit",
    "non mais c'est bon, oubliez-moi, je repasserai",
  ],
  pt: [
    "apaga esse pedido, mandei no chat errado kkk",
    "deixa, vejo isso outro dia",
    "esquece, falo com vocês outra hora",
    "melhor não, fica pra próxima",
    "deixe estar, vou pensar",
    "faz de conta que eu não disse nada",
    "não precisa mais, obrigado, outro dia eu marco",
  ],
};

/** Gives what a booking needs, or asks for it: no record is shown. */
export const givenDataPhrases: Phrases = {
  en: ["what details do you need from me to book?", "here are my details: Lorna Keane, haircut, Thursday 26 at 10"],
  de: [
    "Welche Daten braucht ihr von mir für einen Termin?",
    "Hier meine Daten: Lore Kern, Haarschnitt, Donnerstag der 26. um 10",
  ],
  es: ["le paso mis datos: Lorena Cifuentes, corte, jueves 26, 10 am", "qué datos necesitan para agendar?"],
  fr: [
    "Vous pouvez m'envoyer vos coordonnées ? C'est pour le GPS",
    "je vous donne mes coordonnées : Laure Petit, coupe, jeudi 26 à 10h",
  ],
  pt: [
    "que dados vcs precisam de mim pra marcar um horário?",
    "te passo meus dados: Lorena Braga, corte, quinta 26 às 10h",
  ],
};
