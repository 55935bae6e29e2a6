export default async function teardown() {
  await globalThis.willowTestDatabase?.stop();
}
