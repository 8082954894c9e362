import { expect, test } from "vitest";
import { readMultistatus } from "./read-multistatus.ts";

const read = (text: string) => readMultistatus(Buffer.from(text));

test("properties are read whatever a server calls its namespaces, and only those that the resource has", () => {
  const resources = read(`<?xml version="1.0" encoding="utf-8"?>
    <multistatus xmlns="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav">
      <response>
        <href>/a/</href>
        <propstat>
          <prop>
            <displayname><![CDATA[Work & <more>]]></displayname>
            <resourcetype><collection/><cal:calendar/></resourcetype>
            <cal:supported-calendar-component-set><cal:comp name="vevent"/></cal:supported-calendar-component-set>
          </prop>
          <status>HTTP/1.1 200 OK</status>
        </propstat>
        <propstat><prop><owner><href>/not/</href></owner></prop><status>HTTP/1.1 404 Not Found</status></propstat>
      </response>
      <response>
        <href>/b/</href>
        <propstat><prop><owner><href> /people/ana/ </href></owner></prop><status>HTTP/1.1 200 OK</status></propstat>
      </response>
    </multistatus>`);
  expect(resources.map(({ href }) => href)).toEqual(["/a/", "/b/"]);
  const [first, second] = resources;
  expect(first?.props["displayname"]?.text).toBe("Work & <more>");
  expect(first?.props["resourcetype"]?.elements).toEqual(["collection", "calendar"]);
  expect(first?.props["supported-calendar-component-set"]?.components).toEqual(["VEVENT"]);
  expect(first?.props["owner"]).toBeUndefined();
  expect(second?.props["owner"]?.hrefs).toEqual(["/people/ana/"]);
});

test("no resource is no error", () => {
  expect(read(`<d:multistatus xmlns:d="DAV:"/>`)).toEqual([]);
});
