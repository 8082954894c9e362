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

test("the landing page says what it costs, in words for machines", async ({ page, baseURL }) => {
  await page.goto("/?lang=fr");
  const text = (await page.locator("script[type='application/ld+json']").textContent()) ?? "";
  const { "@graph": graph } = JSON.parse(text) as { "@graph": Record<string, unknown>[] };
  expect(graph.map((thing) => thing["@type"])).toEqual(["Organization", "SoftwareApplication"]);
  expect(graph[1]).toMatchObject({ url: `${baseURL}/`, offers: { price: "17.00", priceCurrency: "USD" } });
});
