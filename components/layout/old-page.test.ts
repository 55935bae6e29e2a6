/** @jest-environment jsdom */
import "@/public/first-aid.js";

const FILE = "/_next/static/chunks/0a1b2c.js";
const reload = jest.spyOn(window.history, "go").mockImplementation(() => undefined);
const asked = jest.fn();

/** What the server answers about a file that a page could not load; null where no network answers. */
function serverSays(status: number | null): void {
  asked.mockReset();
  asked.mockImplementation(async () => {
    if (status === null) throw new TypeError("Failed to fetch");
    return { status };
  });
  window.fetch = asked;
}

/** As a browser does: the event stays at the element. */
async function missing(file = FILE, tag = "script"): Promise<void> {
  const element = document.createElement(tag);
  if (tag === "link") Object.assign(element, { rel: "stylesheet" });
  element.setAttribute(tag === "link" ? "href" : "src", file);
  document.head.append(element);
  element.dispatchEvent(new Event("error"));
  await Promise.allSettled(asked.mock.results.map(({ value }) => value));
  await new Promise((resolve) => setTimeout(resolve));
}

const later = (ms: number) => jest.spyOn(Date, "now").mockReturnValue(Date.now() + ms);
const dialog = () => document.querySelector("dialog") as HTMLDialogElement;

beforeEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(window.history, "go").mockImplementation(() => undefined);
  sessionStorage.clear();
  document.body.innerHTML = '<textarea></textarea><dialog id="crisis-dialog"></dialog>';
  serverSays(404);
});
afterAll(() => reload.mockRestore());

const reloads = () => jest.mocked(window.history.go).mock.calls.length;

describe("a page of the last build", () => {
  it.each(["script", "link"])("ERR-36 loads itself anew when a %s of it is gone", async (tag) => {
    await missing(FILE, tag);
    expect(asked.mock.calls).toEqual([[FILE, { method: "HEAD", cache: "no-store" }]]);
    expect(jest.mocked(window.history.go).mock.calls).toEqual([[0]]);
  });

  it("ERR-36 does so once: what is still missing then is no matter of an old page", async () => {
    await missing();
    await missing();
    later(10 * 60_000);
    await missing();
    expect(reloads()).toBe(1);
  });

  it("ERR-36 is not sent to and fro between two builds, and does it again after the next one", async () => {
    await missing();
    await missing("/_next/static/chunks/other.js");
    expect(reloads()).toBe(1);
    later(61_000);
    await missing("/_next/static/chunks/third.js");
    expect(reloads()).toBe(2);
  });

  it.each([null, 200, 500, 503])("ERR-36 stays where the file is not gone (%s)", async (status) => {
    serverSays(status);
    await missing();
    expect(reloads()).toBe(0);
  });

  it("ERR-36 cares for the files of the build alone", async () => {
    await missing("/sw.js");
    await missing("https://js.stripe.com/v3/");
    await missing("/_next/static/media/leaf.png", "img");
    expect([asked.mock.calls.length, reloads()]).toEqual([0, 0]);
  });

  it.each([
    ["is kept as a draft", "willow.draft.chat.1", (text: string) => text, 1],
    ["is kept in the draft of a form", "willow.draft.onboarding", (text: string) => JSON.stringify({ text }), 1],
    ["stands in its field alone", "willow.draft.other", () => "something else", 0],
  ])("ERR-36 loads itself anew only where what was typed is kept: a text that %s", async (_, name, keep, times) => {
    const field = document.querySelector("textarea") as HTMLTextAreaElement;
    field.value = 'I said "no"\nand left';
    field.dispatchEvent(new Event("input", { bubbles: true }));
    sessionStorage.setItem(name, keep(field.value));
    await missing();
    expect(reloads()).toBe(times);
    expect(sessionStorage.getItem(name)).toBe(keep(field.value));
  });

  it("CRIS-09 ERR-36 waits for an open crisis dialog", async () => {
    dialog().open = true;
    await missing();
    expect(reloads()).toBe(0);
    dialog().open = false;
    dialog().dispatchEvent(new Event("close"));
    expect(reloads()).toBe(1);
  });
});
