import { lazily } from '../../../lazily.js'
import { wordsIn } from '../../wordsIn.js'
import * as words from '../irregularForms/basque.js'

/** Cases, singular, indefinite and plural, with the vowel or r that joins them to a stem. Longest first. */
const CASES = `
  arengandik arengatik arengana arenganako entzat arentzat arentzako entzako rentzat rentzako arekiko ekiko rekiko arekin ekin rekin agatik engatik rengatik gatik etarako etatik etatiko etara etako etan
  etaraino eraino araino raino erantz rantz erako rako tarako tatik tara tako tan etik tik eko ko ean an era ra ezko zko aren ren en ari ei ri ez az z rik ik tzat ak ek ok a k ik eon
`

/** Comparison: more, most, too. */
const COMPARED = /(?<=...)(?:ago|(?<![tp])egi|(?<![pm])ena?|enak|agoa|agoak|enen|enetako|enetarik|agorik)$/u

/** Endings of the participle: having done, when done, done. */
const OF_PARTICIPLE =
  /(?<=..)(?:(?:[td]ako|riko)(?:a|ak|aren|ek|en|ei|ekin|an|az|tzat)?|rik|ta|da|ko|go|z|a|ak|an|en|az|ago|koa)$/u

/** Endings of the noun of a verb in -te or -tze: hartzen, hartzeko, hartzea. */
const NOUN_OF_VERB =
  /^(.{2,}?)(tz|t)(?:en|eko|ea|era|ean|earen|eari|eaz|eak|eagatik|ekotan|erik|etik|earekin|erakoan|ekoa|ekoak|earren|e|ez|ek|eei|etan|een)$/u

const lexicon = lazily(() => {
  const finite = new Map<string, string>()
  for (const [verb, forms] of Object.entries(words.finite)) for (const form of wordsIn(forms)) finite.set(form, verb)
  const nouns = new Map<string, string>()
  const participles = new Set(wordsIn(words.participles))
  for (const participle of participles) {
    // The stem before -te and -tze: ikasi, ikas-; idatzi, idaz-; egin, egi-.
    const stem = participle
      .replace(/(?:tz|ts)i$/u, (end) => end[1]!)
      .replace(/rri$/u, 'r')
      .replace(/(?:[iuon])$/u, '')
    for (const form of [stem, participle]) if (!nouns.has(form)) nouns.set(form, participle)
  }
  return {
    finite,
    participles,
    radicals: new Map(wordsIn(words.radicals).map((verb) => [verb.replace(/(?:[td]u|r?i)$/u, ''), verb])),
    nouns,
    inA: new Set(wordsIn(words.nounsInA)),
    whole: new Set(wordsIn(words.whole)),
    inE: new Set(wordsIn(words.nounsInE)),
    inTz: new Set(wordsIn(words.nounsInTz)),
    cases: wordsIn(CASES).sort((a, b) => b.length - a.length),
  }
})

/** The lemma of a Basque word: the participle of a verb, the stem of a noun or an adjective. */
export function lemmatizeBasque(word: string): string {
  const { participles, inA, whole, radicals } = lexicon()
  const radical = radicals.get(word)
  if (radical !== undefined) return radical
  if (word.length < 4 || participles.has(word) || inA.has(word) || whole.has(word)) return finiteOf(word) ?? word
  return finiteOf(word) ?? wholeOf(word) ?? verbOf(word) ?? nounOf(word)
}

/** A finite form, with ba- or bait- before it and an ending of a clause behind it. */
function finiteOf(word: string): string | undefined {
  const { finite } = lexicon()
  const bare = word.replace(/^(?:bai(?=[tk])|ba)(?=.{3})/u, '')
  for (const form of bare === word ? [word] : [word, bare, bare.replace(/^t/u, 'd'), bare.replace(/^k/u, 'g')]) {
    for (let length = Math.min(form.length, LONGEST); length > 2; length--) {
      const verb = finite.get(form.slice(0, length))
      if (verb !== undefined && (length === form.length || FINITE_END.test(form.slice(length)))) return verb
    }
  }
  return undefined
}

/** No listed word is longer. */
const LONGEST = 20

/** Endings of clauses: that, because, when, who. */
const FINITE_END =
  /^(?:e?la|e?lako|e?lakoan|e?larik|e?n|e?nez|e?na|e?nak|e?nek|e?nean|e?nik|e?neko|e?naren|e?nari|e?netan|e?naz|e?nen|e?nentzat|e?netako)$/u

function verbOf(word: string): string | undefined {
  const { participles, nouns, inTz } = lexicon()
  const noun = NOUN_OF_VERB.exec(word)
  if (noun !== null) {
    const [, stem, kind] = noun as unknown as [string, string, string]
    if (kind === 'tz' && inTz.has(`${stem}tz`)) return undefined
    const known = nouns.get(stem) ?? nouns.get(`${stem}t`)
    if (known !== undefined) return known
    if (kind === 'tz') return stem + (/[ln]$/u.test(stem) ? 'du' : 'tu')
    if (/[sz]$/u.test(stem) && !/..is$/u.test(stem) && /t(?:en|eko)$/u.test(word)) return `${stem}i`
  }
  const participle = word.replace(OF_PARTICIPLE, '')
  if (participle !== word && participles.has(participle)) return participle
  if (/(?<=..)[td]u$/u.test(participle) && /(?:tako|takoa|takoak|riko|rik|ta|ko|z|a|ak)$/u.test(word)) return participle
  return /(?<=..)[td]u$/u.test(word) ? word : undefined
}

/** A listed noun in a case. */
function wholeOf(word: string): string | undefined {
  const { whole, cases } = lexicon()
  for (let length = Math.min(word.length - 1, LONGEST); length > 2; length--) {
    const noun = word.slice(0, length)
    if (whole.has(noun) && cases.includes(word.slice(length)) && fits(noun, word.slice(length))) return noun
  }
  return undefined
}

function nounOf(word: string): string {
  const { cases, inA, inE } = lexicon()
  const listed = IN_IKO.exec(word)?.[1] ?? IN_A.exec(word)?.[1] ?? listedInA(word, inA)
  if (listed !== undefined) return listed
  if (AGENT.test(word)) return word
  let stem = word
  // -ko makes an adjective of a case, which has cases itself: etxekoak.
  for (let round = 0; round < 2; round++) {
    const shorter = withoutCase(stem, cases)
    if (shorter === stem) break
    stem = shorter
    if (inE.has(`${stem}e`) || IN_E.test(stem)) stem += 'e'
    if (inA.has(`${stem}a`)) return `${stem}a`
    if (!/ko$/u.test(stem)) break
  }
  const plain = stem.replace(COMPARED, '')
  const bare = (plain.length > 2 ? plain : stem).replace(/rr$/u, 'r')
  if (inA.has(`${bare}a`)) return `${bare}a`
  return IN_A_STEM.test(bare) ? `${bare}a` : bare
}

/** Cases behind a noun in -a, whose last letter is that of the noun. */
const BEHIND_A =
  /^(?:k|n|z|ko|koa|koak|koen|tik|ra|rako|rantz|ren|rena|rekin|rekiko|rengatik|rentzat|ri|rik|tan|tako|tara|tarako|tatik|tzat)$/u
/** Nouns of actions and of groups in -a. */
const IN_A =
  /^(.+(?:keta|kada|keria|(?:[^u]t|d)ura|[ai]era|duera|..(?<!bako|zuha|har|eka|^ga)itza|[ae]ntza|untza|[ae]ntzia|[ei]zia|logia|[^g]ista|..rada|..lada|izka))(?:k|n|z|ko|koa|koak|tik|ra|rako|ren|rekin|ri|rik|tan|tako)?$/u
/** Their stems before the vowel of an ending. */
const IN_A_STEM =
  /(?:ket|[klr]ad|eri|untz|[ae]ntz|[ae]ntzi|[ei]zi|logi|[^g]ist|..(?<!bako|zuha|har|eka|^ga)itz|(?:[^u]t|d)ur|[ai]er|duer|izk|ezk|[^a]rm)$/u
/** Adjectives in -iko, which look like nouns in a case: praktiko. */
const IN_IKO =
  /^(.+(?:[ao]t|[^p]et|kt|st|log|em|om|on|graf|teor|tr|bol)iko)(?:a|ak|aren|ari|an|az|en|ek|ei|ekin|arekin|etan|z|rik|ra|tik)?$/u
/** Stems of nouns in -e. */
const IN_E = /(?:ald|kund|[bp]id|emakum)$/u
/** Nouns in -ari, -pen and -men, which look like cases: kazetari, garapen. */
const AGENT = /..(?:[lktdz]ari|[pm]en)$/u

function listedInA(word: string, inA: ReadonlySet<string>): string | undefined {
  for (let length = Math.min(word.length - 1, LONGEST); length > 2; length--) {
    if (word[length - 1] !== 'a') continue
    const noun = word.slice(0, length)
    if (inA.has(noun) && BEHIND_A.test(word.slice(length))) return noun
  }
  return undefined
}

function withoutCase(word: string, cases: readonly string[]): string {
  for (const ending of cases) {
    const stem = word.slice(0, -ending.length)
    if (word.endsWith(ending) && stem.length > 2 && fits(stem, ending)) return stem
  }
  return word
}

/** Whether a stem in a consonant or a vowel may have such an ending. */
function fits(stem: string, ending: string): boolean {
  const isOpen = /[aeiou]$/u.test(stem)
  if (/^(?:r|tan|tara|tako|tatik|tik|ko|k$|z$)/u.test(ending))
    return isOpen || (/^(?:ko|tik)$/u.test(ending) && /[nlr]$/u.test(stem))
  if (ending === 'zko') return isOpen
  if (/^(?:ean|era|ezko|etik|eko|erako|ik|eraino|erantz|ez)$/u.test(ending)) return !isOpen
  return true
}
