/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import type { ShownNote } from "@/lib/across/staff/desk/client";
import { ADA, ago, detail, FIRST, freshDesk, opened, SAM, settled } from "@/tests/support/crisis-desk";

beforeEach(freshDesk);
afterEach(() => jest.useRealTimers());

const ENTRY = "00000000-0000-4000-8000-0000000000e1";
const WHY = "Entered in error";
const note = (over: Partial<ShownNote> = {}): ShownNote => ({
  id: ENTRY,
  action: "act",
  template: "called_person",
  text: "She sounds calm",
  author: SAM,
  createdAt: ago(60),
  struck: null,
  ...over,
});
const showing = (notes: readonly ShownNote[], resolved = false) =>
  opened({ details: { [FIRST]: detail({ notes, resolved, ...(resolved ? { waitingSince: null } : {}) }) } });

describe("an incident with nothing on its record", () => {
  const resolve = async (notes: readonly ShownNote[], outcome: string) => {
    const { api, user } = await showing(notes);
    await user.selectOptions(screen.getByLabelText("Outcome"), outcome);
    await user.click(screen.getByRole("button", { name: "Resolve" }));
    await settled();
    return api.of("PATCH").map(({ body }) => body);
  };
  const struck = { at: ago(30), by: ADA, reason: "It was another patient" };

  it.each([[[]], [[note({ struck })]]])("ADMN-10 is not closed as safe: nobody did anything (%#)", async (notes) => {
    expect(await resolve(notes, "safe")).toEqual([]);
    expect(screen.getByText(/^Nothing is on the record yet/)).toBeInTheDocument();
  });

  it("ADMN-10 is closed as a false alarm, or with what was done", async () => {
    expect(await resolve([], "false_alarm")).toEqual([{ action: "resolve", template: "false_alarm" }]);
  });

  it("ADMN-10 is closed once something was done", async () => {
    expect(await resolve([note()], "safe")).toEqual([{ action: "resolve", template: "safe" }]);
  });
});

describe("an entry that was made by mistake", () => {
  it("ADMN-10 is taken back from the toast that tells of it", async () => {
    const { api, user } = await opened({ patch: () => ({ status: 200, body: { entry: ENTRY } }) });
    await user.selectOptions(screen.getByLabelText("Action"), "called_person");
    await user.click(screen.getByRole("button", { name: "Record: Called the person and talked with them" }));
    await settled();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await settled();
    expect(api.of("PATCH").at(-1)?.body).toEqual({ action: "strike", entry: ENTRY, note: WHY });
    expect(screen.getByText("It stays readable on the record but no longer counts.")).toBeInTheDocument();
  });

  it("ADMN-10 an outcome is taken back by opening the incident again, and then its entry", async () => {
    const { api, user } = await opened({ patch: () => ({ status: 200, body: { entry: ENTRY } }) });
    await user.selectOptions(screen.getByLabelText("Outcome"), "false_alarm");
    await user.click(screen.getByRole("button", { name: "Resolve" }));
    await settled();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await settled();
    expect(api.of("PATCH").map(({ body }) => body)).toEqual([
      { action: "resolve", template: "false_alarm" },
      { action: "reopen" },
      { action: "strike", entry: ENTRY, note: WHY },
    ]);
  });

  it("ADMN-10 is struck through on the record with a reason, or kept after all", async () => {
    const { api, user } = await showing([note()]);
    const what = { name: "Strike through: Acted: Called the person and talked with them" };
    await user.click(screen.getByRole("button", what));
    await user.click(screen.getByRole("button", { name: "Keep it" }));
    expect(api.of("PATCH")).toEqual([]);
    await user.click(screen.getByRole("button", what));
    expect(screen.getByLabelText("Why is it wrong?")).toHaveValue(WHY);
    await user.clear(screen.getByLabelText("Why is it wrong?"));
    await user.type(screen.getByLabelText("Why is it wrong?"), "It was another patient{Enter}");
    await settled();
    expect(api.of("PATCH").map(({ body }) => body)).toEqual([
      { action: "strike", entry: ENTRY, note: "It was another patient" },
    ]);
  });

  it("ADMN-10 by keyboard the reason has the focus, and nothing typed is taken for keys of the desk", async () => {
    const { api, user } = await showing([note()]);
    const button = () =>
      screen.getByRole("button", { name: "Strike through: Acted: Called the person and talked with them" });
    button().focus();
    await user.keyboard("{Enter}");
    expect(screen.getByLabelText("Why is it wrong?")).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Keep it" }));
    expect(button()).toHaveFocus();
    await user.keyboard("{Enter}");
    await user.keyboard("wrong person{Control>}{Enter}{/Control}");
    await settled();
    expect(api.of("PATCH").map(({ body }) => body)).toEqual([{ action: "strike", entry: ENTRY, note: "wrong person" }]);
  });

  it("ADMN-10 stays readable, with who struck it through, when and why, and is not struck through again", async () => {
    await showing([note({ struck: { at: ago(30), by: ADA, reason: "It was another patient" } })]);
    const entry = screen.getByText("Acted: Called the person and talked with them").closest("li") as HTMLElement;
    expect(within(entry).getByText("Acted: Called the person and talked with them").tagName).toBe("S");
    expect(within(entry).getByText("She sounds calm").tagName).toBe("S");
    expect(entry).toHaveTextContent(/^Struck through: Acted.*Struck through: It was another patient by Ada Moss/);
    expect(within(entry).queryByRole("button")).toBeNull();
  });

  it("ADMN-10 what happened in the service, and the outcome of what is closed, are struck through by nobody", async () => {
    await showing([note({ action: "acknowledge", template: null }), note({ id: SAM.id, action: "resolve" })], true);
    expect(screen.getByText("Taken on")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Strike through/ })).toBeNull();
  });
});
