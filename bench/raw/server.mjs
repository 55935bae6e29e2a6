// The lower bound for every framework: Node's own server with pg and the query of bench/bare.
import { createServer } from "node:http";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 5 });

async function row(url) {
  const id = new URL(url, "http://localhost").searchParams.get("id");
  if (!id) return "Hello";
  const { rows } = await pool.query(
    'SELECT "id", "language"::text, "createdAt" FROM users WHERE "id" = $1',
    [id],
  );
  return rows[0] ?? null;
}

createServer(async (request, response) => {
  const body = Buffer.from(JSON.stringify(await row(request.url)));
  response
    .writeHead(200, { "content-type": "application/json", "content-length": body.byteLength })
    .end(body);
}).listen(Number(process.env.PORT), "127.0.0.1");
