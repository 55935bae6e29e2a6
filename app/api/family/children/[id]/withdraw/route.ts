import { childInput } from "@/lib/features/guardianship/schema";
import { withdrawYes } from "@/lib/features/guardianship/withdraw-yes";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "adult", input: childInput, limit: "consent" }, withdrawYes),
});
