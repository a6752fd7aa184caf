/** The effects of a token on its neighbours, as bits of one number. A word may have several effects. */
export const NEGATOR = 1 << 0
/** A negator that reaches three tokens instead of four. */
export const SHORT = 1 << 1
/** A negator that also reverses the value before it when it closes its clause. */
export const CLOSING = 1 << 2
/** A negator that only reverses the value before it. */
export const FOLLOWING = 1 << 3
/** A negator that reverses praise and leaves blame as it is: lacking. */
export const PRAISE_NEGATOR = 1 << 4
/** A negator that is blame itself: hardly. */
export const HALF_NEGATOR = 1 << 5
/** Degree words before a valued word, that raise or lower its value: very, slightly. */
export const INTENSE = 1 << 6
export const DIMINISH = 1 << 7
/** A degree word after a valued word: merci beaucoup. */
export const FOLLOWING_INTENSE = 1 << 8
/** Excess: too. */
export const TOO = 1 << 9
/** A comparison downwards: less. */
export const LESS = 1 << 10
/** A wish or a condition: hope. */
export const HOPE = 1 << 11
/** What could be: might. */
export const MODAL = 1 << 12
/** What should have been, but is not: should be. */
export const UNREALISED = 1 << 13
/** A comparative, which is praise after a LIMIT: better in "could not be better". */
export const COMPARATIVE = 1 << 14
/** A negator that makes a comparative praise. */
export const LIMIT = 1 << 15
/** A word that begins an opposing clause: but. */
export const CONTRAST = 1 << 16
/** A word that begins a dependent clause: because. */
export const SUBORDINATE = 1 << 17
/** And, or. */
export const COORDINATE = 1 << 18
/** End of a sentence. */
export const SENTENCE = 1 << 19
/** A mark inside a sentence: comma, semicolon, bracket, dash. */
export const CLAUSE = 1 << 20
/** Emoji or emoticon: it has a value that nothing reverses. */
export const SIGN = 1 << 21
/** Listed in the lexicon, with any value or role; its polarity is not learned. */
export const LISTED = 1 << 22
/** A word of four letters or more. */
export const LONG = 1 << 23
/** A word, not a mark. */
export const WORD = 1 << 24
/** A phrase that contains a negator: with concord it is not negated again ("n'ai eu aucun problème"). */
export const DENIED = 1 << 25
/** A denied verb in one word ("nepomohl"). Phrases of several words are not long. */
export const DENIED_WORD = DENIED | LONG
/** A word whose ending means "but": the opposing clause begins after it. */
export const CONTRAST_AFTER = 1 << 26
/** End of a question. */
export const QUESTION = 1 << 27
/** A capitalized word: a name, unless it follows a mark. */
export const CAPITAL = 1 << 28
/** A number or an address. */
export const FIGURE = 1 << 29
/** A word that addresses somebody at the beginning of a sentence: it has no value there before a name. */
export const SALUTATION = 1 << 30

/** A word behind which nothing is stated as a fact: its whole clause ("hopefully the room is clean", "I hope, that ..."). */
export const NONFACTUAL = 1 << 31
/** The next three words only: "instead of". */
export const REPLACED = NONFACTUAL | SHORT
/** Only blame directly behind the word, together with the word itself: "to avoid problems". */
export const AVERTING = NONFACTUAL | CLOSING
/** The blame behind the word is over: "solved the problem". */
export const REMEDY = AVERTING | SHORT
/** The same in a form that states no fact: "to solve the problem". No such verb is a salutation. */
export const UNTOLD_REMEDY = REMEDY | SALUTATION

/** A word in whose clause no remedy is told: "must be fixed", "badly fixed". */
export const UNSETTLED = NONFACTUAL | SALUTATION
/** A time that is over: "it was better before". */
export const FORMER = UNSETTLED | CLOSING

/** A negator that accompanies a denied verb: Czech "nikdo" in "nikdo nepomohl". */
export const COMPANION = NEGATOR | PRAISE_NEGATOR
/** A negator that is no blame where it negates nothing: "I don't think I need it". */
export const DOUBT = NEGATOR | HALF_NEGATOR

/** Excess, or a preposition: German `zu`. */
export const UNCERTAIN_TOO = TOO | SALUTATION

/** Negation and its kin do not reach across these. */
export const BLOCK = SENTENCE | CLAUSE | CONTRAST

/**
 * Penalty for evidence on the other side of a token (measured; any value within 30 % works as well). Penalties are
 * multiplied. Negative if the token itself belongs to the part before it.
 */
export function penaltyOf(roles: number): number {
  if (roles & SENTENCE) return -0.15
  if (roles & CONTRAST) return 0.25
  if (roles & CONTRAST_AFTER) return -0.25
  if (roles & CLAUSE) return 0.5
  if (roles & SUBORDINATE) return 0.6
  if (roles & COORDINATE) return 0.85
  return 1
}
