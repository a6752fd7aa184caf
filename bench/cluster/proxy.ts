import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Passes connections on to the nodes in turns. */
export interface Proxy {
  readonly port: number
  close(): Promise<void>
}

/**
 * A load balancer of connections: each goes to the next node that takes it. Nothing that was sent is sent again, so a client whose
 * node is killed loses its answer.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  let turn = 0
  const sockets = new Set<Socket>()
  const track = (socket: Socket): Socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => {})
    return socket
  }
  const server = createServer({ pauseOnConnect: true }, (client) => {
    track(client)
    const first = turn++
    const dial = (attempt: number): void => {
      if (attempt === ports.length) {
        client.destroy()
        return
      }
      const node = track(connect(ports[(first + attempt) % ports.length]!, '127.0.0.1'))
      const next = (): void => dial(attempt + 1)
      node.once('error', next)
      node.once('connect', () => {
        node.off('error', next)
        node.once('close', () => client.destroy())
        client.once('close', () => node.destroy())
        client.pipe(node).pipe(client)
        client.resume()
      })
    }
    dial(0)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
