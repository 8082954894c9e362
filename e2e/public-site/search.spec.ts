import { expect, test } from "../fixtures.ts";

test("each language's page is its own, for search engines and for anyone who shares it", async ({ page, baseURL }) => {
  await page.goto("/contact?lang=de");
  const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
  const address = `${baseURL}/contact`;
  expect(await attribute("link[rel=canonical]", "href")).toBe(`${address}?lang=de`);
  expect(await attribute("link[hreflang=fr]", "href")).toBe(`${address}?lang=fr`);
  expect(await attribute("link[hreflang=x-default]", "href")).toBe(address);
  expect(await attribute("meta[property='og:url']", "content")).toBe(`${address}?lang=de`);
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
});

for (const language of ["en", "es", "fr", "de", "pt"]) {
  test(`the picture for sharing exists in ${language}, as large as it says`, async ({ page, request }) => {
    await page.goto(`/?lang=${language}`);
    const address = (await page.locator("meta[property='og:image']").getAttribute("content")) ?? "";
    const answer = await request.get(address);
    expect(answer.headers()["content-type"]).toBe("image/png");
    const picture = await answer.body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(100_000);
  });
}

test("each page says in words for machines what it is; the landing page also what it costs", async ({
  request,
  baseURL,
}) => {
  const graphOf = async (address: string) => {
    const html = await (await request.get(address)).text();
    const [, text = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    return (JSON.parse(text) as { "@graph": Record<string, unknown>[] })["@graph"];
  };
  const landing = await graphOf("/?lang=fr");
  expect(landing.map((thing) => thing["@type"])).toEqual(["Organization", "SoftwareApplication"]);
  expect(landing[1]).toMatchObject({ url: `${baseURL}/`, offers: { price: "17.00", priceCurrency: "USD" } });
  for (const [path, kind, name] of [
    ["/getting-started", "WebPage", "Erste Schritte"],
    ["/contact", "ContactPage", "Kontakt"],
    ["/privacy", "WebPage", "Datenschutz"],
    ["/cookie-policy", "WebPage", "Cookie"],
  ]) {
    const [organization, page] = await graphOf(`${path}?lang=de`);
    expect(organization).toMatchObject({ "@type": "Organization", url: `${baseURL}/` });
    expect(page).toMatchObject({
      "@type": kind,
      name: expect.stringContaining(name ?? ""),
      url: `${baseURL}${path}?lang=de`,
      inLanguage: "de",
      breadcrumb: { itemListElement: [{ item: `${baseURL}/?lang=de` }, { position: 2 }] },
    });
  }
});
