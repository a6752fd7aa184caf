// A plugin of the bundler that escapes characters beyond ASCII. One beyond Latin-1 makes V8 keep the whole text of a chunk in two bytes a
// character, and decoding takes longer.

/** Share of such characters from which a chunk is left as it is: the lists of a language would grow. */
const MOST = 0.002

/**
 * The code with escapes, which mean the same in names, literals and patterns, and in a text of String.raw only where it becomes a
 * pattern. After a backslash they would not.
 */
function escaped(code) {
  if (/\\[^\0-\x7f]/.test(code)) throw new Error('A character beyond ASCII follows a backslash.')
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

export const asciiCode = () => ({
  name: 'ascii-code',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const found = chunk.code.match(/[^\0-\x7f]/g)?.length ?? 0
      if (found < chunk.code.length * MOST) chunk.code = escaped(chunk.code)
    }
  },
})
