export function serverCommand(port: number | string): string[];
export const SERVER_MEMORY: { readonly MALLOC_ARENA_MAX: string };
