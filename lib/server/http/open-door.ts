import type { Handler } from "./handler";

/** A call that anyone may make and that needs none of the door: sign-in, sign-out, health, pictures. */
export const open = (answer: (request: Request) => Promise<Response>): Handler =>
  Object.assign((request: Request) => answer(request), { access: "anyone" as const });
