import { wordList } from './irregularForms.js'

/** The verbs of a language whose own rules reduce their forms to the infinitive. */
interface Verbs {
  readonly infinitive: RegExp
  /** Nouns that end like infinitives: ends of words, and whole words. */
  readonly nounEnding?: RegExp
  readonly nouns: ReadonlySet<string>
  /** Whether a word with such a lemma is no participle and no verbal noun: these describe and name things. */
  readonly isForm: (word: string, lemma: string) => boolean
}

const endsIn =
  (pattern: RegExp) =>
  (word: string): boolean =>
    pattern.test(word)

const polishForm =
  /(?:[aeiyuą]ć|[śź]ć|óc|ł(?:[aoy]|[ea][mś]|yśmy|yście)?|li(?:śmy|ście)?|ę|am|[aeiy]sz|[aeiy]my|[aiu]j|ajcie|[uae]je|(?:[cdlrsmbpżzj]|[cdlrsmbp]i)ą|(?:an|on|yt|ęt|ut)o)$/u

/** `helpt` of `helpen`. The participle of a verb with a prefix is no other word (`verpakt`), and the -t of some nouns is their own. */
const isDutchPresent = (word: string, lemma: string): boolean =>
  /[^aeiou]t$/u.test(word) &&
  !/^(?:be|ge|er|her|ont|ver)/u.test(word) &&
  lemma !== `${word}en` &&
  lemma.startsWith(word.slice(0, -1))

const verbs: Readonly<Record<string, Verbs>> = {
  cs: {
    infinitive: /(?:[aáěiíý]t|[žšřlj]et|out|[éů]st|[éí]ct)$/u,
    nouns: wordList(`
      svět limit kredit pocit štít cit výlet let kout proud kabát plakát granát citát salát automat certifikát plat obrat formát
      referát profit hit
    `),
    isForm: endsIn(
      /(?:[aáěiíý]t|[žšřlj]et|out|[éů]st|[éí]ct|[aáeěiíuy]l[aioy]?|[áí]m|[áí]š|[áí]me|[áí]te|aj[íi]|[eě]jí|uj[eiu]|ujou|ují|ujeme|ujete)$/u,
    ),
  },
  // Other infinitives of Dutch end like plurals, which have other lemmas.
  nl: {
    infinitive: /[^aeiou]en$/u,
    nouns: wordList(`
      keuken wagen teken leven eten regen haven oven jongen examen gegeven reden molen toren varken verleden vermogen laken kussen deken
      geheugen vertrouwen drinken optreden wapen morgen kosten hersenen groenten open eigen dronken tevreden gebroken boven binnen buiten
    `),
    isForm: (word, lemma) => word === lemma || isDutchPresent(word, lemma),
  },
  pl: {
    infinitive: /(?:[aeiyuą]ć|[śź]ć|óc)$/u,
    nounEnding: /(?:[oyęw]ść|[tr]eść|liść|owieść)$/u,
    nouns: wordList(`
      cześć wieść maść napaść przepaść postać pamięć chęć sieć płeć nić kopeć łokieć paznokieć owoc
    `),
    // "czeka", "prowadzi": the infinitive without its consonant.
    isForm: (word, lemma) => polishForm.test(word) || `${word}ć` === lemma,
  },
  ru: {
    infinitive: /(?:[аеиоуыяс]ть|[йсзд]ти|чь)(?:ся|сь)?$/u,
    nounEnding: /(?:[оенл]сть|часть|(?:печ|кров|тетр|площ)ать)$/u,
    nouns: wordList(`
      сеть нить суть путь память мать рать плоть кисть пасть страсть масть власть область сласть снасть муть пять девять десять дети сети почти
      помощь ночь речь дочь печь
    `),
    isForm: endsIn(
      /(?:[аеиоуыяс]ть|[йсзд]ти|чь|л[аои]?|[еияюуа]т|(?<![щш])[еи]м|[еи]шь|[еи]те|(?<!(?:нн|[щшнм])у)ю|(?<!нн|м)у|[аяу]й(?:те)?)(?:ся|сь)?$/u,
    ),
  },
  sv: {
    infinitive: /[^aeiouyåäö]as?$/u,
    nouns: wordList('supa'),
    isForm: (word, lemma) => {
      const stem = lemma.replace(/as?$/u, '')
      return ['ar', 'er', 'ade', 'as', 'es', 's'].some((ending) => word === stem + ending)
    },
  },
  tr: {
    infinitive: /m[ae]k$/u,
    nouns: wordList('yemek ekmek emek çakmak parmak kaymak ırmak tokmak basamak damak yamak kaçamak'),
    isForm: endsIn(
      /(?:m[ae]k|[ıiuü]yor\p{L}*|(?:[fstkçşhp]t|[^fstkçşhp]d)[ıiuü](?:m|k|n|n[ıiuü]z|l[ae]r)?|[ae]c[ae](?:ğ[ıi][mz]|ks[ıi]n\p{L}*|kl[ae]r)|[ıiuüae]r[ıiuü][mz]|m[ae]y[ıi]n(?:[ıi]z)?|(?<![aeıiuü][ln])m[ae]z)$/u,
    ),
  },
  uk: {
    infinitive: /[аеиоуіїяюдзсйг]ти(?:ся|сь)?$/u,
    nouns: wordList('діти сіті статі'),
    isForm: endsIn(
      /(?:ти|в|л[аои]|є|[иїяюуа]ть|[єеиї]мо|[єеи]ш|[єеи]те|(?<![нощш])у|(?<![нощш]у)ю|[аяуі]й(?:те)?)(?:ся|сь)?$/u,
    ),
  },
}

/** Whether a lemma is an infinitive, by its ending; false in languages that are not listed here. */
export function isInfinitive(lemma: string, language: string): boolean {
  const rules = verbs[language]
  if (rules === undefined || !rules.infinitive.test(lemma)) return false
  return rules.nounEnding?.test(lemma) !== true && !rules.nouns.has(lemma)
}

/** Whether a lower-case word is the infinitive or a finite form of a verb with this lemma: `czeka` of `czekać`, but not `czekanie`. */
export const isVerbForm = (word: string, lemma: string, language: string): boolean =>
  isInfinitive(lemma, language) && verbs[language]!.isForm(word, lemma)
