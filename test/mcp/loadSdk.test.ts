import { expect, test } from 'vitest'
import { loadSdk } from '../../src/mcp/loadSdk.js'

test('a missing package is an error that says how to install it, others stay', async () => {
  const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' })
  await expect(loadSdk(() => Promise.reject(missing))).rejects.toMatchObject({
    code: 'ERROR',
    message: expect.stringContaining('npm install @modelcontextprotocol/sdk'),
  })
  await expect(loadSdk(() => Promise.reject(new SyntaxError('broken')))).rejects.toThrow('broken')
})
