"use client";

import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { api, call } from "@/lib/client/api";
import { parseWhyNot } from "@/lib/features/growth/publishing/client";
import { deliveriesKey, type WhyNot } from "@/lib/features/growth/publishing/constants";
import {
  campaignsKey,
  LIST_LENGTH,
  ownPostsKey,
  type Platform,
  type PostView,
  staffPostsKey,
  themesKey,
} from "./constants";
import type { Campaign, MarketingPost, StaffPost, Theme } from "./types";

/** The type as serialized in JSON: dates are ISO 8601 strings. */
type OnWire<T> = {
  readonly [K in keyof T]: T[K] extends Date
    ? string
    : T[K] extends Date | null
      ? string | null
      : T[K];
};
export type ShownPost = OnWire<MarketingPost> & Partial<Pick<StaffPost, "draftedBy">>;
export type ShownCampaign = OnWire<Campaign>;

/** A member's own drafts, or the staff desk. */
export type Desk = "own" | "staff";
const BASE = { own: "/api/marketing", staff: "/api/admin/marketing" } as const;
const listKey = (desk: Desk) => (desk === "own" ? ownPostsKey : staffPostsKey);

/**
 * The newest hundred posts, older ones page by page. Never fetched on the server, because the staff
 * token lives in the browser.
 */
export function usePosts(desk: Desk, view: PostView = "all") {
  return useInfiniteQuery({
    queryKey: [...listKey(desk), view],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams(desk === "staff" ? { view } : {});
      if (pageParam) asked.set("cursor", pageParam);
      return api.get<ShownPost[]>(`${listKey(desk)[0]}?${asked}`, { signal });
    },
    initialPageParam: "",
    getNextPageParam: (page) => (page.length < LIST_LENGTH ? undefined : page.at(-1)?.id),
  });
}

export const useCampaigns = (on: boolean) =>
  useQuery<ShownCampaign[]>({ queryKey: campaignsKey, enabled: on });

/** The public catalog of approaches. */
export const useThemes = () =>
  useQuery<Pick<Theme, "id" | "name" | "shortName">[]>({ queryKey: themesKey });

/** Refetches the lists after a change, even a failed one: a refusal may mean that they're stale. */
const readAgain = (client: QueryClient, desk: Desk): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: listKey(desk) }),
    ...(desk === "staff" ? [campaignsKey, deliveriesKey] : []).map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  ]);

function useChange<V, R>(desk: Desk, change: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation<R, Error, V>({ mutationFn: change, onSettled: () => readAgain(client, desk) });
}

export interface Wish {
  readonly platform: Platform;
  readonly therapyTypeId?: string;
  readonly campaignId?: string;
  /** Stays the same across retries of one draft. */
  readonly key: string;
}

const ask = (path: string, { key, ...body }: Wish): Promise<ShownPost> =>
  api.post(path, body, { headers: { "Idempotency-Key": key } });

export const useGeneratePost = (desk: Desk) =>
  useChange(desk, (wish: Wish) => ask(`${BASE[desk]}/generate-post`, wish));
export const useGenerateStory = (desk: Desk) =>
  useChange(desk, (wish: Wish) => ask(`${BASE[desk]}/success-story`, wish));

export const useDeletePost = (desk: Desk) =>
  useChange(desk, (id: string) => api.delete(`${BASE[desk]}/posts/${id}`));
export const useRestorePost = (desk: Desk) =>
  useChange(desk, (id: string) =>
    api.patch<ShownPost>(`${BASE[desk]}/posts/${id}`, { deleted: false }),
  );

/** Omitted fields stay unchanged. */
export interface PostEdit {
  readonly id: string;
  /** The revision that was read, so that no one overwrites a colleague's change. */
  readonly revision: number;
  readonly title: string;
  readonly content: string;
  readonly hashtags: readonly string[];
  readonly imagePrompt: string;
  readonly videoScript: string;
  readonly imageUrl: string;
  readonly videoUrl: string;
}

export const useEditPost = () =>
  useChange("staff", ({ id, ...body }: PostEdit) =>
    api.patch<ShownPost>(`${BASE.staff}/posts/${id}`, body),
  );

export const useApprovePost = () =>
  useChange("staff", ({ id, ...body }: { id: string; revision?: number; approved: boolean }) =>
    api.post<ShownPost>(`${BASE.staff}/posts/${id}/approve`, body),
  );

export const useSchedulePost = () =>
  useChange("staff", ({ id, scheduledFor }: { id: string; scheduledFor: string | null }) =>
    api.post<ShownPost>(`${BASE.staff}/posts/${id}/schedule`, { scheduledFor }),
  );

export interface NewCampaign {
  readonly name: string;
  readonly description: string;
  readonly targetAudience: string;
  readonly platforms: readonly Platform[];
  readonly key: string;
}

export const useCreateCampaign = () =>
  useChange("staff", ({ key, ...body }: NewCampaign) =>
    api.post<ShownCampaign>(campaignsKey[0], body, { headers: { "Idempotency-Key": key } }),
  );

/** Omitted fields stay unchanged. */
export type CampaignEdit = Partial<Omit<NewCampaign, "key">> & {
  readonly id: string;
  readonly isActive?: boolean;
};

export const useChangeCampaign = () =>
  useChange("staff", ({ id, ...changes }: CampaignEdit) =>
    api.patch<ShownCampaign>(`${campaignsKey[0]}/${id}`, changes),
  );

export interface PublishAllResult {
  /** Platform → whether something was published on it (API-46, API-54). */
  readonly results: Readonly<Record<string, boolean>>;
  readonly why: readonly WhyNot[];
}

export const usePostToAll = (desk: Desk) =>
  useChange<void, PublishAllResult>(desk, async () => {
    const response = await call("POST", `${BASE[desk]}/post-to-all`, {});
    return { results: await response.json(), why: parseWhyNot(response.headers) };
  });
