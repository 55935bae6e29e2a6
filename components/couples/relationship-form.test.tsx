/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hasUnsentDraft } from "@/lib/client/drafts";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { fakeCouplesApi, relationshipOf } from "@/tests/fakes/couples-api";
import { renderPage } from "@/tests/support/render-page";
import { RelationshipCard } from "./relationship-card";

const { relationship: copy, save, cancel } = COUPLES_COPY.adult;

/** The card as a newly loaded page shows it, with its form open. */
async function opened(): Promise<() => void> {
  const { unmount } = renderPage(<RelationshipCard relationship={relationshipOf()} />);
  await userEvent.click(screen.getByRole("button", { name: copy.edit }));
  return unmount;
}
const goals = () => screen.getByLabelText(copy.goals, { exact: false, selector: "textarea" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => sessionStorage.clear());

describe("what was typed about a relationship", () => {
  it("S3 COUP-13 is there again after a link or a reload", async () => {
    fakeCouplesApi({});
    const leave = await opened();
    await userEvent.type(goals(), "{enter}More walks");
    leave();
    await opened();
    expect((goals() as HTMLTextAreaElement).value).toMatch(/\nMore walks$/);
  });

  it.each([
    ["saved", save],
    ["canceled", cancel],
  ])("S3 COUP-13 isn't kept once it's %s", async (_, end) => {
    fakeCouplesApi({ "PATCH /api/relationships/*": { status: 200, body: relationshipOf() } });
    await opened();
    await userEvent.type(goals(), "{enter}More walks");
    expect(hasUnsentDraft()).toBe(true);
    await press(end);
    await waitFor(() => expect(hasUnsentDraft()).toBe(false));
  });
});
