import { changeTraumaFrameInput } from "@/lib/features/conversation/trauma/schema";
import { changeTraumaFrame } from "@/lib/features/trauma/change-trauma-frame";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "adult", input: changeTraumaFrameInput }, changeTraumaFrame),
});
