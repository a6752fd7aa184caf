/**
 * The format of a sentiment lexicon: the opinion words of one language. The file `xx.ts` in this folder exports one value
 * `lexicon` of type `SentimentLexicon`, and `index.ts` lists the file. The scorer (`../sentiment/`) contains no words.
 *
 * An annotated beginning, for a language of words between spaces:
 *
 * ```ts
 * export const lexicon: SentimentLexicon = {
 *   language: 'xx',
 *   matching: 'stem',
 *   grades: {
 *     '3': `excellent perfect wonderful best adore`,      // strong praise: everyone hears enthusiasm
 *     '2': `good nice clean friendly helpful enjoy`,      // plain praise; most words stand here
 *     '1': `fine okay big works suitable`,                // mild: sufficient, functional, usually welcome
 *     '-0.7': `old small wait repair average`,            // mild blame: usually unwelcome, not always
 *     '-2': `bad dirty slow rude expensive problem`,      // plain blame; "expensive" is never praise
 *     '-3': `terrible disgusting fraud hate worst`,       // strong blame, insults
 *     '0': `personal price including`,                    // looks valued through its stem, but is not
 *   },
 *   phrases: `
 *     3: second to none, to die for
 *     1.5: no problem, on time
 *     0: good morning, at least
 *     -3: never again, waste of
 *   `,
 *   negators: `not no never without nobody`,
 *   halfNegators: `hardly barely`,
 *   intensifiers: `very extremely so`,
 *   diminishers: `slightly somewhat bit`,
 *   contrast: `but however although`,
 *   subordinators: `because that which when`,
 *   coordinators: `and or`,
 * }
 * ```
 *
 * Writing rules
 * - Lists are words between white space, in as many lines as read well. Lower case, with their accents; write the
 *   commonest word first, there is no need for an order beyond that. A word stands in one grade only.
 * - `a_b` in a list is two words in a row (`par_contre`). Phrases are `value: phrase, phrase` lines, one value a line;
 *   the longest phrase wins and its words count no further, so a phrase of 0 silences its words ("good morning").
 *   A phrase is matched by its surface forms: write the two or three common inflections.
 * - `a b … c` is the phrase `a b` where `c` follows it in its clause, up to five words later: "cannot recommend … enough".
 *   `c` is one word, and keeps its own value. Not for `substring` matching.
 * - A phrase uses up its words: with `not really` in the list, "not really clean" would praise. Write such rows of a negator and a
 *   degree word not at all (a negator that negates nothing is blame by itself), or in `negators`, if `too` has the degree word
 *   (French `pas_trop`).
 * - Write surface forms as they stand in texts. With `matching: 'stem'` each form also gives its stem a value (the mean
 *   of the stem's listed forms), valid for words at least as long as the shortest listed form. So one or two common
 *   forms of an adjective or verb reach all inflections that the stemmer folds; irregular forms must be listed.
 * - Marks on a word, in any list or phrase: `word*` every word that begins so; `*word` every word that ends so (for
 *   compounds); `word!` only this very form, never by stem or prefix. The exact form wins over stem, stem over
 *   `word*`, `word*` over `*word`, the longer over the shorter.
 * - A word with a hyphen or an apostrophe is looked up whole first, then its parts (`l'excellent`, `user-friendly`).
 *   A part before an apostrophe or a hyphen may be listed with it (`n'`, `ró-`).
 *   A phrase has the parts where a text is read in parts: `pas d attente`, since `attente` is listed.
 * - About 600 stems reach most of what there is to reach: order of worth is negators, the 400 commonest words of
 *   reviews, phrases, the rest. Write adjectives, then the verbs of liking, failing, lacking, recommending, then the
 *   nouns of praise and trouble (bargain, refund, noise, delay). Leave out words that depend on their object
 *   (unpredictable, thin, hot), or give them a mild grade.
 *
 * Pitfalls
 * - A word in one of the lists of roles (negators, intensifiers ...) takes no value from its stem; if it also praises by
 *   itself ("super"), list it in a grade too. Before a valued word the degree word's own value is dropped.
 * - Words behind `too`, `unrealised`, `hopes` change every valued word near them: leave out words that mostly mean
 *   something else. Words of excess that are prepositions as well stand in `uncertainToo`.
 * - With `concord` a negator before a phrase turns the phrase: do not list half of a double negation ("nada mal" is
 *   found from `mal` and `nada`; "no está mal" is a good phrase).
 * - Matching by stem spreads: "orderly" would praise every "ordered", "severe" every "several". Mark such words `!`, or
 *   list the innocent form in grade 0.
 *
 * Languages that are not words between spaces
 * - `matching: 'prefix'` (ko, tr and other languages that add endings): every listed word matches as if it were
 *   `word*`, the longest listed beginning wins, after the exact form and the stem. Korean: list verb and adjective
 *   stems (`좋`, `친절`, `맛있`), and negated fusions as words of their own (`맛없`, `안좋`). A short stem that begins
 *   other words needs `!` or those other words in grade 0.
 * - `matching: 'substring'` (ja, zh): there are no words; at each place of the raw text the longest listed string (of
 *   all lists and phrases) is taken, whatever is not listed is skipped, two characters counting as one word of distance.
 *   List stems without their endings (`美味し`, `良`, `好吃`) and longer strings that must not be mistaken (`不好`,
 *   `問題ない`, `少ない`) with their own value, or with 0.
 * - Negation behind the word (`değil`, `않*`, `くない`, `ません`) goes into `followingNegators`.
 */
export interface SentimentLexicon {
  /** Two-letter code. */
  readonly language: string
  readonly matching: 'stem' | 'prefix' | 'substring'
  /** Words by value. All seven keys must be there, '0' holds the words to keep without value. */
  readonly grades: Readonly<Record<Grade, string>>
  /** Lines `value: phrase, phrase`; any value from -3 to 3. */
  readonly phrases: string
  /**
   * Words that turn the valued words up to four places after them (praise x -0.75, blame x -0.45). With no valued word
   * there, the negator itself counts -1 ("no hot water", "does not open").
   */
  readonly negators: string
  /** Negators that reach three places only: English `no`. */
  readonly shortNegators?: string
  /** Endings that make any word a negator: English `n't`. */
  readonly negatorEndings?: string
  /**
   * Those of the negators that also reach back when they close their clause, or stand one word before its end: German
   * `nicht` ("gefällt mir nicht") turns the nearest praise up to four places before it.
   */
  readonly closingNegators?: string
  /** Negators that only reach back, to the valued word at most two places before: Turkish `değil`, Japanese `ない`. */
  readonly followingNegators?: string
  /** Several negators in one clause are one negation ("no ... nada", "ne ... pas"); otherwise an even number cancels. */
  readonly concord?: boolean
  /** Negator phrases that negate nothing: `not_only not_just`. Their words are used up. */
  readonly nonNegators?: string
  /** Negators that turn praise only: `lack lacks lacking`. They keep their own value. */
  readonly praiseNegators?: string
  /**
   * With `concord`, the prefix of denied verbs: Czech `ne`. Those of `praiseNegators` that stand in `negators` as well accompany such a verb
   * and do not turn it ("nikdo nepomohl").
   */
  readonly deniedPrefix?: string
  /** Negators in themselves blame (-1) and half a negation: hardly, barely, scarcely, rarely. */
  readonly halfNegators?: string
  /** x 1.3 on a valued word one place after, x 1.3^0.7 two places after. */
  readonly intensifiers: string
  /** x 0.6 on a valued word one place after, x 0.6^0.7 two places after. */
  readonly diminishers: string
  /** Modifiers that stand behind their word ("良すぎ", "merci beaucoup"), with the same factors as `intensifiers`. */
  readonly followingIntensifiers?: string
  /** Excess: `too` before a valued word makes it -0.8 |v|, before an unlisted word of four letters or more -1.2. */
  readonly too?: string
  /**
   * Words of excess that are prepositions or particles as well: German `zu`. They are excess before a predicate ("war zu weich") and before
   * an adjective that ends its part of the sentence, or only before a valued predicate without `notTooEndings`.
   */
  readonly uncertainToo?: string
  /** Endings of words that are no adjective behind `uncertainToo`: German `en` ("zu öffnen"). */
  readonly notTooEndings?: string
  /** Comparisons downwards: `less`, `least` before a valued word make it -0.7 v. */
  readonly less?: string
  /** Words that promise no more than a wish or a condition; up to five places before: praise and blame x 0.4. */
  readonly hopes?: string
  /**
   * Words whose clause tells what is hoped, not what is: `hopefully`, German `hoffe`, over a mark directly behind them and up to the
   * next one. All values x 0.25. With an infinitive they are `hopes` only (`hope_to`): "we hope to return to this lovely place".
   */
  readonly nonfactual?: string
  /** Prepositions of what is not there (`instead_of rather_than ahead_of`): up to three words behind, values are none. */
  readonly replaced?: string
  /** Verbs of averting, in the infinitive: with blame directly behind, neither has a value ("to avoid problems"). */
  readonly averting?: string
  /**
   * Verbs that end what is blamed, in forms that state a fact: `fixed solves`. They turn the blame behind them, over two determiners at
   * most ("solved all my problems"), or the nearest before them in the clause, behind which a function word or they stand ("the issue was
   * quickly resolved", "den Fehler behoben"), and are mild praise with it. With a negator the blame stays ("never solved my problem").
   */
  readonly remedies?: string
  /** Their forms that state no fact: `fix solve`. Behind a negator the blame behind them stays; otherwise they have no effect. */
  readonly untoldRemedies?: string
  /** Words in whose clause `remedies` state no fact, either, or a bad one: `must badly`. Modals, hopes and the like need not be listed. */
  readonly unsettled?: string
  /**
   * Words for a time that is over, `früher`: comparatives are blame behind them in their clause, and before one that ends it ("it was
   * better before"), but not before a comparison ("besser als früher").
   */
  readonly former?: string
  /**
   * Denials of an opinion, `don't_think`: they turn the first valued word of the clause behind them, also over a mark or far away,
   * and are no blame where there is none.
   */
  readonly doubts?: string
  /** With `concord`: prepositions whose phrases a negator turns all the same ("pas sans problème"). */
  readonly without?: string
  /** Modals of what could be, up to three places before: praise x 0.5. */
  readonly modals?: string
  /** What should have been but is not (`could_have should_be wish`), up to five places before: praise x -0.6. */
  readonly unrealised?: string
  /**
   * Comparatives (`better *er`) that are praise after one of `limitNegators` ("could not be better"): +1.3 |v|. So is praise behind
   * "more" or with this mark where a negator and a modal or one of `unrealised` stand before it ("hätte nicht freundlicher sein können").
   */
  readonly comparatives?: string
  /** Negators that make a comparative praise: `never cannot couldn't can't`. */
  readonly limitNegators?: string
  /**
   * Endings to try for a word that is not known otherwise, as `ending` or `ending:replacement`: English `est ier:y`,
   * Spanish `ísimo:o`. The longest that leads to a known word counts.
   */
  readonly endings?: string
  /**
   * Endings of denied verbs: Tamil `வில்லை`, Nepali `दैन`. A word with one that is known by its stem or its beginning is
   * turned itself; one that is not known is a following negator. Words listed in this very form are neither.
   */
  readonly deniedEndings?: string
  /** Prefixes that turn a praising word: English `un`. Tried last; the word has half its value with the other sign. */
  readonly reversingPrefixes?: string
  /**
   * Short words that are written together with the next one: Arabic `و ال ب`. A word not known otherwise falls into the
   * longest of them and its rest, where the lexicon knows the rest; those that negate do so there, too.
   */
  readonly proclitics?: string
  /** Letters of the longest words. A longer run of letters is read as several words whose spaces were lost. */
  readonly longestWord?: number
  /**
   * Lines `weight: gram, gram` of runs of letters, learned from labelled texts: logarithms of the odds that a text with
   * one praises. They decide about a whole text only where its words say nothing.
   */
  readonly grams?: string
  /**
   * True where writers often leave out accents: a word without any is then also found by its listed form with them, and
   * but for `prefix` matching by a listed `word*`. With `inflected`, for languages in which whole texts are written so, by
   * a listed stem and the ending of another listed form as well (French and Portuguese lose by that: `ecologie`, `estava`).
   */
  readonly accentless?: true | 'inflected'
  /** Whether all nouns have a capital: then it is no sign of a name. */
  readonly nounCapitals?: boolean
  /** Value of an exclamation mark, where writers set it behind praise more often than behind blame. */
  readonly exclamation?: number
  /** Words that open an opposite clause: but, however, although. Evidence across one counts a quarter. */
  readonly contrast: string
  /** Endings and words behind which an opposite clause begins: Korean `*지만`. */
  readonly contrastEndings?: string
  /** Words that open a dependent clause: because, that, which, when. Evidence across one counts 0.6. */
  readonly subordinators: string
  /** And, or: evidence across one counts 0.85. */
  readonly coordinators: string
  /**
   * Words with a value that also address somebody, Italian `caro`: at the beginning of a sentence, before a capital letter, `#`
   * or `@`, they have none.
   */
  readonly salutations?: string
}

export type Grade = '3' | '2' | '1' | '0' | '-0.7' | '-2' | '-3'

/** Phrases with their values, in order. Throws for a line that is not `value: phrase, phrase`. */
export function listPhrases(lines: string): [phrase: string, value: number][] {
  const phrases: [string, number][] = []
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue
    const colon = line.indexOf(':')
    const value = Number(line.slice(0, colon))
    if (colon < 1 || Number.isNaN(value)) throw new Error(`Not a line of phrases: ${line.trim()}`)
    for (const phrase of line.slice(colon + 1).split(',')) {
      const trimmed = phrase.trim()
      const text = trimmed.includes('  ') ? trimmed.replace(/ +/gu, ' ') : trimmed
      if (text !== '') phrases.push([text, value])
    }
  }
  return phrases
}
