"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import { useChangeUser } from "@/lib/across/staff/users/client";
import { USERS_COPY } from "@/lib/across/staff/users/copy";
import type { Change } from "@/lib/across/staff/users/policy";
import type { ChangedUser, ManagedUser } from "@/lib/across/staff/users/types";
import { toastFailedRequest } from "@/lib/client/admin-session";
import { toast } from "@/lib/client/toast";

const { acts, ask, done } = USERS_COPY;

type Turn = "isAdmin" | "isClinician" | "active";

interface UserActsProps {
  user: ManagedUser;
  isSelf: boolean;
  who: string;
}

/**
 * Changes one person's roles and status. Every change can be undone; only deactivating asks first.
 */
export function UserActs({ user, isSelf, who }: UserActsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const change = useChangeUser();

  function turn(what: Turn, to: boolean) {
    const wanted: Change = { [what]: to };
    change.mutate(
      { id: user.id, ...wanted },
      {
        onSuccess: (changed) => toast(toldOf(what, to, who, changed, () => turn(what, !to))),
        onError: toastFailedRequest,
        onSettled: () => dialog.current?.close(),
      },
    );
  }

  const button = (what: Turn, label: string, to: boolean) => (
    <Button variant="secondary" size="sm" pending={isTurning(what)} onClick={() => turn(what, to)}>
      {label}
    </Button>
  );
  const isTurning = (what: Turn): boolean =>
    change.isPending && change.variables[what] !== undefined;

  return (
    <div className="mt-2 grid gap-3">
      {isSelf ? <p className="text-ink-soft text-sm">{USERS_COPY.self}</p> : null}
      <div className="flex flex-wrap gap-2">
        {isSelf
          ? null
          : button("isAdmin", user.isAdmin ? acts.removeAdmin : acts.grantAdmin, !user.isAdmin)}
        {button(
          "isClinician",
          user.isClinician ? acts.removeClinician : acts.grantClinician,
          !user.isClinician,
        )}
        {isSelf || user.active ? null : button("active", acts.activate, true)}
        {isSelf || !user.active ? null : (
          <Button
            variant="danger"
            size="sm"
            aria-haspopup="dialog"
            onClick={() => dialog.current?.showModal()}
          >
            {acts.deactivate}
          </Button>
        )}
        <LinkButton href={`/admin/audit?subject=${user.id}`} variant="quiet" size="sm">
          {acts.trail}
        </LinkButton>
      </div>
      {user.listedAsAdmin || user.listedAsClinician ? (
        <p className="text-ink-soft text-sm">{USERS_COPY.listed}</p>
      ) : null}
      <Dialog
        ref={dialog}
        id={`deactivate-${user.id}`}
        title={ask.title(who)}
        footer={
          <>
            <Button
              variant="danger"
              pending={isTurning("active")}
              onClick={() => turn("active", false)}
            >
              {ask.sure}
            </Button>
            <Button variant="secondary" onClick={() => dialog.current?.close()}>
              {ask.keep}
            </Button>
          </>
        }
      >
        {user.openIncidents > 0 ? (
          <p className="mt-4 rounded-control border border-signal-ink p-3 font-medium text-signal-ink">
            {ask.open(user.openIncidents)}{" "}
            <a className="prose-link" href="/admin/crisis-management">
              {ask.desk}
            </a>
          </p>
        ) : null}
        <ul className="mt-4 grid list-disc gap-2 ps-5 marker:text-primary">
          {ask.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

/** Says what happened and offers to undo it. */
function toldOf(
  what: Turn,
  to: boolean,
  who: string,
  { plan, openIncidents }: ChangedUser,
  back: () => void,
) {
  const title = done[what][to ? "true" : "false"](who);
  const open = openIncidents > 0 ? ` ${done.stillOpen(openIncidents)}` : "";
  const description = to
    ? undefined
    : what === "active"
      ? `${done.plan[plan ?? "none"]}${open}`
      : done.signedOut;
  return { title, description, action: { label: done.undo, onClick: back } };
}
