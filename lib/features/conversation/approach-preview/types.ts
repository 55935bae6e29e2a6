export interface PromptPreview {
  /** What a model is told before a conversation, whole. */
  readonly prompt: string;
  /**
   * What answers now: without a model the guided engine goes by its own authored steps and reads no
   * prompt.
   */
  readonly guide: "guided" | "openai";
}
