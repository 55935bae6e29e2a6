import { beginCardChange } from "@/lib/features/billing/begin-card-change";
import { readCard } from "@/lib/features/billing/queries";
import { useCardInput } from "@/lib/features/billing/schema";
import { switchCard } from "@/lib/features/billing/switch-card";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, readCard),
  POST: route({ access: "adult" }, beginCardChange),
  PUT: route({ access: "adult", input: useCardInput }, switchCard),
});
