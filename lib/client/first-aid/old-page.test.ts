/** @jest-environment jsdom */
import { api } from "../api";
import { setOut } from "../under-way";

const goTo = jest.fn();
jest.mock("../navigation", () => ({ goTo: (to: string) => goTo(to) }));

const PART = "/_next/static/chunks/0a1b2c.js";
const OTHER = "/_next/static/chunks/3d4e5f.js";
const reload = jest.spyOn(window.history, "go");
const asked = jest.fn();
const before = jest.fn();
let hour = 0;
Object.assign(performance, { getEntriesByType: before });

/** Sets how the server responds about a part that a page couldn't load. Null means no network. */
function serverSays(status: number | null): void {
  asked.mockImplementation(async () => {
    if (status === null) throw new TypeError("Failed to fetch");
    return { status };
  });
}

/** As in a browser, the event stays at the element. */
async function missing(part = PART, tag = "script"): Promise<void> {
  const element = document.createElement(tag);
  element.setAttribute(tag === "link" ? "href" : "src", part);
  document.head.append(element);
  element.dispatchEvent(new Event("error"));
  await jest.advanceTimersByTimeAsync(0);
}

const dialog = (id = "crisis-dialog") => document.getElementById(id) as HTMLDialogElement;
const reloads = () => reload.mock.calls.length;

function type(selector: string, text: string): HTMLInputElement {
  const field = document.querySelector(selector) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  return field;
}

function tick(selector: string): void {
  const box = document.querySelector(selector) as HTMLInputElement;
  box.checked = true;
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

function sendForm(): void {
  document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

/** A change that gets this status from the service. Null means no network. */
async function change(status: number | null): Promise<void> {
  asked.mockImplementationOnce(async () => {
    if (status === null) throw new TypeError("Failed to fetch");
    const ok = status < 400;
    return { ok, status, headers: new Headers(), text: async () => "{}", json: async () => ({}) };
  });
  await api.post("/api/mood", {}).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(1100);
}

function choose(selector: string, init: MouseEventInit = {}): void {
  const link = document.querySelector(selector);
  link?.addEventListener("click", (event) => event.preventDefault(), { once: true });
  link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
}

beforeAll(async () => {
  window.fetch = asked;
  before.mockReturnValue([]);
  await import("./main");
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  jest.clearAllMocks();
  reload.mockImplementation(() => undefined);
  // Choices made in the previous test are long past.
  hour += 1;
  jest.setSystemTime(Date.now() + hour * 60 * 60_000);
  sessionStorage.clear();
  history.replaceState(null, "", "/chat/1");
  document.documentElement.removeAttribute("data-left");
  document.body.innerHTML = `
    <textarea></textarea>
    <form><input name="who"><input type="radio" name="often"></form>
    <fieldset data-kept><input id="sorted" type="checkbox"></fieldset>
    <input id="shown" type="radio">
    <a id="away" href="/dashboard?week=2">Dashboard</a>
    <a id="here" href="#end">To the end</a>
    <a id="tab" href="/dashboard" target="_blank">In a new tab</a>
    <dialog id="crisis-dialog"></dialog>
    <dialog id="something-wrong"></dialog>`;
  serverSays(404);
});
afterEach(() => jest.useRealTimers());

describe("a page of the last build", () => {
  it.each(["script", "link"])("ERR-36 reloads itself when a %s of it is gone", async (tag) => {
    await missing(PART, tag);
    expect(asked.mock.calls).toEqual([[PART, { method: "HEAD", cache: "no-store" }]]);
    expect(reload.mock.calls).toEqual([[0]]);
  });

  it("ERR-36 does so once: what is still missing then is no matter of an old page", async () => {
    await missing();
    await missing();
    jest.setSystemTime(Date.now() + 10 * 60_000);
    await missing();
    expect(reloads()).toBe(1);
  });

  it("ERR-36 is not sent back and forth between two builds, and does it again after the next one", async () => {
    await missing();
    await missing(OTHER);
    expect(reloads()).toBe(1);
    jest.setSystemTime(Date.now() + 61_000);
    await missing(OTHER);
    expect(reloads()).toBe(2);
  });

  it("ERR-36 reloads nothing where it could not be remembered", async () => {
    const stored = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await missing();
    stored.mockRestore();
    expect(reloads()).toBe(0);
  });

  it.each([null, 200, 500, 503])("ERR-36 stays where the part is not gone (%s)", async (status) => {
    serverSays(status);
    await missing();
    expect(reloads()).toBe(0);
  });

  it.each([`${PART}?dpl=dpl_7`, `https://files.willow.example${PART}`])(
    "ERR-36 knows a part by its path, whatever else its address says (%s)",
    async (address) => {
      await missing(address);
      expect(asked.mock.calls).toEqual([[address, { method: "HEAD", cache: "no-store" }]]);
      expect(reloads()).toBe(1);
      jest.setSystemTime(Date.now() + 10 * 60_000);
      await missing();
      expect(reloads()).toBe(1);
    },
  );

  it("ERR-36 cares for the parts of the build alone", async () => {
    await missing("/sw.js");
    await missing("https://js.stripe.com/v3/");
    await missing("/_next/static/media/leaf.png", "img");
    expect([asked.mock.calls.length, reloads()]).toEqual([0, 0]);
  });

  it.each([
    [404, PART, 1],
    [200, PART, 0],
    [404, "/_next/static/media/leaf.png", 0],
    [undefined, PART, 0],
  ])("ERR-36 hears of what failed before first aid came (%s for %s)", async (responseStatus, part, times) => {
    before.mockReturnValueOnce([{ name: `${location.origin}${part}`, responseStatus }]);
    await jest.isolateModulesAsync(async () => void (await import("./main")));
    expect(reloads()).toBe(times);
  });
});

describe("what was typed on a page of the last build", () => {
  it.each([
    ["is kept as a draft", "willow.draft.chat.1", (text: string) => text, 1],
    ["is kept in the draft of a form", "willow.draft.onboarding", (text: string) => JSON.stringify({ text }), 1],
    ["stands in its field alone", "willow.draft.other", () => "something else", 0],
  ])("ERR-36 keeps the page unless it is kept: a text that %s", async (_, name, keep, times) => {
    const { value } = type("textarea", 'I said "no"\nand left');
    sessionStorage.setItem(name, keep(value));
    await missing();
    expect(reloads()).toBe(times);
    expect(sessionStorage.getItem(name)).toBe(keep(value));
  });

  it("ERR-36 keeps the page until it was sent and accepted", async () => {
    type("[name=who]", "Lena");
    await missing();
    expect(reloads()).toBe(0);
    sendForm();
    await change(200);
    await missing();
    expect(reloads()).toBe(1);
  });

  /** Time without any input, as the page's own clock counts it. */
  async function restFor(seconds: number): Promise<void> {
    const clock = jest.spyOn(performance, "now").mockReturnValue(performance.now() + seconds * 1000);
    await jest.advanceTimersByTimeAsync(1100);
    clock.mockRestore();
  }

  it("ERR-36 reloads the page by itself once what held it was sent, and the person has stopped typing", async () => {
    type("[name=who]", "Lena");
    await missing();
    await restFor(60);
    expect(reloads()).toBe(0);
    sendForm();
    await change(200);
    expect(reloads()).toBe(0);
    await restFor(10);
    expect(reloads()).toBe(1);
    await restFor(60);
    expect(reloads()).toBe(1);
  });

  it("ERR-36 reloads the page by itself once what held it was taken back, not while it is written anew", async () => {
    type("[name=who]", "Lena");
    await missing();
    type("[name=who]", "");
    await restFor(1);
    type("[name=who]", "Tom");
    await restFor(60);
    expect(reloads()).toBe(0);
    type("[name=who]", "");
    await restFor(10);
    expect(reloads()).toBe(1);
  });

  it("ERR-36 does not leave by a link that the person thought better of while a text held the page", async () => {
    type("[name=who]", "Lena");
    await missing();
    choose("#away");
    await restFor(8);
    expect([goTo.mock.calls.length, reloads()]).toEqual([0, 0]);
  });

  it.each([503, 429, null])("ERR-36 keeps the page for what was sent and not accepted (%s)", async (status) => {
    type("[name=who]", "Lena");
    sendForm();
    await change(status);
    // A different change, once the network or the service is back.
    await change(200);
    await missing();
    expect(reloads()).toBe(0);
    type("[name=who]", "");
    await missing();
    expect(reloads()).toBe(1);
  });

  it("ERR-36 keeps the page for what is typed while the form is on its way", async () => {
    type("[name=who]", "Lena");
    sendForm();
    const answered = change(200);
    await new Promise((later) => jest.requireActual("node:timers").setTimeout(later, 5));
    type("[name=who]", "Lena and Tom");
    await answered;
    await missing();
    expect(reloads()).toBe(0);
  });

  it("ERR-36 keeps the page for a form that was refused before it was sent", async () => {
    type("[name=who]", "Lena");
    sendForm();
    const clock = jest.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    await change(200);
    clock.mockRestore();
    await missing();
    expect(reloads()).toBe(0);
  });

  it.each([
    ["in a form", "[name=often]", 0],
    ["outside of one", "#shown", 0],
    ["where what is chosen is kept", "#sorted", 1],
  ])(
    "ERR-36 keeps the page for an answer that was chosen, unless it is marked as kept: %s",
    async (_, field, times) => {
      tick(field);
      // A choice stored by another draft says nothing about this one.
      sessionStorage.setItem("willow.draft.check", '{"often":true}');
      await missing();
      expect(reloads()).toBe(times);
    },
  );

  it("ERR-36 keeps the page for what is typed into frames of somebody else", async () => {
    document.body.insertAdjacentHTML("beforeend", "<form data-unkept></form>");
    await missing();
    expect(reloads()).toBe(0);
  });
});

describe("whoever chose a link on a page of the last build", () => {
  it("ERR-36 goes there by a full load, whatever its fields hold", async () => {
    type("textarea", "not kept");
    choose("#away");
    await missing();
    expect(goTo.mock.calls).toEqual([[`${location.origin}/dashboard?week=2`]]);
    expect(reloads()).toBe(0);
  });

  it("ERR-36 is there already, and gets that page anew", async () => {
    choose("#away");
    history.replaceState(null, "", "/dashboard?week=2");
    await missing();
    expect([goTo.mock.calls.length, reloads()]).toEqual([0, 1]);
  });

  it.each([
    ["leads to another place of it", "#here", {}],
    ["opens another tab", "#tab", {}],
    ["was opened in another tab", "#away", { ctrlKey: true }],
  ])("ERR-36 stays on the page where the link %s", async (_, selector, init) => {
    choose(selector, init);
    await missing();
    expect([goTo.mock.calls.length, reloads()]).toEqual([0, 1]);
  });

  it("ERR-36 is still here after a while and stays", async () => {
    choose("#away");
    jest.setSystemTime(Date.now() + 11_000);
    await missing();
    expect([goTo.mock.calls.length, reloads()]).toEqual([0, 1]);
  });
});

describe("what comes before a new page", () => {
  const later = () => jest.advanceTimersByTimeAsync(2000);

  it("ERR-36 is a toast, which may offer to undo something", async () => {
    document.body.insertAdjacentHTML("beforeend", "<div data-toast></div>");
    await missing();
    await later();
    expect(reloads()).toBe(0);
    document.querySelector("[data-toast]")?.remove();
    await later();
    expect(reloads()).toBe(1);
  });

  it.each(["crisis-dialog", "something-wrong"])("CRIS-09 ERR-36 is an open dialog (%s)", async (id) => {
    dialog(id).open = true;
    await missing();
    await later();
    expect(reloads()).toBe(0);
    dialog(id).open = false;
    await later();
    expect(reloads()).toBe(1);
  });

  it("CRIS-09 ERR-36 is an answer that may open the dialog", async () => {
    const arrived = setOut();
    await missing();
    await later();
    arrived();
    await jest.advanceTimersByTimeAsync(600);
    expect(reloads()).toBe(0);
    dialog().open = true;
    await later();
    expect(reloads()).toBe(0);
    dialog().open = false;
    await later();
    expect(reloads()).toBe(1);
  });

  it("R-15 ERR-36 is a quick exit", async () => {
    document.documentElement.setAttribute("data-left", "");
    await missing();
    await later();
    expect(reloads()).toBe(0);
  });
});
