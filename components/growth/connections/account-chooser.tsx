"use client";

import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toastFailedRequest } from "@/lib/client/admin-session";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useLeftFocus } from "@/lib/client/use-left-focus";
import { useAccounts, useChooseAccount } from "@/lib/features/growth/connections/client";
import type { ChoosablePlatform } from "@/lib/features/growth/connections/constants";
import { CONNECTIONS_COPY } from "@/lib/features/growth/connections/copy";
import type { ShownAccount } from "@/lib/features/growth/connections/types";

const copy = CONNECTIONS_COPY.chooser;

interface AccountChooserProps {
  platform: ChoosablePlatform;
  /** No one has chosen yet, so nothing is posted. */
  needed: boolean;
}

/**
 * Chooses which of several pages posts go to (CONN-06). The platform is asked only once the chooser
 * is opened.
 */
export function AccountChooser({ platform, needed }: AccountChooserProps) {
  const [isOpen, setOpen] = useState(false);
  const rest = useLeftFocus<HTMLDivElement>(isOpen ? "open" : "rest");
  const accounts = useAccounts(platform, isOpen);
  const words = copy[platform];
  if (!isOpen) {
    return (
      <div ref={rest} tabIndex={-1} className="outline-none">
        <Button
          size="sm"
          variant={needed ? "primary" : "secondary"}
          aria-describedby={`${platform}-card`}
          onClick={() => setOpen(true)}
        >
          {words.open}
        </Button>
      </div>
    );
  }
  if (accounts.isError) {
    const why = accounts.error instanceof ApiError ? accounts.error.detail.message : undefined;
    return (
      <ErrorState
        title={copy.failed}
        onRetry={() => accounts.refetch()}
        retrying={accounts.isFetching}
      >
        {why}
      </ErrorState>
    );
  }
  if (!accounts.data) return <p role="status">{copy.reading}</p>;
  return <Choice platform={platform} accounts={accounts.data} onClosed={() => setOpen(false)} />;
}

interface ChoiceProps {
  platform: ChoosablePlatform;
  accounts: readonly ShownAccount[];
  onClosed: () => void;
}

function Choice({ platform, accounts, onClosed }: ChoiceProps) {
  const id = useId();
  const words = copy[platform];
  const [picked, setPicked] = useState(accounts.find(({ chosen }) => chosen)?.id ?? "");
  const choose = useChooseAccount(platform);

  function save(event: FormEvent) {
    event.preventDefault();
    if (picked === "") return;
    choose.mutate(picked, {
      onSuccess: ({ name }) => {
        toast({ title: copy.chosen(name) });
        onClosed();
      },
      onError: toastFailedRequest,
    });
  }

  return (
    <form
      onSubmit={save}
      className="grid gap-3"
      aria-labelledby={`${platform}-card ${id}`}
      noValidate
    >
      <Field label={words.label} hint={accounts.length === 1 ? words.one : undefined}>
        {(control) => (
          <Select {...control} value={picked} onChange={(event) => setPicked(event.target.value)}>
            <option value="">{copy.pick}</option>
            {accounts.map((account) => (
              <option key={account.id} value={account.id}>
                {account.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button id={id} type="submit" size="sm" pending={choose.isPending} disabled={picked === ""}>
          {words.use}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClosed}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
