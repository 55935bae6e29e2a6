export function firstAid(): Promise<string>;
