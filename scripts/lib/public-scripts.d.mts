export function firstAid(): Promise<string>;
export function makePublicScripts(): Promise<void>;
export function watchPublicScripts(root?: string): Promise<() => Promise<void>>;
