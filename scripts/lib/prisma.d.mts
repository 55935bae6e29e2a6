/** Names of the migrations that this database still lacks. */
export function pendingMigrations(databaseUrl: string): Promise<string[]>;
