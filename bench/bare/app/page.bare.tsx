import { connection } from "next/server";

/** Rendered per request, as every page of the service has to be for its nonce. */
export default async function Page() {
  await connection();
  return <p>Hello</p>;
}
