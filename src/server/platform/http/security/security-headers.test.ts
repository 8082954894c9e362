import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const headersWith = (paypal: boolean) => {
  const headers = securityHeaders({ secure: true, paypal });
  const policy = String(headers["content-security-policy"]);
  return { policy, opener: headers["cross-origin-opener-policy"] };
};

test("without PayPal nothing comes from elsewhere, and no window knows another", () => {
  const { policy, opener } = headersWith(false);
  expect(policy).not.toContain("paypal");
  expect(policy).toContain("script-src 'self';");
  expect(opener).toBe("same-origin");
});

test("with PayPal its own hosts are allowed by name, and its window finds the page that opened it", () => {
  const { policy, opener } = headersWith(true);
  for (const directive of ["script-src", "frame-src", "connect-src"]) {
    expect(policy).toMatch(
      new RegExp(`${directive} 'self' https://www\\.paypal\\.com https://www\\.sandbox\\.paypal\\.com`),
    );
  }
  expect(policy).not.toMatch(/\*|unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(opener).toBe("same-origin-allow-popups");
});
