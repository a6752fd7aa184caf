import { lazily } from '../../../lazily.js'
import * as hungarian from '../irregularForms/hungarian.js'
import { wordList } from '../irregularForms.js'
import { withWholeLemmas } from '../wholeLemmas.js'

const LINK = '[aáeéoö]?'
const CASE = `(?:${LINK}t|b[ae]n|b[ae]|b[óő]l|[oeö]?n|r[ae]|r[óő]l|n[áé]l|h[oeö]z|t[óő]l|n[ae]k|ért|ig|ként|kor|v[ae]l|v[áé]|st[uü]l|nként)`
const POSSESSIVE = `(?:${LINK}m|${LINK}d|j?[aeáé]|j?[uü]k|[uü]nk|${LINK}nk|${LINK}t[oeö]k|j?[aeáé]i(?:m|d|nk|t[oe]k|k)?|i(?:m|d|nk|t[oe]k|k))`
const NOMINAL = `(?:${LINK}k|${POSSESSIVE})?(?:é(?:i)?)?${CASE}?`
const COMPARATIVE = `(?:[aeo]bb(?:[ae]n|ik|[ae]k|[ae]t)?|[ae]bb${NOMINAL}|[ae]n|[uü]l)`
const NOMINAL_TAIL = new RegExp(`^(?:${NOMINAL}|${COMPARATIVE}|${NOMINAL}is)$`, 'u')

const PAST = '(?:[oeö]?tt|t)(?:[ae]m|[ae]d|[áé]l|[aeáé]|[uü]nk|[uü]k|[áéa]t[oe]k|et[oe]k|[ae]k|[áé]k|[áé]t[oe]k)?'
const PRESENT =
  '(?:[oeö]k|[ae]?sz|[oae]l|[uü]nk|[oeaö]?t[oeö]k|[ae]?n[ae]k|[oeö]m|[oeö]d|j[ae]|i|j[uü]k|j[áé]t[oe]k|it[oe]k|j[áé]k|ik|l[ae]k)'
const CONDITIONAL = '[ae]?n(?:[áé]k|[áé]l|[aeáé]|[áé]nk|[áé]t[oe]k|[áé]n[ae]k|[áé]m|[áé]d)'
const SUBJUNCTIVE =
  '(?:j|s|gy)(?:[ae]k|[áé]l|[oeö]n|[uü]nk|[ae]t[oe]k|[ae]n[ae]k|[ae]m|[ae]d|[ae]|[uü]k|[áé]t[oe]k|[áé]k)?'
const INFINITIVE = '[ae]?ni(?:[ae]|[uü]k|[uü]nk)?|[ae]?n(?:[oeö]m|[oeö]d|[uü]nk|[ie]e|i[ae])|[ae]?nt'
const VERBAL_TAIL = new RegExp(
  `^(?:[hH][ae]t)?(?:${PAST}|${PRESENT}|${CONDITIONAL}|${SUBJUNCTIVE}|${INFINITIVE}|v[ae]|v[áé]n)?(?:-?e)?$`,
  'u',
)

interface Entry {
  readonly lemma: string
  readonly tail: RegExp
}

/** Stem in which j of the subjunctive became another letter: keres, keress-; választ, válassz-; lát, láss-. */
function assimilated(stem: string): string | undefined {
  if (/sz$/u.test(stem)) return `${stem.slice(0, -2)}ssz`
  if (/[szj]$/u.test(stem)) return stem + stem.at(-1)!
  if (/szt$/u.test(stem)) return `${stem.slice(0, -3)}ssz`
  if (/st$/u.test(stem)) return `${stem.slice(0, -1)}s`
  if (/[aeiouöüáéó]t$/u.test(stem)) return `${stem.slice(0, -1)}ss`
  return undefined
}

const SUBJUNCTIVE_TAIL = new RegExp(`^${SUBJUNCTIVE.replace('(?:j|s|gy)', '')}$`, 'u')

const stems = lazily(() => {
  const entries = new Map<string, Entry[]>()
  const add = (stem: string, entry: Entry): void => {
    const list = entries.get(stem)
    if (list === undefined) entries.set(stem, [entry])
    else list.push(entry)
  }
  for (const row of hungarian.irregularVerbs.trim().split('\n')) {
    const [lemma, ...others] = row.split(' ')
    for (const stem of [lemma!, ...others]) add(stem, { lemma: lemma!, tail: VERBAL_TAIL })
  }
  for (const row of hungarian.irregularNominals.trim().split('\n')) {
    const [lemma, ...others] = row.split(' ')
    for (const stem of [lemma!, ...others]) add(stem, { lemma: lemma!, tail: NOMINAL_TAIL })
  }
  for (const lemma of wordList(hungarian.nominals)) {
    for (const stem of [lemma, lengthened(lemma)]) add(stem, { lemma, tail: NOMINAL_TAIL })
  }
  for (const lemma of wordList(hungarian.verbs)) {
    const stem = lemma.replace(/ik$/u, '')
    add(stem, { lemma, tail: VERBAL_TAIL })
    const soft = assimilated(stem)
    if (soft !== undefined) add(soft, { lemma, tail: SUBJUNCTIVE_TAIL })
  }
  return entries
})

/** The stem before a suffix: alma, almá-. */
const lengthened = (stem: string): string => stem.replace(/a$/u, 'á').replace(/e$/u, 'é')

/** Undoes the assimilation of -val and -vá: házzal, házval. */
const ASSIMILATED_CASE =
  /^(.*?)(sz|zs|cs|gy|ny|ty|ly|[^aeiouöüóőúűáéí])(?:\2|(?<=s)sz|(?<=z)zs|(?<=c)cs|(?<=g)gy|(?<=n)ny|(?<=t)ty)([ae]l|[áé])$/u
const DIGRAPH_CASE = /^(.*?)(?:ssz|zzs|ccs|ggy|nny|tty|lly)([ae]l|[áé])$/u

function withPlainCase(word: string): string | undefined {
  const digraph = DIGRAPH_CASE.exec(word)
  if (digraph !== null) {
    const letters = word.slice(digraph[1]!.length + 1, digraph[1]!.length + 3)
    return `${digraph[1]}${letters}v${digraph[2]}`
  }
  const plain = ASSIMILATED_CASE.exec(word)
  return plain === null ? undefined : `${plain[1]}${plain[2]}v${plain[3]}`
}

/** The plural of what one has, behind a long vowel: lakó-i-nak. */
const VOWEL_PLURAL = new RegExp(`^i(?:m|d|nk|t[oe]k|k)?${CASE}?$`, 'u')

/** An adjective in -i of a noun in -a or -e: haza-i, megye-i. */
const IN_I = new RegExp(`^(.{2,}[ae]i)(?:[ae]k${CASE}?)?$`, 'u')

/** Whether a word is such an adjective of a listed noun. */
function adjectiveOfListed(word: string): string | undefined {
  if (!word.includes('ai') && !word.includes('ei')) return undefined
  const adjective = IN_I.exec(word)?.[1]
  const noun = adjective?.slice(0, -1)
  return noun !== undefined &&
    stems()
      .get(noun)
      ?.some(({ lemma, tail }) => lemma === noun && tail === NOMINAL_TAIL)
    ? adjective
    : undefined
}

/** The lemma of the longest stem in the tables behind which the suffixes are in order. */
function listedLemma(word: string): string | undefined {
  for (let length = word.length; length > 1; length--) {
    const entries = stems().get(word.slice(0, length))
    if (entries === undefined) continue
    const tail = word.slice(length)
    const found = entries.find(
      (entry) =>
        entry.tail.test(tail) || (tail.startsWith('i') && /[óőúű]$/u.test(entry.lemma) && VOWEL_PLURAL.test(tail)),
    )
    if (found !== undefined) return found.lemma
  }
  return undefined
}

const preverbs = lazily(() => [...wordList(hungarian.preverbs)].sort((a, b) => b.length - a.length))

/** A verb with a preverb. */
function prefixedVerb(word: string): string | undefined {
  for (const preverb of preverbs()) {
    if (!word.startsWith(preverb) || word.length < preverb.length + 2) continue
    const lemma = listedLemma(word.slice(preverb.length))
    if (lemma !== undefined && isVerb(lemma)) return preverb + lemma
  }
  return undefined
}

const verbs = lazily(
  () =>
    new Set([
      ...wordList(hungarian.verbs),
      ...hungarian.irregularVerbs
        .trim()
        .split('\n')
        .map((row) => row.split(' ')[0]!),
    ]),
)
const isVerb = (lemma: string): boolean => verbs().has(lemma)

/** A compound whose last part is in the tables. */
function compound(word: string): string | undefined {
  for (let start = 3; word.length - start >= 4; start++) {
    for (let length = word.length; length - start >= 4; length--) {
      // mérleg-ének is no song.
      const entry = (
        length - start === 4 && word.slice(start, length) === 'ének'
          ? undefined
          : stems().get(word.slice(start, length))
      )?.find(({ tail }) => tail === NOMINAL_TAIL)
      if (entry?.tail.test(word.slice(length))) return word.slice(0, start) + entry.lemma
    }
  }
  return undefined
}

const CASES = [
  /(?<=.{2})(?:b[ae]n|b[óő]l|r[óő]l|n[áé]l|h[oeö]z|t[óő]l|n[ae]k|ként|v[ae]l|b[ae]|r[ae]|ért|ig|kor)$/u,
  /(?<=.{3})(?:(?<=k|[mdkjaeáéi])t|[aeoö]t|(?<=[áéíóőúűszjlnry])t)$/u,
  /(?<=.{3})(?:[oeö]n|(?<=[áéióőúű])n)$/u,
]
const POSSESSIVES = /(?<=.{2})(?:(?:j?[aeáé])?i(?:m|d|nk|k|t[oe]k)?|j?[uü]k|j?[áéae](?:m|d|nk|t[oe]k)?|[oeö]m|[uü]nk)$/u
const PLURAL = /(?<=.{3})(?:[aeoö]k|(?<=[áéíióőúűu])k)$/u

/** The stem of an unknown nominal: without case, possessive suffix and plural. */
function regularNominal(word: string): string {
  if (/.{2}[óőúű]i$/u.test(word)) return word.slice(0, -1)
  const plain = withPlainCase(word) ?? word
  const base = CASES.reduce((rest, pattern) => (rest === plain ? rest.replace(pattern, '') : rest), plain)
  const hasCase = base !== plain
  const stem = base.replace(PLURAL, '')
  const owned =
    stem === base && (hasCase || /(?:j[ae]|[aeáé]i|j[uü]k|[uü]k|ása|ése|sága|sége)$/u.test(base))
      ? stem.replace(POSSESSIVES, '')
      : stem
  return shortened(/[áé]$/u.test(base) && !/(?:[áé]s|s[áé]g|j)[áé]$/u.test(base) ? base : owned, word)
}

/** Suffixes of nouns and adjectives, with the endings of nominals behind them. */
const SUFFIXED = new RegExp(
  `^(?:(.{2,}?(?:tlen|tlan|telen|talan|[aáou]lat|[eéü]let|[aáoó]zat|[eöő]zet|[aeá]dék|[tl]ék|nok|nök|ság|ség|(?<=[^aeiouáéíóőúű])[áé]s|mány|mény|vány|vény|izmus|ikus|ikum|ista|itás))(?:${NOMINAL}|[uü]l)|(.{2,}[csz]ió)(?:${NOMINAL}|i(?:m|d|nk|t[oe]k|k)?${CASE}?)|(.{2,}[oeöa]s)[ae]n|(.{3,}i)l[ae]g)$`,
  'u',
)

function suffixedNominal(word: string): string | undefined {
  const found = SUFFIXED.exec(word)
  return found === null ? undefined : found.slice(1).find((stem) => stem !== undefined)
}

/** The final vowel as in the dictionary form. */
const shortened = (stem: string, word: string): string =>
  stem === word ? stem : stem.replace(/á$/u, 'a').replace(/(?<=[^v])é$/u, 'e')

const UNLISTED_VERB =
  /^(.{2,}(?:[áaeoéö]l|ít|[uü]l|[oeö]z|[ae]t|[oeö]d|szt|nt|dik|z|d))(?:[oeö]?tt?(?:[ae]m|[aeáé]|[uü]nk|[uü]k|[ae]k|[áé]k)|[ae]?ni|j[ae]n[ae]k|j[áé]k|n[áé](?:k|n[ae]k)|h[ae]t(?:[oeö]tt)?|j[oe]n|v[ae]|[uü]nk)$/u

const ORDINAL = new RegExp(`^(.{3,}dik)(?:[ae]k)?${CASE}$`, 'u')

/** Verbs that have -ik in the dictionary form. */
const WITH_IK = /(?:[óő]d|[lr]k[oeö]d|[lr][eo]d|k[oeö]z)$/u

function regularLemma(word: string): string {
  if (/.{2}(?:ik|ít|ionál)$/u.test(word)) return word
  const ordinal = word.includes('dik') ? ORDINAL.exec(word)?.[1] : undefined
  if (ordinal !== undefined) return ordinal
  const adjective = IN_I.exec(word)?.[1]
  if (adjective !== undefined && !/(?:[áé]sai|[áé]sei|s[áé]g[ae]i|t[ae]i)$/u.test(adjective)) return adjective
  const suffixed = suffixedNominal(word) ?? suffixedNominal(withPlainCase(word) ?? '')
  if (suffixed !== undefined) return suffixed
  const comparative = /^(?:leg)?(.{3,}?)[aeo]?bb(?:[ae]n|[ae]k|[ae]t|ik|r[ae]|n[ae]k)?$/u.exec(word)?.[1]
  if (comparative !== undefined && !/^(?:több|job)/u.test(word)) return shortened(comparative, word)
  const verb = UNLISTED_VERB.exec(word)?.[1]
  return verb === undefined ? regularNominal(word) : WITH_IK.test(verb) ? `${verb}ik` : verb
}

/** The dictionary form of a Hungarian word. */
export const lemmatizeHungarian = withWholeLemmas(hungarian.wholeLemmas, (word: string): string => {
  if (/^leg.{3,}bb/u.test(word)) return lemmatizeHungarian(word.slice(3))
  const adjective = adjectiveOfListed(word)
  if (adjective !== undefined) return adjective
  const listed = listedLemma(word)
  if (listed !== undefined) return listed
  const plain = withPlainCase(word)
  return (
    (plain === undefined ? undefined : listedLemma(plain)) ??
    prefixedVerb(word) ??
    compound(plain ?? word) ??
    regularLemma(word)
  )
})
