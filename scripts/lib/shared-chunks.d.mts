export function shareChunks(build: string): { files: number; bytes: number };
