/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import "./first-aid/main";
import { fakeKeyStore } from "@/tests/fakes/key-store";
import { COPY_KEY, claimCopy, forgetCopy, hasCopy, isCopyOff, keepCopy, readCopy, switchCopy } from "./device-copy";

const PLAN = { helpers: ["Ruth next door, 555 0142"] };
/** Does what the page's first script does on the click that signs out. */
function firstAid() {
  document.body.innerHTML = `<a href="/api/logout">Logout</a>`;
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  // The page stays, as it does for a while in a browser.
  click.preventDefault();
  document.querySelector("a")?.dispatchEvent(click);
}
const raw = () => localStorage.getItem(COPY_KEY) ?? "";

beforeEach(() => {
  localStorage.clear();
  fakeKeyStore();
  claimCopy("maya");
});

describe("the copy on this device", () => {
  it("is read again as it was kept, and lies there sealed, differently each time", async () => {
    await keepCopy("maya", PLAN);
    const first = raw();
    expect(await readCopy()).toEqual(PLAN);
    expect(first).not.toMatch(/Ruth|555|helpers/);
    await keepCopy("maya", PLAN);
    expect(JSON.parse(raw()).iv).not.toBe(JSON.parse(first).iv);
  });

  it("is sealed under a key that no script can read out", async () => {
    const generate = jest.spyOn(webcrypto.subtle, "generateKey");
    await keepCopy("maya", PLAN);
    expect(generate).toHaveBeenCalledWith({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  });

  it("is nothing once it was changed, or its key is gone", async () => {
    await keepCopy("maya", PLAN);
    const copy = JSON.parse(raw());
    localStorage.setItem(COPY_KEY, JSON.stringify({ ...copy, data: `AAAA${copy.data.slice(4)}` }));
    expect(await readCopy()).toBeNull();
    localStorage.setItem(COPY_KEY, JSON.stringify(copy));
    fakeKeyStore();
    expect(await readCopy()).toBeNull();
  });

  it.each([
    ["sign-out or quick exit in this tab or another", firstAid],
    ["a session that turned out to be over", forgetCopy],
    ["another person's sign-in", () => claimCopy("jonas")],
  ])(
    "CRIS-08 does not come back after %s, neither from a sealing on its way nor from a page still open",
    async (_, go) => {
      await keepCopy("maya", PLAN);
      const onItsWay = keepCopy("maya", PLAN);
      go();
      await onItsWay;
      expect(raw()).toBe("");
      await keepCopy("maya", PLAN);
      expect(raw()).toBe("");
      claimCopy("maya");
      await keepCopy("maya", PLAN);
      expect(hasCopy()).toBe(true);
    },
  );

  it("goes when somebody else signs in, and stays for its owner", async () => {
    await keepCopy("maya", PLAN);
    claimCopy("maya");
    expect(hasCopy()).toBe(true);
    claimCopy("jonas");
    expect(hasCopy()).toBe(false);
  });

  it("goes when it is switched off, and is not made again until it is switched on", async () => {
    await keepCopy("maya", PLAN);
    switchCopy(false);
    await keepCopy("maya", PLAN);
    expect([isCopyOff(), hasCopy()]).toEqual([true, false]);
    switchCopy(true);
    await keepCopy("maya", PLAN);
    expect(hasCopy()).toBe(true);
  });

  it("is not kept, in silence, where the browser refuses storage", async () => {
    Object.defineProperty(globalThis, "indexedDB", { value: undefined, configurable: true });
    await expect(keepCopy("maya", PLAN)).resolves.toBeUndefined();
    expect(hasCopy()).toBe(false);
    forgetCopy();
  });
});
