/**
 * What stands ready on every page in one sheet above the page: it opens without leaving where the
 * person is.
 */
export type Tool = "breathing" | "grounding" | "safety-plan";

export interface ToolCall {
  readonly tool: Tool;
  /** The conversation in which it was asked for. */
  readonly sessionId: string | null;
}

type Listener = (call: ToolCall) => void;

const listeners = new Set<Listener>();

/** Opens the tool; does nothing on a page without the sheet. */
export function openTool(tool: Tool, sessionId: string | null = null): void {
  for (const listener of listeners) listener({ tool, sessionId });
}

export function onToolOpened(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
