import { ping } from "@/lib/features/account/session-repository";
import { modelShare } from "@/lib/features/chat/answered-turns";
import { readerState } from "@/lib/reader/loaded";
import { db } from "./db";
import { createLog } from "./log";
import { modelName } from "./providers";

const HEADERS = { "cache-control": "no-store" };

/**
 * GET /api/health (contract 5): 200 while the database answers, else 503. With a model it tells which share of the last hour's turns the
 * model answered (0 to 1, null for none): a model that is set up and never answers looks well otherwise.
 */
export async function health(): Promise<Response> {
  try {
    await ping(db());
    const model = modelName();
    const share = model === "guided" ? {} : { modelShare: await modelShare(db(), new Date()) };
    return Response.json(
      { status: "ok", database: "ok", model, ...share, reader: readerState().reader },
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
