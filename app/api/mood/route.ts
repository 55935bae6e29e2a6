import { listMoodFromExtraRead, moodsExtraRead } from "@/lib/features/mood/list-mood";
import { examineMood, recordMood } from "@/lib/features/mood/record-mood";
import { listMoodInput, recordMoodInput } from "@/lib/features/mood/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route(
    { access: "member", input: listMoodInput, extraRead: moodsExtraRead },
    listMoodFromExtraRead,
  ),
  POST: route(
    {
      access: "member",
      input: recordMoodInput,
      creates: true,
      prepare: examineMood,
      limit: "mood",
    },
    recordMood,
  ),
});
