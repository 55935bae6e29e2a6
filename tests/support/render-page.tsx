import { QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { Toaster } from "@/components/ui/toaster";
import { CRISIS_DIALOG_ID } from "@/lib/client/crisis";
import { createQueryClient } from "@/lib/client/query-client";
import { currentToasts, dismissToast } from "@/lib/client/toast";

/**
 * Renders part of a page with its surroundings: the query client (with the data the server read),
 * toasts, and the crisis dialog.
 */
export function renderPage(part: ReactElement, known: readonly (readonly [QueryKey, unknown])[] = []) {
  // A toast from an earlier test must not be mistaken for one from this test.
  for (const { id } of currentToasts()) dismissToast(id);
  const client = createQueryClient();
  for (const [key, data] of known) client.setQueryData(key, data);
  // jsdom has the dialog element but can neither open nor close it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  const view = render(
    <QueryClientProvider client={client}>
      {part}
      <dialog id={CRISIS_DIALOG_ID}>People you can reach</dialog>
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, client };
}
