import { randomBytes } from "node:crypto";
import Stripe from "stripe";
import { missing } from "./problem";
import type { Invoice, StripeEvent, Thing } from "./records";

const PREFIX: Record<Thing["object"] | "event" | "subscription_item", string> = {
  customer: "cus",
  price: "price",
  payment_method: "pm",
  setup_intent: "seti",
  payment_intent: "pi",
  charge: "ch",
  dispute: "dp",
  invoice: "in",
  subscription: "sub",
  subscription_item: "si",
  event: "evt",
};

export type Ledger = ReturnType<typeof createLedger>;

/** The local Stripe's entire state: its objects by id, its clock, and its events. */
export function createLedger() {
  const things = new Map<string, Thing>();
  const events: StripeEvent[] = [];
  const listeners: ((event: StripeEvent) => void)[] = [];
  let ahead = 0;

  const now = (): number => Math.floor((Date.now() + ahead) / 1000);

  return {
    now,
    /** Moves the clock forward; the caller handles everything that falls due in between. */
    setClock(to: number): void {
      ahead = Math.max(ahead, to * 1000 - Date.now());
    },

    newId: (object: keyof typeof PREFIX): string => `${PREFIX[object]}_${randomBytes(9).toString("hex")}`,

    add<T extends Thing>(thing: T): T {
      things.set(thing.id, thing);
      return thing;
    },

    find: (id: string): Thing | undefined => things.get(id),

    /** @throws Problem 404 */
    get<K extends Thing["object"]>(object: K, id: string): Extract<Thing, { object: K }> {
      const thing = things.get(id);
      if (thing?.object !== object) throw missing(object.replaceAll("_", ""), id);
      return thing as Extract<Thing, { object: K }>;
    },

    remove: (id: string): void => void things.delete(id),

    /** Newest first. */
    all<K extends Thing["object"]>(object: K): Extract<Thing, { object: K }>[] {
      const found = [...things.values()].filter((thing) => thing.object === object);
      return (found as Extract<Thing, { object: K }>[]).reverse();
    },

    events,
    onEvent: (listener: (event: StripeEvent) => void): void => void listeners.push(listener),

    /** Records an event with the object's current state. */
    tell(type: string, object: Thing): void {
      const event: StripeEvent = {
        id: `${PREFIX.event}_${randomBytes(9).toString("hex")}`,
        object: "event",
        api_version: Stripe.API_VERSION,
        created: now(),
        type,
        data: { object: structuredClone(withoutSecret(object)) },
      };
      events.push(event);
      for (const listener of listeners) listener(event);
    },
  };
}

/** An invoice includes its confirmation secret only if `expand` asks for it. */
export function withoutSecret(thing: Thing): Omit<Thing, "confirmation_secret"> {
  if (thing.object !== "invoice") return thing;
  const { confirmation_secret, ...shown } = thing satisfies Invoice;
  return shown;
}
