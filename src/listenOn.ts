import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Lets a server listen on a port (0 takes any free one) of an address, and resolves with its URL: `http://127.0.0.1:PORT`.
 * Rejects with the error of Node.js where that is impossible.
 */
export async function listenOn(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const bound = server.address() as AddressInfo
  return `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`
}

/** Stops listening and ends all connections, also those with a running request. */
export async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await closed
}
