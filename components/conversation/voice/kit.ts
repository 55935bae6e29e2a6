/**
 * Everything that hears, speaks and shows it: one chunk that no page loads before it has come to
 * rest.
 */
export { createEngine } from "./engine";
export { VoiceFace } from "./voice-face";
