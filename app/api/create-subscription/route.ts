import { createSubscription } from "@/lib/features/billing/create-subscription";
import { type PreparedView, tierInput } from "@/lib/features/billing/schema";
import type { MemberCtx } from "@/lib/ports/context";
import { resource, route } from "@/lib/server/http/route";

/** Calls the provider before the transaction that stores its response, and passes the result on. */
const handOn = async (_: MemberCtx, prepared: PreparedView): Promise<PreparedView> => prepared;

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route(
    { access: "member", input: tierInput, creates: true, status: 200, prepare: createSubscription },
    handOn,
  ),
});
