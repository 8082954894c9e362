import { SaxesParser } from "saxes";

/** A property: its text, the addresses and the names of the elements in it, and the components that those name. */
export type DavProperty = { text: string; hrefs: string[]; elements: string[]; components: string[] };

export type DavResource = { href: string; props: Record<string, DavProperty | undefined> };

const mostResources = 20_000;
const deepest = 30;

/**
 * The resources in a WebDAV answer (RFC 4918, `multistatus`) with the properties that they have. Throws on anything
 * that isn't one.
 */
export const readMultistatus = (bytes: Uint8Array): DavResource[] => {
  const found: DavResource[] = [];
  let resource: DavResource | null = null;
  let having: Record<string, DavProperty> = {};
  let status = "";
  let property: DavProperty | null = null;
  let text = "";
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: true });

  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ local, attributes }) => {
    const parent = path.at(-1);
    path.push(local);
    text = "";
    if (path.length > deepest || (path.length === 1 && local !== "multistatus")) throw new Error("not a multistatus");
    if (path.length === 2 && local === "response") resource = { href: "", props: {} };
    if (path.length === 3 && local === "propstat") [having, status] = [{}, ""];
    if (path.length === 5 && parent === "prop") {
      property = { text: "", hrefs: [], elements: [], components: [] };
      having[local] = property;
    } else if (property && path.length > 5) {
      property.elements.push(local);
      if (local === "comp" && attributes["name"]) property.components.push(attributes["name"].value.toUpperCase());
    }
  });
  const add = (part: string): void => {
    text += part;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", ({ local }) => {
    if (path.length === 3 && local === "href" && resource) resource.href ||= text.trim();
    if (path.length === 4 && local === "status") status = text.trim();
    if (path.length === 3 && local === "propstat" && resource && hasSucceeded(status))
      Object.assign(resource.props, having);
    if (path.length > 5 && local === "href") property?.hrefs.push(text.trim());
    if (path.length === 5 && property) {
      property.text = text;
      property = null;
    }
    if (path.length === 2 && resource) {
      if (found.push(resource) > mostResources) throw new Error("too many resources");
      resource = null;
    }
    path.pop();
    text = "";
  });
  parser.write(new TextDecoder().decode(bytes)).close();
  return found;
};

/** Some servers leave the status out. */
const hasSucceeded = (status: string): boolean => status === "" || /^HTTP\/\d(?:\.\d)? 2\d\d\b/i.test(status);
