/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import "./main";

let clock = 0;

function press(key: string, afterMs: number, more: KeyboardEventInit = {}, on: Element = document.body): void {
  clock += afterMs;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  Object.defineProperty(event, "timeStamp", { value: clock });
  on.dispatchEvent(event);
}

function click(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

const page = (): boolean => !document.documentElement.hasAttribute("data-left");
const comeBack = () => window.dispatchEvent(new Event("pageshow"));
const goOn = () => document.querySelector<HTMLButtonElement>("#left-cover button");

beforeEach(() => {
  clock += 10_000;
  goOn()?.click();
  sessionStorage.clear();
  document.documentElement.removeAttribute("data-left");
  document.title = "Chat";
  history.replaceState(null, "", "/");
  sessionStorage.setItem("draft", "what I wanted to say");
  // A fragment stands in for the other site, because jsdom follows nothing else.
  document.body.innerHTML = `
    <button data-quick-exit="#weather"><span id="inside">Quick exit</span></button>
    <button id="open" command="show-modal" commandfor="help">Crisis</button>
    <dialog id="help"><button id="shut" command="close" commandfor="help">Close</button></dialog>
    <a id="logout" href="/api/logout">Logout</a>
    <a id="logout-here" href="/api/logout?returnTo=%2Fshares%2Fa-secret">Sign out</a>`;
});

describe("first aid", () => {
  it("AUTH-05 notes that somebody signs out in this tab, before any script of the page runs", () => {
    const isNoted = () => document.documentElement.hasAttribute("data-signing-out");
    const logout = document.querySelector("#logout");
    logout?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(isNoted()).toBe(false);
    click("#logout");
    expect(isNoted()).toBe(true);
    window.dispatchEvent(new Event("pageshow"));
    expect(isNoted()).toBe(false);
  });

  it("R-15 quick exit replaces the page and clears the drafts", () => {
    const before = history.length;
    click("#inside");
    expect(location.hash).toBe("#weather");
    expect(history.length).toBe(before);
    expect(sessionStorage.getItem("draft")).toBeNull();
  });

  it.each(["this page", "a page from before it, reloaded"])(
    "R-15 who goes back after it to %s sees a plain cover and no title until they tap",
    async (which) => {
      click("#inside");
      if (which !== "this page") document.documentElement.removeAttribute("data-left");
      comeBack();
      expect(page()).toBe(false);
      expect(document.documentElement.style.visibility).toBe("");
      document.title = "Chat";
      await new Promise((resolve) => setTimeout(resolve));
      expect(document.title.trim()).toBe("\u200b");
      expect(document.getElementById("left-cover")).toHaveProperty("textContent", "This page was closed.Continue");
      goOn()?.click();
      expect([page(), document.title, goOn()]).toEqual([true, "Chat", null]);
      comeBack();
      expect([page(), goOn()]).toEqual([true, null]);
    },
  );

  it("R-15 covers nothing in a tab that nobody left in haste", () => {
    comeBack();
    expect([page(), goOn()]).toEqual([true, null]);
  });

  it("R-15 the page is hidden before it is painted, by the same sign", () => {
    const layout = readFileSync("app/layout.tsx", "utf8");
    const [, script = ""] = /HIDE_WHEN_LEFT =\s+"(.+)";/.exec(layout) ?? [];
    expect(script).not.toMatch(/['"&<>]/);
    click("#inside");
    document.documentElement.removeAttribute("data-left");
    new Function(script)();
    expect(page()).toBe(false);
    expect(readFileSync("app/left.css", "utf8")).toMatch(/\[data-left\] > body \{\s+display: none/);
  });

  it("R-15 Escape three times within two seconds leaves", () => {
    press("Escape", 0);
    press("Escape", 900);
    expect(location.hash).toBe("");
    press("Escape", 900);
    expect(location.hash).toBe("#weather");
  });

  it.each([
    ["Chrome and Firefox", { isComposing: true, keyCode: 229 }],
    ["Safari, which ends the composition first", { isComposing: false, keyCode: 229 }],
  ])("R-15 Escapes that cancel a word in an input method do not leave, the next one does: %s", (_, ime) => {
    for (const _ of [1, 2, 3]) press("Escape", 100, ime);
    expect([location.hash, sessionStorage.getItem("draft")]).toEqual(["", "what I wanted to say"]);
    press("Escape", 100);
    expect(location.hash).toBe("#weather");
  });

  it("lets no form leave by itself, so that nothing typed stands in an address", () => {
    document.body.innerHTML += `<form><input name="age" value="9"><button id="next">Next</button></form>`;
    const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    document.querySelector("form")?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  it("slow Escapes, held ones and other keys stay on the page", () => {
    press("Escape", 0);
    press("Escape", 1200);
    press("Escape", 1200);
    press("Escape", 10, { repeat: true });
    press("a", 10);
    expect(location.hash).toBe("");
    expect(sessionStorage.getItem("draft")).not.toBeNull();
  });

  it("an Escape that leaves a field of the staff area costs nobody the note in it; everywhere else it counts", () => {
    document.body.innerHTML += "<textarea></textarea>";
    const field = document.querySelector("textarea") ?? document.body;
    history.replaceState(null, "", "/admin/crisis-management");
    for (const _ of [1, 2, 3]) press("Escape", 100, {}, field);
    expect([location.hash, sessionStorage.getItem("draft")]).toEqual(["", "what I wanted to say"]);
    history.replaceState(null, "", "/chat");
    for (const _ of [1, 2, 3]) press("Escape", 100, {}, field);
    expect(location.hash).toBe("#weather");
  });

  it("counts an Escape that an open dialog keeps to itself", () => {
    document.body.addEventListener("keydown", (event) => event.stopPropagation(), { once: true });
    press("Escape", 0);
    press("Escape", 100);
    press("Escape", 100);
    expect(location.hash).toBe("#weather");
  });

  it("CRIS-06 CRIS-09 opens and closes a dialog where the browser does not know command buttons", () => {
    const dialog = document.getElementById("help") as HTMLDialogElement;
    dialog.showModal = () => dialog.setAttribute("open", "");
    dialog.close = () => dialog.removeAttribute("open");
    click("#open");
    expect(dialog.open).toBe(true);
    click("#shut");
    expect(dialog.open).toBe(false);
  });

  it.each(["#inside", "#logout", "#logout-here"])(
    "CRIS-08 R-15 a mood that waits for a network goes with %s",
    (leaving) => {
      document.querySelector(leaving)?.addEventListener("click", (event) => event.preventDefault());
      localStorage.setItem("willow.waiting.1", "sealed");
      localStorage.setItem("willow.waiting.2", "sealed");
      click(leaving);
      // After a sign-out, the next page tells the other tabs and then removes this note.
      const left = leaving === "#inside" ? [] : ["willow.signing-out"];
      expect(Object.keys(localStorage)).toEqual(left);
    },
  );

  it.each(["#logout", "#logout-here"])("signing out clears the drafts (%s)", (leaving) => {
    document.querySelector(leaving)?.addEventListener("click", (event) => event.preventDefault());
    click(leaving);
    expect(sessionStorage.getItem("draft")).toBeNull();
  });
});
