// The driver adapter for Prisma's schema engine. adapter-pg alone isn't enough for migrations: it
// rejects the catalog's "char" columns (oid 18), splits scripts at every ";", and would open its
// shadow database on the real one.
import { randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";

const CHAR_OID = 18;
const TEXT_OID = 25;

/** @param {string} address a postgresql:// address */
function connectionOf(address) {
  const url = new URL(address);
  const sslMode = url.searchParams.get("sslmode");
  return {
    host: decodeURIComponent(url.hostname),
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    schema: url.searchParams.get("schema") ?? undefined,
    max: 4,
    ...(sslMode && sslMode !== "disable"
      ? { ssl: { rejectUnauthorized: sslMode.startsWith("verify") } }
      : {}),
  };
}

/**
 * Reads "char" columns as text while the engine inspects the catalog, and reports their real type.
 */
function readCatalogueChars(adapter) {
  const { performIO, queryRaw } = Object.getPrototypeOf(Object.getPrototypeOf(adapter));
  let charColumns = [];
  adapter.performIO = async (query) => {
    const result = await performIO.call(adapter, query);
    charColumns = [];
    for (const [index, field] of (result.fields ?? []).entries()) {
      if (field.dataTypeID !== CHAR_OID) continue;
      field.dataTypeID = TEXT_OID;
      charColumns.push(index);
    }
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw.call(adapter, query);
    for (const index of charColumns) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
}

async function openDatabase(connection, database, whenClosed) {
  const { schema, ...target } = connection;
  const pool = new pg.Pool({ ...target, database });
  pool.on("error", () => {});
  const adapter = await new PrismaPg(pool, { schema }).connect();
  readCatalogueChars(adapter);
  adapter.executeScript = async (script) => {
    await pool.query(script);
  };
  adapter.dispose = async () => {
    await pool.end();
    await whenClosed?.();
  };
  return adapter;
}

async function openShadowDatabase(connection) {
  const admin = new pg.Client(connection);
  await admin.connect();
  const name = `prisma_migrate_shadow_db_${randomUUID()}`;
  await admin.query(`CREATE DATABASE "${name}" TEMPLATE template0`);
  return openDatabase(connection, name, async () => {
    await admin.query(`DROP DATABASE "${name}" WITH (FORCE)`);
    await admin.end();
  });
}

/** @param {string} address a postgresql:// address */
export function migrationAdapter(address) {
  const connection = connectionOf(address);
  return bindMigrationAwareSqlAdapterFactory({
    provider: "postgres",
    adapterName: "@prisma/adapter-pg",
    connect: () => openDatabase(connection, connection.database),
    connectToShadowDb: () => openShadowDatabase(connection),
  });
}
