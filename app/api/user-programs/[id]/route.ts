import { changeEnrolment } from "@/lib/features/programs/change-enrolment";
import { changeEnrolmentInput } from "@/lib/features/programs/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "member", input: changeEnrolmentInput }, changeEnrolment),
});
