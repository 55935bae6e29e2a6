export function poolerPath(): string | undefined;
