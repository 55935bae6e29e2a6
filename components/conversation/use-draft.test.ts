/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { hasUnsentDraft } from "@/lib/client/drafts";
import { type Draft, useDraft } from "./use-draft";

const open = () => renderHook(() => useDraft("s1"));
type Open = ReturnType<typeof open>;
const write = ({ result }: Open, text: string) => act(() => result.current.change(text));
function take({ result }: Open) {
  let taken = { content: "", key: "" };
  act(() => {
    taken = result.current.take();
  });
  return taken;
}
function hand({ result }: Open, content: string) {
  let handed = { content: "", key: "" };
  act(() => {
    handed = result.current.hand(content);
  });
  return handed;
}
const sent = ({ result }: Open, text: string) => act(() => result.current.sent(text));
const giveBack = ({ result }: Open, handed: ReturnType<typeof take>) => act(() => result.current.giveBack(handed));

/** Unmounts the page as it is, and mounts a new one that reads what was stored. */
function reload(page: Open): Draft {
  page.unmount();
  return open().result.current;
}

beforeEach(() => sessionStorage.clear());

describe("a reload in the middle of a send", () => {
  it("ERR-07 restores the text under its key", () => {
    const page = open();
    write(page, "do not lose this");
    const { key } = take(page);
    page.unmount();
    const again = open();
    expect(again.result.current.text).toBe("do not lose this");
    expect(take(again)).toEqual({ content: "do not lose this", key });
  });

  it("ERR-07 restores it above what was written since", () => {
    const page = open();
    write(page, "first");
    take(page);
    write(page, "second");
    expect(reload(page).text).toBe("first\nsecond");
  });

  it("ERR-07 restores it also when what was written since is deleted again, and only once", () => {
    const page = open();
    write(page, "first");
    take(page);
    write(page, "sec");
    write(page, "");
    const again = reload(page);
    expect(again.text).toBe("first");
    act(() => again.change("first, and more"));
    expect(open().result.current.text).toBe("first, and more");
  });
});

it("ERR-07 a text that failed and was changed comes back as it was changed", () => {
  const page = open();
  write(page, "first");
  giveBack(page, take(page));
  write(page, "first and more");
  expect(reload(page).text).toBe("first and more");
});

it("forgets what was accepted, and keeps what was written since", () => {
  const page = open();
  write(page, "first");
  take(page);
  write(page, "second");
  sent(page, "first");
  expect(reload(page).text).toBe("second");
});

it("holds nothing unsent once all is accepted", () => {
  const page = open();
  write(page, "first");
  take(page);
  expect(hasUnsentDraft()).toBe(true);
  sent(page, "first");
  expect([hasUnsentDraft(), reload(page).text]).toEqual([false, ""]);
});

it("an accepted activity does not cost a failed text its key", () => {
  const page = open();
  write(page, "first");
  const failed = take(page);
  giveBack(page, failed);
  hand(page, "Box breathing");
  sent(page, "Box breathing");
  expect(take(page).key).toBe(failed.key);
});

describe("what was spoken or tapped, and never stood in the field", () => {
  it("ERR-07 is restored under its key when the page ends in the middle of the send", () => {
    const page = open();
    const { key } = hand(page, "spoken");
    page.unmount();
    const again = open();
    expect(again.result.current).toMatchObject({ text: "spoken", unsent: true });
    expect(take(again)).toEqual({ content: "spoken", key });
  });

  it("ERR-07 keeps its key when it failed: one that did arrive is not stored twice", () => {
    const page = open();
    const handed = hand(page, "spoken");
    giveBack(page, handed);
    expect(take(page)).toEqual(handed);
  });

  it("leaves nothing behind once it is accepted", () => {
    const page = open();
    hand(page, "spoken");
    sent(page, "spoken");
    expect([hasUnsentDraft(), reload(page).text]).toEqual([false, ""]);
  });
});

describe("what was handed over and did not arrive", () => {
  it("ERR-07 is known as unsent on the next page, as after a new sign-in", () => {
    const page = open();
    write(page, "first");
    giveBack(page, take(page));
    expect(reload(page)).toMatchObject({ text: "first", unsent: true });
  });

  it("ERR-07 is known as unsent when the page ended in the middle of the send", () => {
    const page = open();
    write(page, "first");
    take(page);
    expect(reload(page)).toMatchObject({ text: "first", unsent: true });
  });

  it("what was only written, or arrived, is not called unsent", () => {
    const page = open();
    write(page, "half a sentence");
    expect(reload(page).unsent).toBe(false);
    const again = open();
    take(again);
    sent(again, "half a sentence");
    expect(reload(again).unsent).toBe(false);
  });
});
