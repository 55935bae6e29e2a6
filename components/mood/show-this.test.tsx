/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OWN_SIDE_COPY } from "@/lib/across/family/copy/own-side";
import { UNDO_MS } from "@/lib/features/mood/constants";
import type { MoodEntry } from "@/lib/features/mood/types";
import type { Audience } from "@/lib/shared/audience";
import { moodEntry } from "@/tests/factories/moods";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { MoodTracker } from "./mood-tracker";
import { ShowThis } from "./show-this";

const copy = OWN_SIDE_COPY.child.share;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("LAND-27 shows one check-in to the parent and takes it back", async () => {
  const api = fakeBrowserApi({
    "PATCH /api/family/moods/*": ({ body }) => ({ status: 200, body: { id: "m1", ...(body as object) } }),
  });
  renderPage(<ShowThis id="m1" />);
  await press(copy.showThis);
  expect(await screen.findByText(copy.shown.title)).toBeVisible();
  await press(copy.takeBack);
  expect(await screen.findByText(copy.hidden.title)).toBeVisible();
  expect(api.of("PATCH").map(({ path, body }) => [path, body])).toEqual([
    ["/api/family/moods/m1", { shared: true }],
    ["/api/family/moods/m1", { shared: false }],
  ]);
});

it.each<[Audience, string, number]>([
  ["child", "Feeling Sad", 1],
  ["adult", "Sad", 0],
])("LAND-27 is offered after a check-in of a %s", async (audience, label, count) => {
  jest.useFakeTimers();
  try {
    fakeBrowserApi({
      "GET /api/mood": () => ({ status: 200, body: [] }),
      "POST /api/mood": ({ body }) => ({ status: 201, body: moodEntry(body as Partial<MoodEntry>) }),
    });
    renderPage(<MoodTracker audience={audience} />, [[["/api/mood"], []]]);
    fireEvent.click(screen.getByRole("button", { name: label }));
    await act(() => jest.advanceTimersByTimeAsync(UNDO_MS - 100));
    expect(screen.queryByRole("button", { name: copy.showThis })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.queryAllByRole("button", { name: copy.showThis })).toHaveLength(count);
  } finally {
    jest.useRealTimers();
  }
});
