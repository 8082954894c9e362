import { publicPageMarks } from "#contract/site/public-pages.ts";
import { languages } from "#domain/languages.ts";
import { agentPrice } from "#domain/subscription/price.ts";

/** Who we are, what this is and what it costs, as search engines read it (schema.org). */
export const searchData = (name: string, description: string, language: string): string => {
  const { publicUrl } = publicPageMarks;
  const organization = `${publicUrl}/#organization`;
  const graph = [
    {
      "@type": "Organization",
      "@id": organization,
      name: "Daybook",
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
    },
    {
      "@type": "SoftwareApplication",
      name,
      description,
      url: `${publicUrl}/`,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Web",
      availableLanguage: languages,
      inLanguage: language,
      publisher: { "@id": organization },
      offers: {
        "@type": "Offer",
        price: agentPrice.amount.toFixed(2),
        priceCurrency: agentPrice.currency,
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: agentPrice.amount.toFixed(2),
          priceCurrency: agentPrice.currency,
          billingDuration: "P1M",
        },
      },
    },
  ];
  // Nothing in it may end the element it is in.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
};
