import { lazily } from '../../../lazily.js'
import { wordsIn } from '../../wordsIn.js'
import * as words from '../irregularForms/hindi.js'
import { expandParadigms } from '../paradigms.js'

/** Endings of verbs behind any stem, behind one in a consonant, and behind one in a vowel. */
const OF_ALL = 'ना ने नी नीं ता ते ती तीं कर के'
const BEHIND_CONSONANT = '- ा े ी ीं ें ो ूं ऊं ेगा ेगी ेगे ेंगे ेंगी ेंगीं ोगे ोगी ूंगा ूंगी ूगा िए िये िएगा ियेगा ीये इए इये'
const BEHIND_VOWEL =
  '- या यी ये यीं ए ई ईं यों एं ऊं ओ यें एगा एगी एंगे एंगी एंगीं एगीं ऊंगा ऊंगी ओगे ओगी येगा येगी येंगे येंगी इए इये इएगा इयेगा वें'

/** A vowel sign or vowel at the end. */
const IN_VOWEL = /[ा-ौअ-औ]$/u

const lexicon = lazily(() => {
  const verbs = new Map<string, string>()
  const likeStems = new Set(wordsIn(words.nounsLikeStems))
  for (const stem of wordsIn(words.verbs)) {
    const endings = `${OF_ALL} ${IN_VOWEL.test(stem) ? BEHIND_VOWEL : BEHIND_CONSONANT}`
    for (const ending of wordsIn(endings)) {
      const form = ending === '-' ? stem : stem + ending
      if (ending === '-' && likeStems.has(stem)) verbs.set(form, stem)
      // The form of a shorter stem is a likelier reading than that of its causative: बना of बनना and बनाना.
      else if (!verbs.has(form) || stem.length < verbs.get(form)!.length - 2) verbs.set(form, `${stem}ना`)
    }
  }
  const adjectives = new Set(wordsIn(words.adjectives))
  return {
    irregular: expandParadigms(words.irregular).lemmaOf,
    verbs,
    adjectives,
    nouns: new Set([...adjectives, ...wordsIn(words.nouns)]),
    inI: new Set(wordsIn(words.nounsInI)),
    inU: new Set(wordsIn(words.nounsInU)),
    inIya: new Set(wordsIn(words.nounsInIya)),
  }
})

/** Endings of plurals behind a vowel: of भाषा, of नीति and लडकी, of वस्तु and हिंदू. */
const OF_A = /(?<=..ा)(?:एं|ओं|यें|ओ)$/u
const OF_I = /(?<=..)(?:ियां|ियों)$/u
const OF_AI = /(?<=.)(?:इयां|इयों|ईयां|ईयों)$/u
const OF_U = /(?<=.)(?:ुएं|ुओं|ूओं)$/u

/** The lemma of a Hindi word: the infinitive of a verb, the singular of a noun, the masculine of an adjective. */
export function lemmatizeHindi(word: string): string {
  const { irregular, verbs, adjectives, nouns, inI, inU, inIya } = lexicon()
  const known = irregular.get(word)
  if (known !== undefined || nouns.has(word)) return known ?? word
  if (word.endsWith('े') && nouns.has(`${word.slice(0, -1)}ा`)) return `${word.slice(0, -1)}ा`
  const verb = verbs.get(word)
  if (verb !== undefined) return verb
  if (word.endsWith('ी') && adjectives.has(`${word.slice(0, -1)}ा`)) return `${word.slice(0, -1)}ा`
  if (OF_AI.test(word)) return word.replace(OF_AI, 'ई')
  if (OF_I.test(word)) {
    const stem = word.replace(OF_I, '')
    if (inI.has(`${stem}ि`)) return `${stem}ि`
    return inIya.has(`${stem}िया`) ? `${stem}िया` : `${stem}ी`
  }
  if (OF_U.test(word)) {
    const stem = word.replace(OF_U, '')
    return inU.has(`${stem}ु`) ? `${stem}ु` : `${stem}ू`
  }
  if (OF_A.test(word)) return word.replace(OF_A, '')
  return plain(word, nouns)
}

/** Nouns and adjectives in -ा and in a consonant. */
function plain(word: string, nouns: ReadonlySet<string>): string {
  const plural = /^(.{2,})(?:ों|ो)$/u.exec(word)
  if (plural !== null && (word.endsWith('ं') || nouns.has(`${plural[1]}ा`))) {
    return nouns.has(`${plural[1]}ा`) ? `${plural[1]}ा` : plural[1]!
  }
  if (/..ें$/u.test(word)) return word.slice(0, -2)
  if (/..े$/u.test(word) && !NOT_IN_A.has(word)) return `${word.slice(0, -1)}ा`
  return word
}

/** Words in -े that are no form of another. */
const NOT_IN_A = new Set(wordsIn('नमस्ते आगे पीछे नीचे सामने धीरे सवेरे अकेले रेलवे कैफे मैंने चाहे मारे बदले'))
