import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openEngine } from '../../src/engine.js'
import { emptyFolder } from '../storage/folder.js'

test.runIf(process.platform === 'linux')(
  'more connections than a process may have cost it no handle that it needs itself',
  async () => {
    const directory = emptyFolder()
    const engine = await openEngine({ directory, threads: 0 })
    const project = engine.project((await engine.projects.create({ name: 'Rooms', language: 'en' })).project_id)
    await project.upload({ docs: [{ text: 'A quiet room.' }, { text: 'A loud room.' }] })
    await project.build({ skip_sentiment: true })
    await project.waitForBuild()
    const { project_id } = await project.get()
    await engine.close()

    const program = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))
    const args = [process.execPath, program, 'serve', '--directory', directory, '--threads', '0']
    const server = spawn('sh', ['-c', 'ulimit -n 400; exec "$0" "$@"', ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    onTestFinished(() => void server.kill('SIGKILL'))
    const [line] = (await once(server.stdout, 'data')) as [Buffer]
    const { url, token } = JSON.parse(line.toString()) as { url: string; token: string }

    const ask = async (): Promise<number> =>
      (await fetch(`${url}/api/v5/projects/${project_id}/docs/`, { headers: { authorization: `Token ${token}` } }))
        .status
    let closed = 0
    const sockets: Socket[] = []
    const release = (): void => {
      for (const socket of sockets) socket.destroy()
    }
    onTestFinished(release)
    // A connection that is kept, on which something is asked for which modules have to be loaded.
    const kept = connect(Number(new URL(url).port))
    sockets.push(kept)
    await once(kept, 'connect')
    for (let i = 0; i < 500; i++) {
      const socket = connect(Number(new URL(url).port))
      sockets.push(
        socket
          .on('error', () => {})
          .on('close', () => closed++)
          .resume(),
      )
    }
    // 200 of 501 are taken, so that 301 end.
    await expect.poll(() => closed, { timeout: 30_000 }).toBe(301)
    kept.write(`GET /api/v5/projects/${project_id}/docs/ HTTP/1.1\r\nhost: a\r\nauthorization: Token ${token}\r\n\r\n`)
    const [answer] = (await once(kept, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200/)
    for (const socket of sockets) socket.destroy()
    await expect.poll(ask).toBe(200)
  },
)
