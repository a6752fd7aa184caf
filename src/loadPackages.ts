import { createRequire } from 'node:module'
import { IN_BUNDLE, refuseBundle } from './refuseBundle.js'

refuseBundle(import.meta.url)
const require = createRequire(import.meta.url)

/** Functions that load packages on first use. */
export const packages = load()

/** Tools that copy the files of a program follow the path beside this file. Where the sources themselves run, `dist` has the file. */
function load(): typeof import('./packages.cjs') {
  const here = import.meta.url
  try {
    return here.endsWith('.ts') ? createRequire(new URL('../dist/', here))('./packages.cjs') : require('./packages.cjs')
  } catch (cause) {
    throw new Error(IN_BUNDLE, { cause })
  }
}
