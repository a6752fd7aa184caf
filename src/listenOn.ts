import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Lets a server listen on a port (0 takes any free one) of an address, and resolves with its URL: `http://127.0.0.1:PORT`.
 * Rejects with the error of Node.js where that is impossible. Half of the files that the process may open are kept from connections.
 */
export async function listenOn(server: Server, port: number, host: string): Promise<string> {
  server.maxConnections = mostFiles() / 2
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

/**
 * Files that this process may open, where the system tells: on Linux. Were connections to take all of them, what is first loaded then
 * would be lost for good, since Node.js does not load a module again that it could not open.
 */
function mostFiles(): number {
  try {
    return Number(/open files +(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))![1])
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Stops listening and ends all connections, also those with a running request. */
export async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await closed
}
