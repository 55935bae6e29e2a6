/**
 * All code that hears, speaks and shows it: one chunk that loads only after the page has settled.
 */
export { createEngine } from "./engine";
export { VoiceFace } from "./voice-face";
