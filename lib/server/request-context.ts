import { cookies, headers } from "next/headers";
import { cache } from "react";
import type { Ctx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { regionOf } from "./http/region";
import { createContext } from "./providers";
import { actorOfToken } from "./session";
import { sessionCookieName } from "./session-cookie";

/** One context for all server components of a request, so the session is read only once. */
export const requestContext = cache(async (): Promise<Ctx> => {
  const token = (await cookies()).get(sessionCookieName())?.value;
  return createContext(await actorOfToken(token), newId(), { region: regionOf(await headers()) });
});
