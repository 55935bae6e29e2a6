/** @jest-environment jsdom */
import "./first-aid/main";
import { tellAfterSigningOut } from "./signed-out-elsewhere";

/** Messages to the browser's other tabs: each value that is stored. */
const stored = jest.spyOn(Storage.prototype, "setItem");
const heardBy = () => stored.mock.calls.map(([key]) => key).filter((key) => key === "willow.signed-out");

function press(init: MouseEventInit = {}): void {
  document.body.innerHTML = '<a href="/api/logout#">Logout</a>';
  const link = document.querySelector("a");
  // The page stays, because no server responds here.
  link?.addEventListener("click", (event) => event.preventDefault());
  link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
}

beforeEach(() => {
  localStorage.clear();
  stored.mockClear();
});

it.each([
  ["in this tab", {}],
  ["in a tab of its own", { ctrlKey: true }],
])(
  "AUTH-05 a sign-out %s is told to the other tabs once a page is drawn for a visitor, and leaves nothing",
  (_, init) => {
    press(init);
    // Not at the press, because the session may still be valid when they ask.
    expect(heardBy()).toEqual([]);
    tellAfterSigningOut();
    expect(heardBy()).toHaveLength(1);
    tellAfterSigningOut();
    expect([heardBy().length, localStorage.length]).toEqual([1, 0]);
  },
);

it("AUTH-05 a page that is drawn for a visitor tells nothing where nobody signed out", () => {
  tellAfterSigningOut();
  expect(stored).not.toHaveBeenCalled();
});
