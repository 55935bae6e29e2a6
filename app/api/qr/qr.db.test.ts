import { scanQr } from "@/tests/support/scan-qr";
import { GET } from "./route";

const draw = (query: string): Promise<Response> =>
  GET(new Request(`http://localhost:3000/api/qr${query}`, { headers: { host: "localhost:3000" } }), {
    params: Promise.resolve({}),
  });
const scanned = async (query: string): Promise<string | null> => {
  const response = await draw(query);
  expect(response.headers.get("content-type")).toBe("image/png");
  return scanQr(new Uint8Array(await response.arrayBuffer()));
};

it.each(["&size=128", "&size=300", "&color=1f5d4a&size=200"])(
  "QR-04 a camera reads the public address: %s",
  async (query) => {
    expect(await scanned(`?format=png${query}`)).toBe("http://localhost:3000");
  },
);

it("QR-03 a page of ours can be drawn, and leads to our own host", async () => {
  expect(await scanned("?format=png&size=128&data=/safety")).toBe("http://localhost:3000/safety");
});

it.each(["https://example.com/", "//example.com/x", "javascript:alert(1)", "http://localhost:3000.example.com/"])(
  "QR-03 %s is not drawn, because it is not ours",
  async (address) => {
    const response = await draw(`?format=png&data=${encodeURIComponent(address)}`);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toMatch(/\w/);
  },
);

it("QR-01 QR-03 the drawing is an SVG of 500 by 500 that fetches nothing", async () => {
  const response = await draw("");
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  const svg = await response.text();
  expect(svg).toMatch(/width="500" height="500"/);
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|href|<image|url\(/);
});

it.each(["?size=63", "?size=1025", "?size=big", "?format=gif", "?color=red", "?color=%22%3E%3Cscript%3E"])(
  "QR-03 %s is refused",
  async (query) => {
    expect((await draw(query)).status).toBe(400);
  },
);
