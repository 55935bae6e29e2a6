import type { MemberCtx } from "@/lib/ports/context";
import { dayOf } from "@/lib/shared/dates";
import { daysOf, FAMILY_PERIOD, type FamilyItem, type Item, type ProviderItem } from "./constants";
import {
  certificatesOf,
  type Look,
  linesOf,
  moodsOf,
  movementOf,
  planOf,
  programmesOf,
} from "./parts";
import { shownName } from "./policy";
import type { PlainShare } from "./repository";
import type { FamilyView, ProviderSummary } from "./types";
import { weeksOf } from "./weeks";

/** Reads a part only if it's shared, so nothing else can slip into the response. */
const partsOf =
  ({ scope }: PlainShare) =>
  async <T>(item: Item, read: () => Promise<T>): Promise<T | null> =>
    scope.includes(item) ? read() : null;

const lookOf = (owner: MemberCtx, share: PlainShare): Look => ({
  since: new Date(owner.now().getTime() - daysOf(share.period ?? FAMILY_PERIOD)),
  zone: share.timeZone,
});

/** The invited person's view, as the owner has currently chosen it. */
export async function familyView(owner: MemberCtx, share: PlainShare): Promise<FamilyView> {
  const [part, look] = [partsOf(share), lookOf(owner, share)];
  return {
    kind: "family",
    id: share.id,
    name: shownName(owner.actor.user, share.nameShown),
    items: share.scope as readonly FamilyItem[],
    moods: await part("moods", () => moodsOf(owner, look)),
    programmes: await part("programmes", () => programmesOf(owner)),
    certificates: await part("programmes", () => certificatesOf(owner, look)),
    planPeople: await part("planPeople", () => linesOf(owner, "helpers")),
    planSigns: await part("planSigns", () => linesOf(owner, "warningSigns")),
  };
}

/** The care provider's view. */
export async function providerSummary(
  owner: MemberCtx,
  share: PlainShare,
): Promise<ProviderSummary> {
  const [part, look] = [partsOf(share), lookOf(owner, share)];
  return {
    kind: "provider",
    name: shownName(owner.actor.user, share.nameShown),
    items: share.scope as readonly ProviderItem[],
    from: dayOf(look.since, look.zone),
    to: dayOf(owner.now(), look.zone),
    expiresAt: share.expiresAt.toISOString(),
    moods: await part("moods", async () => {
      const moods = await moodsOf(owner, look);
      return {
        checkIns: moods.length,
        days: new Set(moods.map(({ day }) => day)).size,
        weeks: weeksOf(moods),
      };
    }),
    programmes: await part("programmes", () => programmesOf(owner)),
    movement: await part("movement", () => movementOf(owner, look)),
    safetyPlan: await part("safetyPlan", () => planOf(owner)),
  };
}
