import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to a database on which the answer to a commit can be lost. */
export interface LosingConnection {
  readonly url: string
  /** The next commit reaches the database, and its connection ends before the answer comes. */
  loseNext(): void
}

export async function losingCommit(url: string): Promise<LosingConnection> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isLosing = false
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    let isLost = false
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    client.on('data', (sent) => {
      if (isLosing && sent.includes('COMMIT')) [isLosing, isLost] = [false, true]
      database.write(sent)
    })
    database.on('data', (answer) => {
      if (isLost) client.destroy()
      else client.write(answer)
    })
    client.on('close', () => database.end())
    database.on('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const own = new URL(url)
  own.port = String((server.address() as AddressInfo).port)
  return {
    url: own.href,
    loseNext: () => {
      isLosing = true
    },
  }
}
