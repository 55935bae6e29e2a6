/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { familyKey } from "@/lib/across/family/client";
import { FAMILY_COPY, GUARDIAN_COPY } from "@/lib/across/family/copy";
import { OWN_SIDE_COPY } from "@/lib/across/family/copy/own-side";
import type { FamilyView } from "@/lib/across/family/types";
import { childView } from "@/tests/factories/child-views";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { FamilyRoom } from "./family-room";

const [ADDRESS] = familyKey(Intl.DateTimeFormat().resolvedOptions().timeZone);
const CHILD = `/api/family/children/${childView().id}`;
const MOOD = { id: "m1", mood: "sad", moodScore: 3, createdAt: "2026-02-04T12:00:00.000Z", shared: false } as const;

const guardian = (...children: ReturnType<typeof childView>[]): FamilyView => ({ role: "guardian", children });
const own = (more: object = {}): FamilyView => ({
  role: "child",
  guardianEmail: "p•••@example.com",
  shut: null,
  seen: childView(),
  moods: [MOOD],
  ...more,
});

function open(answer: FamilyView, answers: Parameters<typeof fakeBrowserApi>[0] = {}) {
  const state = { answer };
  const api = fakeBrowserApi({ [`GET ${ADDRESS}`]: () => ({ status: 200, body: state.answer }), ...answers });
  renderPage(<FamilyRoom audience={answer.role === "guardian" ? "adult" : "child"} />);
  return { api, state, user: userEvent.setup() };
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name, hidden: true }));

describe("a parent's page", () => {
  it("LAND-27 shows each child with consent, safety, shown moods and use, in words too", async () => {
    open(
      guardian(
        childView({
          safety: "concern",
          concerns: [{ at: "2026-02-20T12:00:00.000Z" }],
          moods: [{ id: "m1", mood: "happy", moodScore: 8, day: "2026-02-20" }],
        }),
        childView({ id: "other", firstName: "Leo", consent: "notified" }),
      ),
    );
    const ana = within(await screen.findByRole("region", { name: "Ana" }));
    expect(ana.getByText(FAMILY_COPY.adult.safety.concern)).toBeVisible();
    expect(ana.getByText(/We helped on February 20, 2026/)).toBeVisible();
    expect(ana.getByText(FAMILY_COPY.adult.safety.now[0] as string)).toBeVisible();
    expect(within(ana.getByRole("list", { name: /Moods they.ve shown/ })).getByText(/8 of 10/)).toBeVisible();
    expect(ana.getByText("In the last four weeks: 1 day, about 15 minutes in all.")).toBeVisible();
    const leo = within(screen.getByRole("region", { name: "Leo" }));
    expect(leo.getByText(FAMILY_COPY.adult.safety.nothing_needed)).toBeVisible();
    expect(leo.queryByRole("button", { name: GUARDIAN_COPY.erase.act })).toBeNull();
    for (const one of [ana, leo]) expect(one.getByText(FAMILY_COPY.adult.safety.limits)).toBeVisible();
  });

  it("R-07 offers to call off what the parent asked for, and not what the child did", async () => {
    open(guardian(childView({ eraseAfter: "2026-03-04T12:00:00.000Z" })));
    expect(await screen.findByText(/They asked for it themselves/)).toBeVisible();
    expect(screen.queryByRole("button", { name: GUARDIAN_COPY.erase.undo })).toBeNull();
    expect(screen.getByRole("button", { name: GUARDIAN_COPY.erase.act })).toBeVisible();
  });

  it("R-07 says that the account still goes when the child's own wish stands", async () => {
    const eraseAfter = "2026-03-04T12:00:00.000Z";
    open(guardian(childView({ eraseAfter, eraseAskedByGuardian: true })), {
      [`DELETE ${CHILD}/erasure`]: () => ({ status: 200, body: { eraseAfter } }),
    });
    await press(GUARDIAN_COPY.erase.undo);
    expect(await screen.findByText(/the account will still be deleted on March 4, 2026/)).toBeVisible();
  });

  it("AUTH-08 R-07 tells beforehand what changes at the next border, and lets the parent say that it has come", async () => {
    const { api } = open(guardian(childView({ growsUp: { border: 13, on: "2027-03-01" } })), {
      [`POST ${CHILD}/birthday`]: () => ({ status: 200, body: { age: 13 } }),
    });
    const ana = within(await screen.findByRole("region", { name: "Ana" }));
    expect(ana.getByText(/by March 1, 2027/)).toBeVisible();
    expect(ana.getByText(FAMILY_COPY.adult.growing.what[13])).toBeVisible();
    await press("Yes, they are 13");
    expect(await screen.findByText(GUARDIAN_COPY.birthday.done.title)).toBeVisible();
    expect(api.of("POST").map(({ body }) => body)).toEqual([{ turned: 13 }]);
  });

  it("says what to do when nobody is on record", async () => {
    open(guardian());
    expect(await screen.findByText(GUARDIAN_COPY.nobody.title)).toBeVisible();
  });

  it("R-07 asks before the yes is taken back, and reads the page again", async () => {
    const { api, state } = open(guardian(childView()), {
      [`POST ${CHILD}/withdraw`]: () => ({ status: 200, body: { status: "withdrawn" } }),
    });
    await press(GUARDIAN_COPY.withdraw.keep).catch(() => undefined);
    expect(api.of("POST")).toEqual([]);
    state.answer = guardian(childView({ consent: "withdrawn" }));
    const [, confirm] = screen.getAllByRole("button", { name: GUARDIAN_COPY.withdraw.act, hidden: true });
    await userEvent.click(confirm as HTMLElement);
    expect(await screen.findByText(FAMILY_COPY.adult.consent.withdrawn)).toBeVisible();
    expect(screen.queryByRole("button", { name: GUARDIAN_COPY.withdraw.act })).toBeNull();
  });

  it("R-07 lets a parent who took their yes back give it again, and says what 13 years mean until then", async () => {
    const withdrawn = childView({ consent: "withdrawn", growsUp: { border: 13, on: null } });
    const { api, state } = open(guardian(withdrawn), {
      [`POST ${CHILD}/agree`]: () => ({ status: 200, body: { status: "granted" } }),
    });
    expect(await screen.findByText(FAMILY_COPY.adult.growing.withoutYes)).toBeVisible();
    expect(screen.queryByRole("button", { name: "They are 13 now" })).toBeNull();
    expect(screen.getByRole("button", { name: GUARDIAN_COPY.birthday.withoutYes.act })).toBeVisible();
    const [, confirm] = screen.getAllByRole("button", { name: GUARDIAN_COPY.agree.act, hidden: true });
    state.answer = guardian(childView());
    await userEvent.click(confirm as HTMLElement);
    expect(await screen.findByText(FAMILY_COPY.adult.consent.granted)).toBeVisible();
    expect(api.of("POST")).toHaveLength(1);
    expect(screen.queryByRole("button", { name: GUARDIAN_COPY.agree.act })).toBeNull();
  });

  it("R-07 deletes in seven days and can call it off", async () => {
    const eraseAfter = "2026-03-08T12:00:00.000Z";
    const { api, state } = open(guardian(childView()), {
      [`PUT ${CHILD}/erasure`]: () => ({ status: 200, body: { eraseAfter } }),
      [`DELETE ${CHILD}/erasure`]: () => ({ status: 200, body: { eraseAfter: null } }),
    });
    await screen.findByRole("region", { name: "Ana" });
    state.answer = guardian(childView({ eraseAfter, eraseAskedByGuardian: true }));
    await press(GUARDIAN_COPY.erase.confirm);
    expect(await screen.findByText(/will be erased on March 8, 2026/)).toBeVisible();
    state.answer = guardian(childView());
    await press(GUARDIAN_COPY.erase.undo);
    await waitFor(() => expect(screen.queryByText(/will be erased on/)).toBeNull());
    expect(api.calls.filter(({ method }) => method !== "GET").map(({ method }) => method)).toEqual(["PUT", "DELETE"]);
  });

  it("R-07 leads to a fresh sign-in where one is needed", async () => {
    open(guardian(childView()), {
      [`PUT ${CHILD}/erasure`]: () => ({ status: 401, body: { message: "Again", code: "reauth_required" } }),
    });
    await screen.findByRole("region", { name: "Ana" });
    await press(GUARDIAN_COPY.erase.confirm);
    expect(await screen.findByRole("link", { name: GUARDIAN_COPY.erase.signIn })).toHaveAttribute(
      "href",
      "/api/login?returnTo=/family",
    );
  });

  it("can be asked again when it could not be read", async () => {
    let works = false;
    const view = guardian(childView());
    open(view, { [`GET ${ADDRESS}`]: () => (works ? { status: 200, body: view } : { status: 503, body: {} }) });
    expect(await screen.findByText(FAMILY_COPY.adult.readFailed)).toBeVisible();
    works = true;
    await press("Retry");
    expect(await screen.findByRole("region", { name: "Ana" })).toBeVisible();
  });
});

describe("a child's page", () => {
  const copy = OWN_SIDE_COPY.child;

  it("LAND-27 says who the parent is and shows what they see", async () => {
    open(own());
    expect(await screen.findByText(copy.who("p•••@example.com"))).toBeVisible();
    expect(screen.getByText(FAMILY_COPY.child.safety.nothing_needed)).toBeVisible();
    expect(screen.getByText(FAMILY_COPY.child.safety.limits)).toBeVisible();
    expect(screen.getByRole("checkbox", { name: /Feeling Sad/ })).not.toBeChecked();
  });

  it("LAND-27 shows one feeling and takes it back with the same switch", async () => {
    const { api, state } = open(own(), {
      "PATCH /api/family/moods/*": ({ body }) => ({ status: 200, body: { id: "m1", ...(body as object) } }),
    });
    const box = await screen.findByRole("checkbox", { name: /Feeling Sad/ });
    state.answer = own({ moods: [{ ...MOOD, shared: true }] });
    await userEvent.click(box);
    expect(await screen.findByText(copy.share.shown.title)).toBeVisible();
    await waitFor(() => expect(box).toBeChecked());
    state.answer = own();
    await userEvent.click(box);
    expect(await screen.findByText(copy.share.hidden.title)).toBeVisible();
    expect(api.of("PATCH").map(({ body }) => body)).toEqual([{ shared: true }, { shared: false }]);
  });

  it("LAND-27 leaves the switch where it was when that failed", async () => {
    open(own(), { "PATCH /api/family/moods/*": () => ({ status: 500, body: {} }) });
    const box = await screen.findByRole("checkbox", { name: /Feeling Sad/ });
    await userEvent.click(box);
    expect(await screen.findByText(copy.share.failed.description)).toBeVisible();
    expect(box).not.toBeChecked();
  });

  it("ONBD-21 says that nothing is seen before the parent agreed", async () => {
    open(own({ shut: "pending", seen: null, moods: [] }));
    expect(await screen.findByText("Waiting for a grown-up's yes")).toBeVisible();
    expect(screen.getByText(/They don't see anything yet/)).toBeVisible();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("R-07 says after a no that it was one, in the words of home", async () => {
    open(own({ shut: "refused", seen: null, moods: [] }));
    expect(await screen.findByText("The answer was “not now”")).toBeVisible();
    expect(screen.getByText("Your grown-up said no for now. They don't see anything about you here.")).toBeVisible();
    expect(screen.queryByText(/has to say yes|can see this page, too/)).toBeNull();
    expect(screen.getByRole("link", { name: "Go back home" })).toHaveAttribute("href", "/");
  });

  it("R-07 says to a teenager whose parent's address is erased that nobody looks", async () => {
    open(own({ guardianEmail: null, seen: null, moods: [] }));
    expect(await screen.findByText(copy.unseen.title)).toBeVisible();
    expect(screen.queryByText(/say yes/)).toBeNull();
  });

  it("R-07 after a withdrawal only takes back what was shown", async () => {
    const seen = childView({ consent: "withdrawn" });
    open(own({ shut: "withdrawn", seen, moods: [MOOD, { ...MOOD, id: "m2", shared: true }] }));
    const [off, on] = await screen.findAllByRole("checkbox");
    expect(off).toBeDisabled();
    expect(on).toBeEnabled();
    const why = /can't show more right now. Your grown-up changed their yes to no. You can still hide what you showed/;
    expect(screen.getByRole("list", { name: copy.share.listLabel })).toHaveAccessibleDescription(why);
    expect(screen.getByText(FAMILY_COPY.child.consent.withdrawn)).toBeVisible();
  });
});
