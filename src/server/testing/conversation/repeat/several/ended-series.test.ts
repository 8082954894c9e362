import { describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/languages.ts";
import { buildFacts, buildOwnAppointment, regularClient, withBusy } from "../../salon.ts";
import { createSalonServer } from "../../salon-server.ts";

/** What comes every Tuesday ends, in the client's own words: the days that would be cancelled, or where they would go. */
const endings: Record<Language, string> = {
  en: `
stop my weekly ones after the 1st please => 12-08 12-15
I'll still do the 24th, then that's it => 12-01 12-08 12-15
the 8th will be my last one => 12-15
I'm off travelling mid December, so nothing after the 8th please => 12-15
keep the first two, bin the rest => 12-08 12-15
just the 24th, then I'm done with the regular thing => 12-01 12-08 12-15
could we end the series with the one on December 1st => 12-08 12-15
no more from december onwards thanks => 12-01 12-08 12-15
after next tuesday I won't need the others => 12-01 12-08 12-15
let's call it quits after the second one => 12-08 12-15
weekly is too much for me. The one on the 24th stays, the others can go => 12-01 12-08 12-15
I'll come until the 8th and then stop => 12-15
from the 8th on you can give my slot to someone else => 12-08 12-15
everything after november can go => 12-01 12-08 12-15
from december on can my tuesdays be at 4 instead of 10? leave november alone => moved 12-01 16:00, 12-08 16:00, 12-15 16:00
every week the same fuss with my fringe, just moaning lol => chat
cancel the 24th, nothing else => 11-24
the 24th can go, keep the others => 11-24`,
  es: `
para lo semanal después del día 1 => 12-08 12-15
al del 24 sí voy, y luego se acabó => 12-01 12-08 12-15
el del 8 será el último => 12-15
me voy de viaje a mediados de diciembre, así que nada después del 8 => 12-15
deja los dos primeros y quita el resto => 12-08 12-15
solo el 24 y ya no sigo con lo fijo => 12-01 12-08 12-15
podemos terminar la serie con la del 1 de diciembre? => 12-08 12-15
de diciembre en adelante ya no, gracias => 12-01 12-08 12-15
después del martes que viene no necesito los demás => 12-01 12-08 12-15
lo dejamos después de la segunda => 12-08 12-15
cada semana es demasiado. La del 24 se queda, las otras fuera => 12-01 12-08 12-15
voy hasta el 8 y luego paro => 12-15
a partir del 8 podéis darle mi hueco a otro => 12-08 12-15
todo lo de después de noviembre se puede borrar => 12-01 12-08 12-15
desde diciembre mis martes a las 16 en vez de las 10? noviembre ni tocarlo => moved 12-01 16:00, 12-08 16:00, 12-15 16:00
cada semana la misma historia con el flequillo, solo quería quejarme jaja => chat
elimina la del 24, nada más esa eh => 11-24
quita la del 24, las demás se quedan => 11-24`,
  fr: `
arrêtez mes rdv hebdomadaires après le 1er => 12-08 12-15
celui du 24 je le prends encore, après c'est fini => 12-01 12-08 12-15
celui du 8 sera le dernier => 12-15
je pars en voyage mi-décembre, donc plus rien après le 8 => 12-15
gardez les deux premiers et enlevez le reste => 12-08 12-15
juste le 24, ensuite j'arrête le régulier => 12-01 12-08 12-15
on peut finir la série avec celui du 1er décembre ? => 12-08 12-15
à partir de décembre c'est terminé, merci => 12-01 12-08 12-15
après mardi prochain je n'ai plus besoin des autres => 12-01 12-08 12-15
on s'arrête après le deuxième => 12-08 12-15
toutes les semaines c'est trop. Celui du 24 reste, les autres vous pouvez les supprimer => 12-01 12-08 12-15
je viens jusqu'au 8 et puis stop => 12-15
à partir du 8 vous pouvez donner ma place à quelqu'un => 12-08 12-15
tout ce qui est après novembre peut sauter => 12-01 12-08 12-15
à partir de décembre mes mardis à 16h au lieu de 10h ? novembre ne bouge pas => moved 12-01 16:00, 12-08 16:00, 12-15 16:00
chaque semaine le même cirque avec ma frange, c'était juste pour râler mdr => chat
supprimez celui du 24, gardez les autres => 11-24`,
  de: `
nach dem 1. bitte keine wöchentlichen Termine mehr => 12-08 12-15
den am 24. mach ich noch, dann ist Schluss => 12-01 12-08 12-15
der am 8. ist mein letzter => 12-15
ich bin ab Mitte Dezember verreist, also nach dem 8. nichts mehr => 12-15
die ersten beiden lassen, der Rest kann weg => 12-08 12-15
nur noch der 24., dann hör ich mit dem Regelmäßigen auf => 12-01 12-08 12-15
können wir die Serie mit dem 1. Dezember beenden? => 12-08 12-15
ab Dezember nicht mehr, danke => 12-01 12-08 12-15
nach nächstem Dienstag brauch ich die anderen nicht mehr => 12-01 12-08 12-15
nach dem zweiten hören wir auf => 12-08 12-15
jede Woche ist mir zu viel. Der am 24. bleibt, die anderen können weg => 12-01 12-08 12-15
ich komme bis zum 8. und dann nicht mehr => 12-15
ab dem 8. könnt ihr meinen Platz wem anders geben => 12-08 12-15
alles nach November kann raus => 12-01 12-08 12-15
ab Dezember meine Dienstage um 16 statt um 10 Uhr? November bitte so lassen => moved 12-01 16:00, 12-08 16:00, 12-15 16:00
jede Woche der gleiche Kampf mit dem Pony, musste das nur loswerden haha => chat
der am 24. kann weg, die anderen bleiben => 11-24
streicht den am 24., sonst nichts => 11-24`,
  pt: `
pare os semanais depois do dia 1 => 12-08 12-15
ao de dia 24 ainda vou, depois acabou => 12-01 12-08 12-15
o de dia 8 vai ser o último => 12-15
viajo em meados de dezembro, então nada depois do dia 8 => 12-15
deixa os dois primeiros e tira o resto => 12-08 12-15
só o dia 24 e depois não continuo com o fixo => 12-01 12-08 12-15
podemos terminar a série com o de 1 de dezembro? => 12-08 12-15
de dezembro em diante já não, obrigada => 12-01 12-08 12-15
depois da próxima terça não preciso dos outros => 12-01 12-08 12-15
paramos depois do segundo => 12-08 12-15
toda semana é demais. O do dia 24 fica, os outros podem sair => 12-01 12-08 12-15
venho até dia 8 e depois paro => 12-15
a partir do dia 8 podem dar o meu horário a outra pessoa => 12-08 12-15
tudo depois de novembro pode sair => 12-01 12-08 12-15
a partir de dezembro as minhas terças às 16 em vez das 10? novembro não mexe => moved 12-01 16:00, 12-08 16:00, 12-15 16:00
cancela o do dia 24, nada mais => 11-24
tira o do dia 24, os outros ficam => 11-24`,
};

/** Four Tuesdays at ten, and one message. */
const led = (language: Language, text: string): string => {
  const own = ["2026-11-24", "2026-12-01", "2026-12-08", "2026-12-15"].map((date, index) =>
    buildOwnAppointment(language, { id: `own-${index}`, date, time: "10:00" }),
  );
  const server = createSalonServer(own.reduce(withBusy, { ...buildFacts(language, regularClient), appointments: own }));
  const { first } = server.receive({ kind: "text", text, profileName: "María" });
  const state = server.state();
  const dayOf = (id: string) => own.find((one) => one.id === id)?.date.slice(5) ?? "";
  // Nothing is done before a yes.
  if (first.command) return first.command.kind;
  if (state.step === "moveSeveral")
    return `moved ${state.moves.map(({ date, time }) => `${date.slice(5)} ${time}`).join(", ")}`;
  if (state.step === "cancelSeries") return state.appointments.map((one) => dayOf(one.appointmentId)).join(" ");
  if (state.step === "cancel") return dayOf(state.appointmentId);
  return state.step === "menu" ? "chat" : state.step;
};

describe.each(languages)("a series is ended in %s", (language) => {
  const rows = endings[language].trim().split("\n");
  test.each(rows.map((row) => row.split(" => ") as [string, string]))("%j leads to %j", (text, expected) =>
    expect(led(language, text)).toBe(expected),
  );
});
