/** @jest-environment jsdom */
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { PLAN_DRAFT } from "@/lib/features/safety-plan/constants";
import { NO_PLAN } from "@/lib/features/safety-plan/policy";
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
  body: { ...(body as SafetyPlan), updatedAt: TEN, crisis_detected: false, severity: "none" },
});

function keeperOf(initial: SafetyPlan = NO_PLAN, tabOnly = false) {
  const events = { onSaved: jest.fn(), onAnswer: jest.fn() };
  const keeper = createPlanKeeper(initial, tabOnly, events);
  /** Resolves once the keeper shows that state. */
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
