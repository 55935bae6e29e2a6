"use client";

import { useEffect, useState } from "react";
import { ReadProblem } from "@/components/staff/read-problem";
import { StaffPage } from "@/components/staff/staff-page";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { useUsers } from "@/lib/across/staff/users/client";
import { MAX_SEARCH, USER_FILTERS, type UserFilter } from "@/lib/across/staff/users/constants";
import { USERS_COPY } from "@/lib/across/staff/users/copy";
import { UserLine } from "./user-line";

/** Delay after the last keystroke before the list is requested. */
const TYPING_MS = 300;

/** /admin/users: lists accounts and their status. */
export function UserDesk({ ownId }: { ownId: string }) {
  const [search, setSearch] = useState("");
  const [show, setShow] = useState<UserFilter>("all");
  return (
    <StaffPage
      title={USERS_COPY.title}
      text={USERS_COPY.text}
      actions={
        <LinkButton href="/admin/audit" variant="secondary">
          {USERS_COPY.audit}
        </LinkButton>
      }
    >
      <search className="grid gap-4 sm:grid-cols-[1fr_14rem]">
        <Field label={USERS_COPY.search}>
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              maxLength={MAX_SEARCH}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
        <Field label={USERS_COPY.show}>
          {(control) => (
            <Select
              {...control}
              data-kept
              value={show}
              onChange={(event) =>
                setShow(USER_FILTERS.find((one) => one === event.target.value) ?? "all")
              }
            >
              {USER_FILTERS.map((one) => (
                <option key={one} value={one}>
                  {USERS_COPY.shown[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </search>
      <UserList search={useSettled(search.trim())} show={show} ownId={ownId} />
    </StaffPage>
  );
}

/** Returns the value once it has stopped changing for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function UserList({ search, show, ownId }: { search: string; show: UserFilter; ownId: string }) {
  const users = useUsers(search, show);
  const found = users.data?.pages.flat() ?? [];
  if (users.isPending) return <Waiting />;
  if (users.isError && found.length === 0) {
    return (
      <ReadProblem
        error={users.error}
        onRetry={() => void users.refetch()}
        retrying={users.isFetching}
      />
    );
  }
  return (
    <section
      aria-label={USERS_COPY.list}
      aria-busy={users.isPlaceholderData}
      className="grid gap-3"
    >
      <p role="status" className="text-ink-soft text-sm">
        {USERS_COPY.found(found.length, users.hasNextPage)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={USERS_COPY.none.title}>
          {search ? USERS_COPY.none.search : USERS_COPY.none.show[show === "all" ? "all" : "other"]}
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {found.map((user) => (
            <UserLine key={user.id} user={user} isSelf={user.id === ownId} />
          ))}
        </ul>
      )}
      {users.isError ? (
        <ReadProblem
          error={users.error}
          onRetry={() => void users.fetchNextPage()}
          retrying={users.isFetching}
        />
      ) : users.hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={users.isFetchingNextPage}
          onClick={() => void users.fetchNextPage()}
        >
          {USERS_COPY.more}
        </Button>
      ) : null}
    </section>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <p role="status" className="sr-only">
        {USERS_COPY.reading}
      </p>
      {[0, 1, 2, 3].map((at) => (
        <Skeleton key={at} className="h-32 rounded-card" />
      ))}
    </div>
  );
}
