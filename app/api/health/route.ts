import { health } from "@/lib/server/health";

export const GET = Object.assign(() => health(), { access: "anyone" as const });
