import type { NextRequest } from "next/server";
import { signOut } from "@/lib/server/sign-out";

/** Ends the session in the database, clears the cookie, and lands on / (contract 4). */
export const GET = Object.assign((request: NextRequest) => signOut(request), { access: "anyone" as const });
