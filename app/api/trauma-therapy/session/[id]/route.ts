import { changeTraumaFrame } from "@/lib/features/trauma/change-trauma-frame";
import { changeTraumaFrameInput } from "@/lib/features/trauma/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "adult", input: changeTraumaFrameInput }, changeTraumaFrame),
});
