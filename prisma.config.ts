import { resolve } from "node:path";
import { defineConfig } from "prisma/config";

// Prisma would download an engine binary; ours is the official WebAssembly build behind the same
// protocol, so that generating and migrating work without the internet.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= resolve(
  import.meta.dirname ?? __dirname,
  "scripts/schema-engine.mjs",
);

export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
  // Generating needs no database; everything else is called through scripts/with-database.mjs,
  // which sets the address.
  datasource: {
    url: process.env.DATABASE_URL ?? "postgresql://database-url-is-not-set@127.0.0.1:1/none",
  },
});
