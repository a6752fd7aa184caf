import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { sendAnswer } from '../../src/http/sendAnswer.js'

/** Far more than the buffers of both ends of a connection hold. */
const body = Array.from({ length: 64 }, () => Buffer.alloc(1 << 20))

test('a client that does not read its answer is cut off, and its answer is given up', { timeout: 30_000 }, async () => {
  const server = createServer()
  const ended = new Promise<boolean>((resolve) => {
    server.on('request', async (_, response) => {
      await sendAnswer(response, { status: 200, headers: {}, body }, { bare: false, unreadMilliseconds: 50 })
      resolve(response.writableFinished)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.pause()
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  expect(await ended).toBe(false)
  socket.destroy()
  server.close()
  await once(server, 'close')
})
