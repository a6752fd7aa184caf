/**
 * The affix file (.aff) of a Hunspell dictionary, as far as stems need it: how forms are made of the words of the dictionary.
 * Flags are single code units here, whatever the file writes them as, and a set of flags is a string.
 */
export interface AffixRules {
  /** Suffixes and prefixes by the text that they add. */
  readonly suffixes: ReadonlyMap<string, readonly Affix[]>
  readonly prefixes: ReadonlyMap<string, readonly Affix[]>
  /** Flags of words that are no words by themselves: misspellings, and parts of compounds. */
  readonly noWords: string
  /** The flag of words that occur only with an affix; empty without one. */
  readonly needsAffix: string
  /** Reads the flags of a word, as they stand behind its slash. */
  readonly flagsOf: (text: string) => string
  /** Removes the characters that the dictionary ignores. */
  readonly plain: (word: string) => string
}

export interface Affix {
  readonly flag: string
  /** What the affix adds. */
  readonly added: string
  /** What the affix replaces. */
  readonly strip: string
  /** What the word without the affix must match. */
  readonly condition: RegExp | undefined
  /** Whether prefixes and suffixes that cross can occur together. */
  readonly crosses: boolean
  /** Flags of the affixes that can follow this one. */
  readonly continuation: string
}

/** Reads the text of an affix file; `normalForm` folds what affixes add as it does words. Throws a RangeError that names the line for one that is no affix file. */
export function parseAffixes(text: string, normalForm: (word: string) => string): AffixRules {
  const suffixes = new Map<string, Affix[]>()
  const prefixes = new Map<string, Affix[]>()
  const options = new Map<string, string>()
  const aliases: string[] = []
  const crossing = new Set<string>()
  const single = (flag: string): string => flagReaders[options.get('FLAG') ?? '']?.(flag) ?? flag
  const read = new Map<string, string>()
  const flagsOf = (flags: string): string => {
    let known = read.get(flags)
    if (known === undefined) {
      known = aliases.length > 0 ? (aliases[Number(flags)] ?? '') : single(flags)
      read.set(flags, known)
    }
    return known
  }
  let line = 0
  for (const entry of text.split(/\r?\n/u)) {
    line++
    const [name = '', flag = '', strip = '', added, pattern] = entry.split(/\s+/u)
    const isPrefix = name === 'PFX'
    if (name === 'AF') {
      // The first line has the number of aliases, which are counted from 1.
      aliases.push(aliases.length === 0 ? '' : single(flag))
    } else if (isPrefix || name === 'SFX') {
      if (added === undefined) throw new RangeError(`line ${line} is cut off`)
      if (pattern === undefined && /^\d+$/u.test(added)) {
        if (strip === 'Y') crossing.add(name + flag)
        continue
      }
      const slash = added.indexOf('/')
      const addition = slash < 0 ? added : added.slice(0, slash)
      const key = addition === '0' ? '' : normalForm(addition)
      const affix: Affix = {
        flag: single(flag),
        added: key,
        strip: strip === '0' ? '' : normalForm(strip),
        condition: conditionOf(pattern && normalForm(pattern), isPrefix),
        crosses: crossing.has(name + flag),
        continuation: slash < 0 ? '' : flagsOf(added.slice(slash + 1)),
      }
      const affixes = isPrefix ? prefixes : suffixes
      const known = affixes.get(key)
      if (known === undefined) affixes.set(key, [affix])
      else known.push(affix)
    } else if (!options.has(name)) options.set(name, flag)
  }
  if (suffixes.size + prefixes.size === 0) throw new RangeError('it has no affixes (SFX, PFX)')
  const flagOf = (name: string): string => single(options.get(name) ?? '')
  const ignored = new Set(options.get('IGNORE'))
  return {
    suffixes,
    prefixes,
    noWords: flagOf('FORBIDDENWORD') + flagOf('ONLYINCOMPOUND'),
    needsAffix: flagOf('NEEDAFFIX'),
    flagsOf,
    plain: ignored.size === 0 ? (word) => word : (word) => Array.from(word, (c) => (ignored.has(c) ? '' : c)).join(''),
  }
}

/** Ways to write flags other than single characters. */
const flagReaders: Readonly<Record<string, (text: string) => string>> = {
  long: (text) =>
    (text.match(/../gsu) ?? [])
      .map((pair) => String.fromCharCode((pair.charCodeAt(0) << 8) ^ pair.charCodeAt(1)))
      .join(''),
  num: (text) =>
    text
      .split(',')
      .map((number) => String.fromCharCode(Number(number)))
      .join(''),
}

/** A condition as an expression: letters, sets of letters, and periods for any letter. */
function conditionOf(pattern: string | undefined, isPrefix: boolean): RegExp | undefined {
  if (pattern === undefined || pattern === '.' || pattern === '') return undefined
  const source = pattern.replace(/\[(\^?)([^\]]*)\]|[\\^$*+?(){}|[\]/]/gu, (special, not: string, set?: string) =>
    set === undefined ? `\\${special}` : `[${not}${set.replace(/[\\^\-[\]]/gu, '\\$&')}]`,
  )
  return new RegExp(isPrefix ? `^${source}` : `${source}$`, 'u')
}
