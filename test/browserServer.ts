import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from './client/chromiumPath.js'
import { type Started, shareService } from './sharedService.js'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Port on which the address of the browser of this run is told. */
    readonly browserPort: number
  }
}

/** One Chromium for all files of a run, started when the first test asks for it. */
export default async function browserServer(project: TestProject): Promise<() => Promise<void>> {
  const { port, stop } = await shareService(start)
  project.provide('browserPort', port)
  return stop
}

async function start(): Promise<Started> {
  const server = await chromium.launchServer({ executablePath: chromiumPath!, args: ['--no-sandbox'] })
  return { address: server.wsEndpoint(), stop: () => server.close() }
}
