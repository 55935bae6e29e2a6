import { ping } from "@/lib/features/account/session-repository";
import { readerState } from "@/lib/reader/loaded";
import { db } from "./db";
import { createLog } from "./log";
import { modelName } from "./providers";

const HEADERS = { "cache-control": "no-store" };

/** GET /api/health (contract 5): 200 while the database answers, else 503. */
export async function health(): Promise<Response> {
  try {
    await ping(db());
    return Response.json(
      { status: "ok", database: "ok", model: modelName(), reader: readerState().reader },
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
