import { childInput } from "@/lib/across/family/schema";
import { withdrawYes } from "@/lib/across/family/withdraw-yes";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "adult", input: childInput, limit: "consent" }, withdrawYes),
});
