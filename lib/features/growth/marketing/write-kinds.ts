import type { Ctx } from "@/lib/ports/context";
import type { Draft } from "./types";
import { type Wish, writeDraft } from "./write-draft";

type Asked = Omit<Wish, "kind">;

export const writePost = (ctx: Ctx, asked: Asked): Promise<Draft> =>
  writeDraft(ctx, { ...asked, kind: "post" });

/**
 * Invented and marked as that; built from nothing but the authored stories or the model's own
 * (MKTG-06).
 */
export const writeStory = (ctx: Ctx, asked: Asked): Promise<Draft> =>
  writeDraft(ctx, { ...asked, kind: "story" });
