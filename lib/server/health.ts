import { lastHour, modelShare } from "@/lib/core/delivery/hourly-counts/count-hourly";
import { ping } from "@/lib/core/identity/session-repository";
import { countOverdue } from "@/lib/features/billing/event-repository";
import { readerState } from "@/lib/reader/loaded";
import { db } from "./db";
import { createLog } from "./log";
import { modelName, takesPayments } from "./providers";

const HEADERS = { "cache-control": "no-store" };

/**
 * A model that's set up but never answers would otherwise look healthy. So this reports the share
 * of the last hour's turns it answered (0 to 1, null if there were none) and how often the second
 * reader couldn't be asked or read.
 */
const countedOfModel = async (now: Date) => ({
  modelShare: await modelShare(db(), now),
  secondReaderUnread: await lastHour(db(), now, "opinions-unread"),
});

/**
 * Counts payment events that weren't processed. Otherwise no one might notice that someone paid
 * without getting what they paid for.
 */
const countedOfPayments = async (now: Date) => ({
  paymentEventsWaiting: await countOverdue(db(), now),
});

/** GET /api/health (contract 5): 200 while the database answers, otherwise 503. */
export async function health(): Promise<Response> {
  try {
    await ping(db());
    const model = modelName();
    const now = new Date();
    const counted = {
      ...(model === "guided" ? {} : await countedOfModel(now)),
      ...(takesPayments() ? await countedOfPayments(now) : {}),
    };
    return Response.json(
      { status: "ok", database: "ok", model, ...counted, reader: readerState().reader },
      { headers: HEADERS },
    );
  } catch (error) {
    createLog().error("health-failed", error);
    const body = {
      message: "The database can't be reached",
      code: "unavailable",
      status: "degraded",
      database: "away",
    };
    return Response.json(body, { status: 503, headers: { ...HEADERS, "retry-after": "5" } });
  }
}
