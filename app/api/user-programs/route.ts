import { enrol } from "@/lib/features/programs/enrol";
import { listEnrolments } from "@/lib/features/programs/list-enrolments";
import { enrolInput } from "@/lib/features/programs/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, listEnrolments),
  POST: route(
    {
      access: "member",
      input: enrolInput,
      creates: true,
      status: ({ created }) => (created ? 201 : 200),
      present: ({ enrolment }) => enrolment,
    },
    enrol,
  ),
});
