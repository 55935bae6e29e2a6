import { newId } from "@/lib/shared/ids";
import { dressAsData } from "./data-headers";
import type { Handler } from "./handler";

/**
 * A call that anyone may make and that needs none of the door but its id: sign-in, sign-out,
 * health.
 */
export function open(answer: (request: Request) => Promise<Response>): Handler {
  const handle = async (request: Request): Promise<Response> => {
    const answered = await answer(request);
    // A redirect's own headers cannot be changed.
    const response = new Response(answered.body, answered);
    response.headers.set("x-request-id", newId());
    dressAsData(response.headers);
    return response;
  };
  return Object.assign(handle, { access: "anyone" as const });
}
