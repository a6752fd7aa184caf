import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createServiceServer } from '../../src/http/serviceServer.js'

test.each([
  ['NONSENSE\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\n\r\n', 400],
  ['CONNECT localhost:80 HTTP/1.1\r\nhost: localhost\r\n\r\n', 405],
])('after %j the server ends the connection of a client that never closes its side', async (sent, status) => {
  const server = createServiceServer((_, response) => void response.end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void client.destroy())
  const [accepted] = (await once(server, 'connection')) as [Socket]
  const closed = once(accepted, 'close')
  client.write(sent)
  const [answer] = (await once(client, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  await closed
  await new Promise((resolve) => server.close(resolve))
})
