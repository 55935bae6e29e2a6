import { Pool } from "pg";

/** The same number of connections as the service keeps. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 5 });

/** Reads one person by id: the least a route with a database can do. */
export async function GET(request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get("id");
  const { rows } = await pool.query(
    'SELECT "id", "language"::text, "createdAt" FROM users WHERE "id" = $1',
    [id],
  );
  return Response.json(rows[0] ?? null);
}
