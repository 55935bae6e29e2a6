"use client";

import { useState } from "react";
import { DeliveriesPanel } from "@/components/growth/publishing/deliveries-panel";
import { StaffPage } from "@/components/staff/staff-page";
import { Chip } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { usePosts } from "@/lib/features/growth/marketing/client";
import { POST_VIEWS, type PostView } from "@/lib/features/growth/marketing/constants";
import { MARKETING_COPY } from "@/lib/features/growth/marketing/copy";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { Campaigns } from "./campaigns";
import { CreatePanel } from "./create-panel";
import { DeskPost } from "./desk-post";
import { PostList } from "./post-list";
import { PostToAll } from "./post-to-all";
import { StatusPanel } from "./status-panel";

const { staff: copy, list } = PAGES_COPY;

/** The staff's desk for posts (AMKT-01 … AMKT-08): status, drafting, posts and campaigns. */
export function MarketingDesk() {
  return (
    <StaffPage
      title={copy.title}
      text={copy.lead}
      actions={
        <LinkButton href="/admin/connections" variant="secondary">
          {copy.toConnections}
        </LinkButton>
      }
    >
      <CreatePanel desk="staff" />
      <Posts />
      <DeliveriesPanel />
      <Campaigns />
      <StatusPanel />
    </StaffPage>
  );
}

function Posts() {
  const [view, setView] = useState<PostView>("all");
  return (
    <PostList
      posts={usePosts("staff", view)}
      empty={view === "all" ? copy.empty.all : copy.empty.other}
      tools={
        <>
          <fieldset className="order-last flex w-full flex-wrap gap-2">
            <legend className="sr-only">{list.filter}</legend>
            {POST_VIEWS.map((value) => (
              <Chip key={value} aria-pressed={value === view} onClick={() => setView(value)}>
                {MARKETING_COPY.views[value]}
              </Chip>
            ))}
          </fieldset>
          <PostToAll desk="staff" />
        </>
      }
      card={(post) => <DeskPost post={post} />}
    />
  );
}
