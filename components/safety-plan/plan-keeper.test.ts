/** @jest-environment jsdom */
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { MAX_ITEMS, PLAN_DRAFT } from "@/lib/features/safety-plan/constants";
import { crowdedSteps, NO_PLAN, sectionsOf } from "@/lib/features/safety-plan/policy";
import type { SafetyPlan } from "@/lib/features/safety-plan/types";
import { type ApiCall, fakeBrowserApi } from "@/tests/fakes/browser-api";
import { createPlanKeeper } from "./plan-keeper";

const WALK = { text: "Walk to the river", phone: null };
const TEA = { text: "Make tea", phone: null };
const NINE = "2026-11-21T09:00:00.000Z";
const TEN = "2026-11-21T10:00:00.000Z";
const PUT = "PUT /api/safety-plan";
const GET = "GET /api/safety-plan";

const saved = ({ body }: ApiCall) => ({
  status: 200,
  body: { ...(body as SafetyPlan), updatedAt: TEN, crisis_detected: false, concern: "none", severity: "none" },
});

function keeperOf(initial: SafetyPlan = NO_PLAN, tabOnly = false) {
  const events = { onSaved: jest.fn(), onAnswer: jest.fn() };
  const keeper = createPlanKeeper(initial, tabOnly, events);
  /** Resolves once the keeper is in this state. */
  const until = (state: string) =>
    new Promise<void>((resolve) => {
      const look = () => keeper.read().state === state && resolve();
      keeper.subscribe(look);
      look();
    });
  return { keeper, events, until };
}

beforeEach(() => sessionStorage.clear());

describe("a plan while it is written", () => {
  it("is saved with every line, over the version that it was made on", async () => {
    const api = fakeBrowserApi({ [PUT]: saved });
    const { keeper, events, until } = keeperOf({ ...NO_PLAN, updatedAt: NINE });
    keeper.change("ownWays", [WALK]);
    await until("saved");
    expect(api.calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ ownWays: [WALK], saferPlace: [], updatedAt: NINE }),
    ]);
    expect(events.onSaved).toHaveBeenCalledWith(expect.objectContaining({ ownWays: [WALK], updatedAt: TEN }));
    expect(readDraft(PLAN_DRAFT)).toBe("");
  });

  it("takes in what another device saved meanwhile, and loses a line of neither", async () => {
    let tries = 0;
    fakeBrowserApi({
      [PUT]: (call) => {
        tries += 1;
        return tries === 1 ? { status: 409, body: { message: "changed", code: "conflict" } } : saved(call);
      },
      [GET]: () => ({ status: 200, body: { ...NO_PLAN, ownWays: [TEA], updatedAt: NINE } }),
    });
    const { keeper, until } = keeperOf();
    keeper.change("ownWays", [WALK]);
    await until("saved");
    expect(keeper.read()).toMatchObject({ merged: true, plan: { ownWays: [TEA, WALK] } });
  });

  it("names the step that two devices made too long, saves the others, and that one once it fits", async () => {
    const ways = (from: number) => Array.from({ length: 5 }, (_, at) => ({ text: `way ${from + at}`, phone: null }));
    let theirs: SafetyPlan = { ...NO_PLAN, ownWays: ways(0), updatedAt: NINE };
    const api = fakeBrowserApi({
      // Like the server: another version is a conflict, and more than eight lines are refused.
      [PUT]: (call) => {
        const sent = call.body as SafetyPlan;
        if (sent.updatedAt !== theirs.updatedAt) return { status: 409, body: { message: "changed", code: "conflict" } };
        if (sent.ownWays.length > MAX_ITEMS) return { status: 400, body: { message: "up to 8 lines" } };
        theirs = { ...sent, updatedAt: TEN };
        return saved(call);
      },
      [GET]: () => ({ status: 200, body: theirs }),
    });
    const { keeper, until } = keeperOf();
    keeper.change("saferPlace", [TEA]);
    keeper.change("ownWays", ways(5));
    await until("crowded");
    expect(crowdedSteps(keeper.read().plan)).toEqual(["ownWays"]);
    expect(keeper.read().plan.ownWays).toHaveLength(10);
    expect(theirs).toMatchObject({ saferPlace: [TEA], ownWays: ways(0) });
    expect(readDraft(PLAN_DRAFT)).toContain("way 9");
    const again = keeperOf(theirs);
    again.keeper.restore();
    await again.until("crowded");
    again.keeper.change("ownWays", again.keeper.read().plan.ownWays.slice(2));
    await again.until("saved");
    expect(theirs.ownWays.map(({ text }) => text)).toEqual(
      [...ways(2).slice(0, 3), ...ways(5)].map(({ text }) => text),
    );
    expect(api.of("PUT").filter(({ body }) => (body as SafetyPlan).ownWays.length > MAX_ITEMS)).toEqual([]);
  });

  it("CRIS-16 what is written into a step that waits for room is read all the same, and kept by nobody", async () => {
    const ways = Array.from({ length: 9 }, (_, at) => ({ text: `way ${at}`, phone: null }));
    const api = fakeBrowserApi({ [PUT]: () => ({ status: 409, body: { message: "changed", crisis_detected: true } }) });
    writeDraft(PLAN_DRAFT, JSON.stringify({ plan: { ...NO_PLAN, ownWays: ways }, base: NO_PLAN }));
    const { keeper, events, until } = keeperOf();
    keeper.restore();
    await until("crowded");
    const told = new Promise<unknown>((resolve) => events.onAnswer.mockImplementation(resolve));
    keeper.change("ownWays", [WALK, ...ways.slice(1)]);
    await expect(told).resolves.toMatchObject({ status: 409, detail: { crisis_detected: true } });
    expect(api.of("PUT").map(({ body }) => body)).toEqual([
      { ...sectionsOf(NO_PLAN), ownWays: [WALK], updatedAt: "1970-01-01T00:00:00.000Z" },
    ]);
    expect(keeper.read()).toMatchObject({ state: "crowded", plan: { ownWays: [WALK, ...ways.slice(1)] } });
  });

  it("stays a draft of the tab while no answer comes, and is sent when it is asked for again", async () => {
    let away = true;
    fakeBrowserApi({
      [PUT]: (call) => {
        if (away) throw new TypeError("Failed to fetch");
        return saved(call);
      },
    });
    const { keeper, until } = keeperOf();
    keeper.change("ownWays", [WALK]);
    await until("offline");
    expect(readDraft(PLAN_DRAFT)).toContain(WALK.text);
    away = false;
    keeper.save();
    await until("saved");
    expect(readDraft(PLAN_DRAFT)).toBe("");
  });

  it("says that it is not saved when the server fails, and keeps the draft", async () => {
    fakeBrowserApi({ [PUT]: () => ({ status: 500, body: { message: "no" } }) });
    const { keeper, until } = keeperOf();
    keeper.change("ownWays", [WALK]);
    await until("failed");
    expect(readDraft(PLAN_DRAFT)).toContain(WALK.text);
  });

  it("comes back out of the draft after a reload, merged with what was saved since", async () => {
    fakeBrowserApi({ [PUT]: saved });
    writeDraft(PLAN_DRAFT, JSON.stringify({ plan: { ...NO_PLAN, ownWays: [WALK] }, base: NO_PLAN }));
    const { keeper, until } = keeperOf({ ...NO_PLAN, ownWays: [TEA], updatedAt: NINE });
    keeper.restore();
    await until("saved");
    expect(keeper.read().plan.ownWays).toEqual([TEA, WALK]);
  });

  it("CRIS-16 R-07 without a parent's yes stays in the tab, and its new lines are still read for a crisis", async () => {
    const refused = { status: 403, body: { message: "no", code: "consent_required", crisis_detected: true } };
    const api = fakeBrowserApi({ [PUT]: () => refused });
    const { keeper, events } = keeperOf(NO_PLAN, true);
    const told = new Promise<unknown>((resolve) => events.onAnswer.mockImplementation(resolve));
    keeper.restore();
    keeper.change("warningSigns", [WALK]);
    await expect(told).resolves.toMatchObject({ status: 403, detail: { crisis_detected: true } });
    expect(api.of("PUT")).toHaveLength(1);
    expect(keeper.read()).toMatchObject({ state: "tab", plan: { warningSigns: [WALK] } });
  });
});
