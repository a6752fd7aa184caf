import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'

/** A service for all files of a run. */
export interface Started {
  readonly address: string
  readonly stop: () => Promise<void>
}

export interface SharedService {
  /** Port on which `askAddress` is told the address. */
  readonly port: number
  readonly stop: () => Promise<void>
}

/** A service that starts when the first test asks for its address. */
export async function shareService(start: () => Promise<Started>): Promise<SharedService> {
  let starting: Promise<Started> | undefined
  const listener = createServer(async (socket) => {
    socket.on('error', () => {})
    starting ??= start()
    socket.end(JSON.stringify(await starting.then(({ address }) => ({ address })).catch(String)))
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    port: (listener.address() as AddressInfo).port,
    stop: async () => {
      listener.close()
      await (await starting?.catch(() => undefined))?.stop()
    },
  }
}

/** The address of the service that answers at this port. Throws if it did not start. */
export async function askAddress(port: number): Promise<string> {
  const answer = JSON.parse(await text(connect(port, '127.0.0.1'))) as { readonly address: string } | string
  if (typeof answer === 'string') throw new Error(`A service of the tests did not start: ${answer}`)
  return answer.address
}
