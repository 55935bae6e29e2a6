import { POST as generateAsStaff } from "@/app/api/admin/marketing/generate-post/route";
import { POST as approve } from "@/app/api/admin/marketing/posts/[id]/approve/route";
import { PATCH as edit } from "@/app/api/admin/marketing/posts/[id]/route";
import { POST as schedule } from "@/app/api/admin/marketing/posts/[id]/schedule/route";
import type { ShownPost } from "@/lib/features/growth/marketing/client";
import type { Handler } from "@/lib/server/http/handler";
import { ask } from "@/tests/support/request";
import type { SignedInStaff } from "./people";

type Staff = Pick<SignedInStaff, "cookie" | "headers">;

/** A staff call with a JSON body, on one thing or on none. */
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

/** A draft of the company, as the desk makes it. */
export async function aStaffDraft(staff: Staff, body: object = { platform: "twitter" }): Promise<ShownPost> {
  const answer = await staffCall(generateAsStaff, staff, { body });
  if (answer.status !== 201) throw new Error(`no draft: ${answer.text}`);
  return answer.json<ShownPost>();
}

/** Approved and ready to go out, with the picture and video that its platform asks for. */
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
