import type { Ctx } from "@/lib/ports/context";
import type { Draft } from "./types";
import { type Wish, writeDraft } from "./write-draft";

type Asked = Omit<Wish, "kind">;

export const writePost = (ctx: Ctx, asked: Asked): Promise<Draft> =>
  writeDraft(ctx, { ...asked, kind: "post" });

/**
 * Writes an invented story, labeled as such; based only on the authored stories or the model's own
 * (MKTG-06).
 */
export const writeStory = (ctx: Ctx, asked: Asked): Promise<Draft> =>
  writeDraft(ctx, { ...asked, kind: "story" });
