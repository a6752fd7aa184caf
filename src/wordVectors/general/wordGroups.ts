/** Words for one thing or one theme, and the ids of related groups. */
export interface WordGroup {
  readonly id: string
  /** Phrases with spaces between their words. */
  readonly words: readonly string[]
  readonly theme: string
  readonly subject: string
  /** Whether the groups of the theme have little in common, such as those of actions: `# action (broad)`. */
  readonly isBroad: boolean
  /** Ids of other groups. */
  readonly related: readonly string[]
  readonly opposites: readonly string[]
}

/** A file of groups: its name, for messages, and its text. */
export interface SourceFile {
  readonly name: string
  readonly text: string
}

/** Words of one more language for existing groups, by group id. */
export type GroupWords = ReadonlyMap<string, readonly string[]>

/** A source of groups is invalid; the message lists all errors, one per line. */
class WordGroupError extends Error {
  override readonly name = 'WordGroupError'
}

/** `id: words ~ related ! opposites`; without an id the first word is the id. */
const groupLine = /^(?:([^\s:~!]+):\s)?([^~!]+)(?:~([^!]+))?(?:!(.+))?$/

/** Ends the line of a broad theme. */
const BROAD = '(broad)'

const fields = (text: string | undefined): string[] => text?.trim().split(/\s+/).filter(Boolean) ?? []

const phraseOf = (word: string): string => word.replaceAll('_', ' ')

/**
 * Groups of the main language, in the order of the files: `# theme`, `## subject`, and one line per group. Throws
 * WordGroupError for malformed lines, duplicate ids and words, and references to groups that do not exist.
 */
export function parseWordGroups(files: readonly SourceFile[]): WordGroup[] {
  const groups: WordGroup[] = []
  const places = new Map<string, string>()
  const faults: string[] = []
  for (const { name, text } of files) {
    let theme = ''
    let subject = ''
    let isBroad = false
    for (const [at, line] of text.split('\n').entries()) {
      const place = `${name}:${at + 1}`
      if (line.startsWith('## ')) subject = line.slice(3).trim()
      else if (line.startsWith('# ')) {
        isBroad = line.endsWith(BROAD)
        theme = line.slice(2).replace(BROAD, '').trim()
      } else if (line.trim() !== '') {
        const group = parseLine(line, { theme, subject: `${theme}/${subject}`, isBroad })
        if (group === undefined) faults.push(`${place} is no group: ${line}`)
        else {
          if (places.has(group.id)) faults.push(`${place} has the id ${group.id} of ${places.get(group.id)}`)
          places.set(group.id, place)
          faults.push(...repeated(group.words).map((word) => `${place} has ${word} twice`))
          groups.push(group)
        }
      }
    }
  }
  for (const { id, related, opposites } of groups) {
    const unknown = [...related, ...opposites].filter((other) => !places.has(other))
    faults.push(...unknown.map((other) => `${places.get(id)} refers to ${other}, which is no group`))
  }
  throwFaults(faults)
  return groups
}

function parseLine(line: string, under: Pick<WordGroup, 'theme' | 'subject' | 'isBroad'>): WordGroup | undefined {
  const [, id, words, related, opposites] = groupLine.exec(line) ?? []
  const own = fields(words)
  if (own.length === 0) return undefined
  return {
    id: id ?? own[0]!,
    words: own.map(phraseOf),
    ...under,
    related: fields(related),
    opposites: fields(opposites),
  }
}

/** Words of another language: `id: words`. Throws WordGroupError for malformed lines, and unknown or duplicate ids. */
export function parseGroupWords({ name, text }: SourceFile, ids: ReadonlySet<string>): GroupWords {
  const words = new Map<string, readonly string[]>()
  const faults: string[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const place = `${name}:${at + 1}`
    const [, id, rest] = /^([^\s:]+):\s+(\S.*)$/.exec(line) ?? []
    if (id === undefined) faults.push(`${place} is no group: ${line}`)
    else if (!ids.has(id)) faults.push(`${place} has words of ${id}, which is no group`)
    else if (words.has(id)) faults.push(`${place} has the id ${id} again`)
    else {
      const own = fields(rest).map(phraseOf)
      faults.push(...repeated(own).map((word) => `${place} has ${word} twice`))
      words.set(id, own)
    }
  }
  throwFaults(faults)
  return words
}

const repeated = (words: readonly string[]): string[] => words.filter((word, i) => words.indexOf(word) !== i)

function throwFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new WordGroupError(faults.join('\n'))
}
