import { type PublicPage, publicPageMarks, publicPagePath } from "#contract/site/public-pages.ts";
import { type Language, languages } from "#domain/languages.ts";
import { agentPrice } from "#domain/subscription/price.ts";

type Described = { page: PublicPage; language: Language; name: string; description: string };

const { publicUrl } = publicPageMarks;

const organization = {
  "@type": "Organization",
  "@id": `${publicUrl}/#organization`,
  name: "Daybook",
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icon-512.png`,
};

/** Who we are and what the page is, as search engines read it (schema.org). */
export const searchData = (described: Described): string => {
  const graph = [organization, described.page === "landing" ? productOf(described) : pageOf(described)];
  // Nothing in it may end the element it is in.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
};

/** What this is and what it costs. */
const productOf = ({ language, name, description }: Described) => ({
  "@type": "SoftwareApplication",
  name,
  description,
  url: `${publicUrl}/`,
  applicationCategory: "BusinessApplication",
  operatingSystem: "Web",
  availableLanguage: languages,
  inLanguage: language,
  publisher: { "@id": organization["@id"] },
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
});

/** What the page is about, and where it is: one step below the landing page. */
const pageOf = ({ page, language, name, description }: Described) => {
  const addressOf = (other: PublicPage) => `${publicUrl}${publicPagePath(other, language)}`;
  return {
    "@type": page === "contact" ? "ContactPage" : "WebPage",
    name,
    description,
    url: addressOf(page),
    inLanguage: language,
    publisher: { "@id": organization["@id"] },
    breadcrumb: {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: organization.name, item: addressOf("landing") },
        { "@type": "ListItem", position: 2, name },
      ],
    },
  };
};
