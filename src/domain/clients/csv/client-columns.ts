import { normalForm } from "../../text/normal-form.ts";
export type ClientColumn = "name" | "firstName" | "lastName" | "phone" | "email" | "notes" | "tags";

/** What the columns of such files are called, in five languages and by other programs; letters and digits alone. */
const names: Record<ClientColumn, string> = {
  name: `name fullname clientname customername client customer contact displayname nombre nombrecompleto nombreyapellidos
    cliente nom nomcomplet clientele nomduclient vorundnachname vollstandigername kunde kundin kundenname nome nomecompleto
    nomedocliente`,
  firstName: "firstname givenname forename nombredepila prenom vorname primeironome",
  lastName: "lastname surname familyname apellido apellidos nomdefamille nachname familienname sobrenome apelido",
  phone: `phone phonenumber telephone mobile mobilephone mobilenumber cell cellphone tel whatsapp whatsappnumber number
    telefono numerodetelefono movil celular numero telephoneportable portable numerodetelephone telefon telefonnummer handy
    handynummer mobil mobilnummer mobiltelefon rufnummer nummer telefone numerodetelefone telemovel`,
  email: `email emailaddress mail mailaddress correo correoelectronico direcciondecorreo courriel adresseemail
    adressemail emailadresse mailadresse enderecodeemail enderecoemail`,
  notes:
    "notes note comment comments remark remarks notas nota comentario comentarios remarque remarques commentaire commentaires notiz notizen bemerkung bemerkungen kommentar anmerkung anmerkungen observacao observacoes observaciones anotacao anotacoes",
  tags: "tags tag labels label groups group etiquetas etiqueta etiquettes etiquette grupos gruppe gruppen schlagworte schlagworter marcadores marcador",
};

const columns: ReadonlyMap<string, ClientColumn> = new Map(
  (Object.entries(names) as [ClientColumn, string][]).flatMap(([column, words]) =>
    words.split(/\s+/).map((word) => [word, column] as const),
  ),
);

/** The column a heading names; null for one nobody asks for. */
export const columnOf = (heading: string): ClientColumn | null => columns.get(fold(heading)) ?? null;

const fold = (text: string): string =>
  normalForm(text, "NFD")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}\p{N}]/gu, "");
