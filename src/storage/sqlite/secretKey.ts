import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SECRET_FILE } from '../../projectFolder.js'
import { StorageFailure } from '../failures.js'
import { KEY_BYTES } from '../port/installation.js'

/** The key in a folder. Its file is created atomically and only once: another process may be creating it too. */
export function openSecretKey(directory: string, randomBytes: (size: number) => Uint8Array): Uint8Array {
  const path = join(directory, SECRET_FILE)
  const known = readKey(path)
  if (known !== undefined) return known
  const draft = `${path}.${process.pid}.${Buffer.from(randomBytes(6)).toString('hex')}`
  writeFileSync(draft, Buffer.from(randomBytes(KEY_BYTES)), { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readKey(path)!
}

function readKey(path: string): Uint8Array | undefined {
  try {
    const key = readFileSync(path)
    if (key.length !== KEY_BYTES) {
      throw new StorageFailure(`${basename(path)} is damaged: it should hold ${KEY_BYTES} bytes.`)
    }
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
