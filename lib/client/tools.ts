/** Tools available on every page in a sheet on top of it, so opening one doesn't leave the page. */
export type Tool = "breathing" | "grounding" | "safety-plan";

export interface ToolCall {
  readonly tool: Tool;
  /** The conversation it was opened from. */
  readonly sessionId: string | null;
}

type Listener = (call: ToolCall) => void;

const listeners = new Set<Listener>();

/** Opens the tool. Does nothing on a page without the sheet. */
export function openTool(tool: Tool, sessionId: string | null = null): void {
  for (const listener of listeners) listener({ tool, sessionId });
}

export function onToolOpened(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
