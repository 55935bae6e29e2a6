export type ToastVariant = "default" | "destructive";

export interface ToastInput {
  readonly title: string;
  readonly description?: string;
  readonly variant?: ToastVariant;
  /** One action the toast offers, such as an undo. Taking it closes the toast. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

export interface Toast extends ToastInput {
  readonly id: number;
  /** False once dismissed. The record itself is removed `REMOVE_DELAY_MS` later. */
  readonly open: boolean;
}

export const TOAST_LIMIT = 1;
export const AUTO_DISMISS_MS = 5000;
export const REMOVE_DELAY_MS = 5000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const currentToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hides a toast now and removes it 5000 ms later (CONST-03). */
export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  replace(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => replace(toasts.filter((toast) => toast.id !== id)), REMOVE_DELAY_MS);
}

/** Shows a toast in place of the previous one. At most one is ever visible (CONST-03). */
export function toast(input: ToastInput): { id: number; dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  replace([{ ...input, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return { id, dismiss: () => dismissToast(id) };
}
