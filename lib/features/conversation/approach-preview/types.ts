export interface PromptPreview {
  /** The whole prompt a model gets before a conversation. */
  readonly prompt: string;
  /**
   * Who answers now: without a model the guided engine follows its own authored steps and reads no
   * prompt.
   */
  readonly guide: "guided" | "openai";
}
