"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LiveFieldset } from "@/components/ui/live-fieldset";
import { useShares } from "@/lib/across/your-data/shares/client";
import type { FamilyItem, Item } from "@/lib/across/your-data/shares/constants";
import { SHARES_COPY } from "@/lib/across/your-data/shares/copy";
import type { Share } from "@/lib/across/your-data/shares/types";
import { toast } from "@/lib/client/toast";
import { useStoredDraft } from "@/lib/client/use-stored-draft";
import { ItemTicks } from "./item-ticks";
import { NameAndNote } from "./name-and-note";
import { useMaking } from "./use-making";

const copy = SHARES_COPY.adult.make.family;

const asStored = (address: string): string => address.trim().toLowerCase();

/** The owner's note from the last invitation to this address; empty if there was none. */
function noteBefore(shares: readonly Share[], address: string): string {
  const last = shares
    .filter(
      ({ direction, inviteeEmail, label }) =>
        direction === "given" && label && inviteeEmail === asStored(address),
    )
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
  return last?.label ?? "";
}

/** The note for this address: as typed, or else the previous one, unless it was emptied by hand. */
function useNote(address: string) {
  const shares = useShares().data ?? [];
  const [typed, setTyped] = useStoredDraft("shares.family-note");
  const [emptiedFor, setEmptiedFor] = useState<string>();
  const isEmptied = emptiedFor === asStored(address);
  return {
    note: typed || isEmptied ? typed : noteBefore(shares, address),
    setNote(text: string) {
      setTyped(text);
      setEmptiedFor(text ? undefined : asStored(address));
    },
    forget() {
      setTyped("");
      setEmptiedFor(undefined);
    },
  };
}

/**
 * Invites one person. Typed text survives a reload and a failed send; inviting someone again keeps
 * their note.
 */
export function FamilyForm({ onMade }: { onMade: (id: string) => void }) {
  const { send, isPending, refusal, nameShown, setNameShown } = useMaking();
  const [email, setEmail] = useStoredDraft("shares.email");
  const { note, setNote, forget } = useNote(email);
  const [items, setItems] = useState<readonly Item[]>([]);
  const [tried, setTried] = useState(false);
  const blank = email.trim() === "";

  async function invite(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (blank || isPending || items.length === 0) return;
    const chosen = items as readonly FamilyItem[];
    const made = await send({
      kind: "family",
      inviteeEmail: email.trim(),
      items: chosen,
      label: note,
    });
    if (!made) return;
    setEmail("");
    forget();
    setItems([]);
    setTried(false);
    toast(made.renewed ? copy.renewed : made.mailedLately ? copy.mailedLately : copy.sent);
    onMade(made.id);
  }

  return (
    <form method="post" noValidate onSubmit={invite} className="mt-5 grid gap-5">
      <LiveFieldset>
        <Field label={copy.email} hint={copy.emailHint} error={refusal}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <ItemTicks kind="family" ticked={items} onChange={setItems} isMissing={tried} />
        <NameAndNote nameShown={nameShown} onName={setNameShown} note={note} onNote={setNote} />
        <Button type="submit" disabled={blank} pending={isPending} className="justify-self-start">
          {copy.send}
        </Button>
      </LiveFieldset>
    </form>
  );
}
