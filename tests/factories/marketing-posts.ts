import { POST as generateAsStaff } from "@/app/api/admin/marketing/generate-post/route";
import { POST as approve } from "@/app/api/admin/marketing/posts/[id]/approve/route";
import { PATCH as edit } from "@/app/api/admin/marketing/posts/[id]/route";
import { POST as schedule } from "@/app/api/admin/marketing/posts/[id]/schedule/route";
import type { ShownPost } from "@/lib/features/growth/marketing/client";
import type { Handler } from "@/lib/server/http/handler";
import { ask } from "@/tests/support/request";
import type { SignedInStaff } from "./people";

type Staff = Pick<SignedInStaff, "cookie" | "headers">;

/** A staff request with a JSON body, with or without an id. */
export const staffCall = (
  handler: Handler,
  { cookie, headers }: Staff,
  { id, body = {}, method = "POST", path }: { id?: string; body?: object; method?: string; path?: string } = {},
) =>
  ask(handler, {
    method,
    cookie,
    headers,
    ...(path ? { path } : {}),
    ...(id ? { params: { id } } : {}),
    ...(method === "GET" ? {} : { body }),
  });

/** A company draft, created the way the desk does. */
export async function aStaffDraft(staff: Staff, body: object = { platform: "twitter" }): Promise<ShownPost> {
  const answer = await staffCall(generateAsStaff, staff, { body });
  if (answer.status !== 201) throw new Error(`no draft: ${answer.text}`);
  return answer.json<ShownPost>();
}

/** An approved post that's ready to go out, with the image and video its platform requires. */
export async function anApprovedPost(staff: Staff, body: object = { platform: "twitter" }): Promise<ShownPost> {
  const { id } = await aStaffDraft(staff, body);
  const media = { imageUrl: "https://media.example.com/a.png", videoUrl: "https://media.example.com/a.mp4" };
  await staffCall(edit, staff, { id, method: "PATCH", body: media });
  const answer = await staffCall(approve, staff, { id });
  if (answer.status !== 200) throw new Error(`not approved: ${answer.text}`);
  return answer.json<ShownPost>();
}

export const scheduled = (staff: Staff, id: string, at: Date | null) =>
  staffCall(schedule, staff, { id, body: { scheduledFor: at?.toISOString() ?? null } });
