/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PNG } from "pngjs";
import { INSTALL_COPY } from "./install/copy";
import { InstallHint } from "./install-hint";

const copy = INSTALL_COPY.adult;

function offered() {
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: jest.fn(async () => undefined),
  });
  act(() => void window.dispatchEvent(event));
  return event;
}

const browserIs = (userAgent: string) =>
  Object.defineProperty(navigator, "userAgent", { value: userAgent, configurable: true });

beforeEach(() => {
  localStorage.clear();
  browserIs("Chrome");
});

describe("the hint to keep it on the home screen", () => {
  it("QR-05 stands there only once the browser offers it, and asks by one tap", async () => {
    render(<InstallHint audience="adult" />);
    expect(screen.queryByText(copy.text)).toBeNull();
    const event = offered();
    expect(event.defaultPrevented).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: copy.add }));
    expect(event.prompt).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(copy.text)).toBeNull();
  });

  it("QR-05 says on an iPhone how it is done by hand", () => {
    browserIs("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)");
    render(<InstallHint audience="child" />);
    expect(screen.getByText(INSTALL_COPY.child.apple)).toBeTruthy();
    expect(screen.queryByRole("button", { name: INSTALL_COPY.child.add })).toBeNull();
  });

  it("is remembered when it was declined", async () => {
    const first = render(<InstallHint audience="adult" />);
    offered();
    await userEvent.click(screen.getByRole("button", { name: copy.no }));
    first.unmount();
    render(<InstallHint audience="adult" />);
    offered();
    expect(screen.queryByText(copy.text)).toBeNull();
  });
});

describe("the manifest", () => {
  const manifest = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"));
  const pictures: { src: string; sizes: string; type: string }[] = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }: { icons: object[] }) => icons),
  ];

  it("QR-05 opens the home page as an app of its own, with an icon for masks in both sizes", () => {
    expect(manifest).toMatchObject({
      id: "/",
      start_url: "/",
      scope: "/",
      display: "standalone",
      lang: "en",
      dir: "ltr",
    });
    const masked = manifest.icons.filter(({ purpose }: { purpose: string }) => purpose === "maskable");
    expect(masked.map(({ sizes }: { sizes: string }) => sizes)).toEqual(["192x192", "512x512"]);
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(["/chat", "/safety-plan"]);
  });

  it("QR-05 names pictures that exist, in the sizes that it says", () => {
    for (const { src, sizes, type } of pictures.filter(({ type }) => type === "image/png")) {
      const { width, height } = PNG.sync.read(readFileSync(`public${src}`));
      expect([src, type, `${width}x${height}`]).toEqual([src, "image/png", sizes]);
    }
    expect(pictures.length).toBeGreaterThanOrEqual(8);
  });
});
