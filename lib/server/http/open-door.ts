import { newId } from "@/lib/shared/ids";
import { dressAsData } from "./data-headers";
import type { Handler } from "./handler";

/** A call that's open to anyone and only needs a request id: sign-in, sign-out, health. */
export function open(answer: (request: Request) => Promise<Response>): Handler {
  const handle = async (request: Request): Promise<Response> => {
    const answered = await answer(request);
    // Copy the response, because a redirect's headers are immutable.
    const response = new Response(answered.body, answered);
    response.headers.set("x-request-id", newId());
    dressAsData(response.headers);
    return response;
  };
  return Object.assign(handle, { access: "anyone" as const });
}
