export default async function teardown() {
  await globalThis.service.close()
}
