/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";
import { freshDesk, opened, seconds, settled } from "@/tests/support/crisis-desk";

beforeEach(freshDesk);
afterEach(() => jest.useRealTimers());

const field = (label: string) => screen.getByLabelText<HTMLSelectElement | HTMLTextAreaElement>(label);

/** Typing letters in a closed select picks an option in every browser; jsdom needs this helper. */
function search(list: HTMLSelectElement, letters: string): void {
  const found = [...list.options].find(({ text }) => text.toLowerCase().startsWith(letters.toLowerCase()));
  if (found) fireEvent.change(list, { target: { value: found.value } });
}

/** Types like a person: each letter goes to the element that has focus at that moment. */
async function type(text: string): Promise<void> {
  let sought = "";
  for (const key of text) {
    const target = document.activeElement as HTMLSelectElement | HTMLTextAreaElement;
    sought += key;
    const isTaken = fireEvent.keyDown(target, { key });
    if (target instanceof HTMLSelectElement) {
      if (isTaken) search(target, sought);
    } else if (isTaken) {
      fireEvent.change(target, { target: { value: target.value + key } });
    }
    await settled();
  }
}

describe("a sentence that is typed into a list of the desk", () => {
  it("ADMN-10 chooses nothing and goes on in the note, so that no deed is stored that nobody did", async () => {
    const { api, user } = await opened();
    await user.keyboard("d");
    await type("Called her sister, she drives there");
    expect(field("Action")).toHaveValue("");
    expect(field("Note")).toHaveValue("Called her sister, she drives there");
    expect(field("Note")).toHaveFocus();
    expect(screen.getByText(/You can't type in a list.*Nothing was chosen/)).toHaveAttribute("role", "status");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await settled();
    expect(api.of("PATCH").map(({ body }) => body)).toEqual([
      { action: "note", note: "Called her sister, she drives there" },
    ]);
    expect(screen.queryByText(/You can't type in a list/)).toBeNull();
  });

  it("ADMN-10 leaves what was chosen before, and what was written before", async () => {
    const { user } = await opened();
    await user.type(field("Note"), "Second call.");
    await user.selectOptions(field("Outcome"), "in_care");
    field("Outcome").focus();
    await type("Reads the messages, no answer");
    expect(field("Outcome")).toHaveValue("in_care");
    expect(field("Note")).toHaveValue("Second call. Reads the messages, no answer");
  });

  it("ADMN-10 is known as one when its words come slowly, and when each begins like a choice", async () => {
    const { user } = await opened();
    await user.keyboard("d");
    await type("Called");
    expect(field("Action")).toHaveValue("called_person");
    await seconds(2);
    await type(" her");
    expect([field("Action").value, field("Note").value]).toEqual(["", "Called her"]);
  });
});

describe("letters that choose from a list of the desk", () => {
  it("ADMN-10 choose as in every list: its first ones, one again and again, and after a while new ones", async () => {
    const { api, user } = await opened();
    await user.keyboard("d");
    await type("cc");
    await seconds(2);
    await type("Rea");
    expect(field("Action")).toHaveValue("read_only");
    expect(field("Note")).toHaveValue("");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await settled();
    expect(api.of("PATCH").map(({ body }) => body)).toEqual([{ action: "act", template: "read_only" }]);
  });

  it("ADMN-10 a space opens a list that nothing was typed into", async () => {
    const { user } = await opened();
    await user.keyboard("d");
    expect(fireEvent.keyDown(field("Action"), { key: " " })).toBe(true);
    expect(field("Action")).toHaveFocus();
  });
});

describe("the one button below action and note", () => {
  it("ADMN-10 says what it stores: the note, the action, or both", async () => {
    const { api, user } = await opened();
    await user.type(field("Note"), "She is with her sister");
    expect(screen.getByRole("button", { name: "Save note" })).toBeEnabled();
    await user.selectOptions(field("Action"), "called_person");
    expect(screen.queryByRole("button", { name: "Save note" })).toBeNull();
    await user.click(
      screen.getByRole("button", { name: "Record: Called the person and talked with them, with the note" }),
    );
    await settled();
    expect(api.of("PATCH").map(({ body }) => body)).toEqual([
      { action: "act", template: "called_person", note: "She is with her sister" },
    ]);
  });

  it("ADMN-10 keeps the outcome that was chosen already, and resolving stores the chosen action first", async () => {
    const { api, user } = await opened();
    await user.selectOptions(field("Outcome"), "safe");
    await user.type(field("Note"), "Third call");
    await user.click(screen.getByRole("button", { name: "Save note" }));
    await settled();
    expect(field("Outcome")).toHaveValue("safe");
    await user.selectOptions(field("Action"), "no_answer");
    await user.click(screen.getByRole("button", { name: "Record action and resolve" }));
    await settled();
    expect(api.of("PATCH").map(({ body }) => body)).toEqual([
      { action: "note", note: "Third call" },
      { action: "act", template: "no_answer" },
      { action: "resolve", template: "safe" },
    ]);
  });

  it("ADMN-10 a note that goes with the chosen action is no outcome", async () => {
    const { api, user } = await opened();
    await user.selectOptions(field("Action"), "no_answer");
    await user.type(field("Note"), "Third call");
    await user.click(screen.getByRole("button", { name: "Record action and resolve" }));
    expect(screen.getByText("Choose an outcome; the note goes with the action")).toBeInTheDocument();
    expect(api.of("PATCH")).toEqual([]);
  });
});
