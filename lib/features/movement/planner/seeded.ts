/** Numbers in [0, 1) determined by the seed alone: mulberry32 over an FNV-1a hash of the text. */
export function seeded(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1)
    state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
