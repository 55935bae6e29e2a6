export function serverCommand(port: number | string): string[];
