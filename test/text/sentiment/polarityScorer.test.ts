import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SentimentLexicon } from '../../../src/text/lexicons/lexicon.js'
import { classifyTarget, type Label } from '../../../src/text/sentiment/classify.js'
import { emptyLexicon, loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'

const english = await loadPolarityScorer('en')
const german = await loadPolarityScorer('de')
const spanish = await loadPolarityScorer('es')

/** The label of the first occurrence of `target`. */
const labelOf = (polarity: typeof english, text: string, target: string): Label => {
  const start = text.indexOf(target)
  return polarity.score(text, [{ start, end: start + target.length }])[0]!.label
}

/** A small language of our own, so that values can be worked out by hand. */
const small: SentimentLexicon = {
  ...emptyLexicon('en'),
  grades: { '3': 'superb', '2': 'good', '1': 'fine', '0': '', '-0.7': 'old', '-2': 'bad', '-3': 'awful' },
  phrases: '0: good morning\n 1.5: no problem',
  negators: 'not never',
  shortNegators: 'no',
  halfNegators: 'hardly',
  intensifiers: 'very',
  diminishers: 'slightly',
  contrast: 'but on_the_contrary',
  subordinators: 'because',
  coordinators: 'and',
}
const plain = createPolarityScorer(small, (word) => word)
/** The same, where an exclamation praises by a half. */
const exclaiming = createPolarityScorer({ ...small, exclamation: 0.5 }, (word) => word)
const valuesOf = (text: string, polarity = plain): number[] => {
  const { tokens, values } = polarity.read(text)
  return [...values.subarray(0, tokens.count)].map((value) => Math.round(value * 1000) / 1000)
}

test('a beginning is also found without its accents, and turned by a prefix', () => {
  const lexicon = { ...small, grades: { ...small.grades, '3': 'supérb*', '-2': 'bâd*' } }
  const polarity = createPolarityScorer({ ...lexicon, accentless: true, reversingPrefixes: 'un' }, (word) => word)
  expect(valuesOf('supérbly superbly', polarity)).toEqual([3, 3])
  expect(valuesOf('badly unsupérbly', polarity)).toEqual([-2, -2.25])
  expect(
    valuesOf(
      'superbly badly',
      createPolarityScorer(lexicon, (word) => word),
    ),
  ).toEqual([0, 0])
})

test('where all words are beginnings, only whole words are found without accents', () => {
  const grades = { ...small.grades, '3': 'supérb' }
  const polarity = createPolarityScorer({ ...small, matching: 'prefix', grades, accentless: true }, (word) => word)
  expect(valuesOf('supérbly superb superbly', polarity)).toEqual([3, 3, 0])
})

test('an inflected word is found without its accents by a listed stem and an ending of listed forms', () => {
  const stem = (word: string): string => word.replace(/(?:ého|ý|á)$/u, '')
  const grades = { ...small.grades, '2': 'výborný milý mílého starého' }
  const polarity = createPolarityScorer({ ...small, grades, accentless: 'inflected' }, stem)
  expect(valuesOf('výborného vyborneho vyborna', polarity)).toEqual([2, 2, 0])
  // The ending was never seen, nothing has lost an accent, or the stem is too short to tell.
  expect(valuesOf('vyborneto vyborn mil', polarity)).toEqual([0, 0, 0])
  const exact = createPolarityScorer({ ...small, grades, accentless: true }, stem)
  expect(valuesOf('vyborny vyborneho', exact)).toEqual([2, 0])
})

describe('what everyday sentences say', () => {
  test.each([
    ['The staff were hardly helpful.', 'staff', -1],
    ['The staff could have been better.', 'staff', -1],
    ['Parking was no problem.', 'Parking', 1],
    ['We had our lunch without any problems.', 'lunch', 1],
    ['The heater does not work.', 'heater', -1],
    ['This was the least helpful clerk of all.', 'clerk', -1],
    ['That airline? Never again.', 'airline', -1],
    ['The bag looks cheap.', 'bag', -1],
    ['A cheap bag.', 'bag', -1],
    ['There was no hot water.', 'water', -1],
    ["The window doesn't open.", 'window', -1],
    ['I could not be happier with the room.', 'room', 1],
    ['The soup was not bad.', 'soup', 1],
    ['I cannot recommend this hotel enough.', 'hotel', 1],
    ["You couldn't ask for a better location.", 'location', 1],
    ["I couldn't believe how soft the blanket is.", 'blanket', 1],
    ["I can't believe how rude the driver was.", 'driver', -1],
    ['I have never had a worse flight.', 'flight', -1],
    ['I have never had a better flight.', 'flight', 1],
    ['I cannot recommend this hotel.', 'hotel', -1],
    ['The bath was not clean enough.', 'bath', -1],
    ['Not only the pool was wonderful.', 'pool', 1],
    ['The soup was too salty.', 'soup', -1],
    ['There is nothing to complain about in this hotel.', 'hotel', 1],
    ['The room can ’t be recommended.', 'room', -1],
    ['The desk was made of wood.', 'desk', 0],
    ['A larger bath would be much better.', 'bath', -1],
    ['The sound is of poor quality.', 'sound', -1],
    ['We liked the organization of the course.', 'course', 1],
    ['The political content of the course takes an hour.', 'course', 0],
    ['It is close to the station.', 'station', 1],
    ['The pillow was not very soft.', 'pillow', -1],
    ['No one was helpful at the counter.', 'counter', -1],
    ['The heating failed to impress.', 'heating', -1],
    ['The handle is overly fragrant.', 'handle', -1],
    ['This cake is good as hell', 'cake', 1],
    ['The stairs are ridiculously pretty.', 'stairs', 1],
    ['The second season fell flat.', 'season', -1],
    ['The zip broke and I had to return it.', 'zip', -1],
    ['The parcel was charged twice.', 'parcel', -1],
    ["Don't get me wrong, the lamp is lovely.", 'lamp', 1],
    ['The tram should be fun.', 'tram', 1],
    ['In spite of the fog the tour was brilliant.', 'tour', 1],
  ] as const)('%s', (text, target, label) => {
    expect(labelOf(english, text, target)).toBe(label)
  })

  test.each([
    ['Das Hotel gefällt mir nicht.', 'Hotel', -1],
    ['Das Licht funktioniert nicht.', 'Licht', -1],
    ['Das Essen war nicht schlecht.', 'Essen', 1],
    ['Die Anreise war kein Problem.', 'Anreise', 1],
    ['Nie wieder diese Bahn!', 'Bahn', -1],
    ['Der Kaffee ist zu teuer.', 'Kaffee', -1],
  ] as const)('%s', (text, target, label) => {
    expect(labelOf(german, text, target)).toBe(label)
  })

  test.each([
    ['La ducha no funciona.', 'ducha', -1],
    ['El viaje fue sin problemas.', 'viaje', 1],
    ['No me gusta nada la cama.', 'cama', -1],
    ['El hotel no es nada caro.', 'hotel', 1],
    ['El desayuno podría ser mejor.', 'desayuno', -1],
    ['La cena fue rapida y economica.', 'cena', 1],
  ] as const)('%s', (text, target, label) => {
    expect(labelOf(spanish, text, target)).toBe(label)
  })

  test('targets of one sentence are told apart by the contrast between them', () => {
    const text = 'The food was wonderful, but the waiter was rude.'
    expect(labelOf(english, text, 'food')).toBe(1)
    expect(labelOf(english, text, 'waiter')).toBe(-1)
  })

  test('a clause that says nothing takes the opposite of the clause across a contrast', () => {
    expect(labelOf(english, 'The food was great but the service ...', 'service')).toBe(-1)
  })
})

describe('the value of a word', () => {
  test('comes from its form, and phrases use their words up', () => {
    expect(valuesOf('good red bad good morning')).toEqual([2, 0, -2, 0])
    expect(valuesOf('no problem')).toEqual([1.5])
  })

  test('grows and shrinks with the degree words one and two places before it', () => {
    expect(valuesOf('very good')).toEqual([0, 2.6])
    expect(valuesOf('slightly bad')).toEqual([0, -1.2])
    expect(valuesOf('very , good')).toEqual([0, 0, 2])
    expect(valuesOf('very red good')[2]).toBeCloseTo(2 * 1.3 ** 0.7, 3)
  })

  test('is turned by a negator up to four places before it, unless a mark stands between', () => {
    expect(valuesOf('not a b c good')).toEqual([0, 0, 0, 0, -1.5])
    expect(valuesOf('not a b c d good')).toEqual([-1, 0, 0, 0, 0, 2])
    expect(valuesOf('not red, good')).toEqual([-1, 0, 0, 2])
    expect(valuesOf('not bad')).toEqual([0, 0.9])
    expect(valuesOf('never not good')).toEqual([0, 0, 2])
    expect(valuesOf('no a b good')).toEqual([0, 0, 0, -1.5])
    expect(valuesOf('no a b c good')).toEqual([-1, 0, 0, 0, 2])
    expect(valuesOf('hardly good')).toEqual([0, -1.5])
  })

  test('is swallowed, if it is praise, by plain blame right beside it', () => {
    expect(valuesOf('bad good')).toEqual([-2, 0])
    expect(valuesOf('good awful')).toEqual([0, -3])
    expect(valuesOf('good old door')).toEqual([2, -0.7, 0])
    expect(valuesOf('bad, good')).toEqual([-2, 0, 2])
    expect(valuesOf('bad and good')).toEqual([-2, 0, 2])
    expect(valuesOf('bad 😍')).toEqual([-2, 3])
  })

  test('is that of its stem only for words as long as the shortest listed form', () => {
    const stemmed = createPolarityScorer({ ...small, grades: { ...small.grades, '2': 'willing' } }, (word) =>
      word.startsWith('will') ? 'will' : word,
    )
    expect(valuesOf('will willing willingly', stemmed)).toEqual([0, 2, 2])
  })

  test('is found by beginning and end where the lexicon says so', () => {
    const marked = createPolarityScorer(
      { ...small, grades: { ...small.grades, '2': 'super*', '-2': '*less', '0': 'superior supermarket*' } },
      (word) => word,
    )
    expect(valuesOf('superfast superior useless supermarkets', marked)).toEqual([2, 0, -2, 0])
  })

  test('is found in the parts of an unknown word', () => {
    expect(valuesOf('good-looking unknown-words')).toEqual([2, 0, 0])
  })

  test('is that behind a head that is listed with its hyphen', () => {
    const headed = createPolarityScorer({ ...small, too: 'over-', intensifiers: 'an-' }, (word) => word)
    expect(valuesOf('over-good an-good an good', headed)).toEqual([0, -1.6, 0, 2.6, 0, 2])
  })

  test('is found in letters written again and again', () => {
    expect(valuesOf('goooood, baaad')).toEqual([2, 0, -2])
    const laughing = createPolarityScorer({ ...small, grades: { ...small.grades, '1': 'haha kk' } }, (word) => word)
    expect(valuesOf('hahahahaha kkkkkk haha ha', laughing)).toEqual([1, 1, 1, 0])
  })

  test('of emoji and emoticons is turned by nothing', () => {
    expect(valuesOf('not 👍🏽 :(')).toEqual([-1, 2, -2])
    expect(valuesOf('bad 😡😡😡 👍 👍 good 👍')).toEqual([-2, -3, 0, 0, 2, 0, 2, 2])
    expect(valuesOf('ratio 3:2, http://example.org').every((value) => value === 0)).toBe(true)
  })
})

describe('languages without spaces and with endings', () => {
  test('short words written before another are read apart where the lexicon knows the other', () => {
    const gluing = createPolarityScorer({ ...small, proclitics: 'wa not', negators: 'not' }, (word) => word)
    expect(valuesOf('wagood', gluing)).toEqual([0, 2])
    expect(valuesOf('notgood notable water', gluing)).toEqual([0, -1.5, 0, 0])
    // Three letters are too little to go by.
    expect(valuesOf('wabad', gluing)).toEqual([0])
  })

  test('a run longer than any word is read as the listed words inside it', () => {
    const lost = createPolarityScorer({ ...small, longestWord: 12 }, (word) => word)
    const text = 'theroomwassuperbbutthewaiterwasawful'
    expect(valuesOf(text, lost).filter((value) => value !== 0)).toEqual([3, -3])
    expect(labelOf(lost, text, 'room')).toBe(1)
    expect(labelOf(lost, text, 'waiter')).toBe(-1)
    const { tokens } = lost.read(`a ${text} b`)
    for (let token = 1; token < tokens.count; token++) {
      expect(tokens.starts[token]).toBeGreaterThanOrEqual(tokens.ends[token - 1]!)
    }
  })

  test('prefix matching finds listed stems under any ending, the longest first', () => {
    const korean = createPolarityScorer(
      {
        ...emptyLexicon('ko'),
        matching: 'prefix',
        grades: { ...emptyLexicon('ko').grades, '2': '좋 맛있', '-2': '나쁘 맛없', '0': '좋아서!' },
        followingNegators: '않',
      },
      (word) => word,
    )
    expect(valuesOf('커피가 맛있어요', korean)).toEqual([0, 2])
    expect(valuesOf('좋지 않아요', korean)).toEqual([-1.5, 0])
    expect(valuesOf('맛없네요 좋아서', korean)).toEqual([-2, 0])
  })

  test('an ending that denies turns the listed word it stands on, or what stands before a word that is not listed', () => {
    const denying = createPolarityScorer(
      {
        ...small,
        matching: 'prefix',
        deniedEndings: 'nai',
        grades: { ...small.grades, '2': 'good', '-2': 'bad', '1': 'finenai', '0': 'plainnai' },
      },
      (word) => word,
    )
    expect(valuesOf('goodly, goodlynai, badlynai', denying)).toEqual([2, 0, -1.5, 0, 0.9])
    expect(valuesOf('good seenai', denying)).toEqual([-1.5, 0])
    expect(valuesOf('seenai', denying)).toEqual([-1])
    // Listed in this form, or beyond it, a word is what its list says.
    expect(valuesOf('finenai plainnai', denying)).toEqual([1, 0])
  })

  test('with concord a word is denied once, from before, from behind or within its phrase', () => {
    const agreeing = createPolarityScorer(
      { ...small, concord: true, followingNegators: 'nai', phrases: '3: nothing better nai, rival nai' },
      (word) => word,
    )
    expect(valuesOf('never good nai', agreeing)).toEqual([0, -1.5, 0])
    expect(valuesOf('good nai', agreeing)).toEqual([-1.5, 0])
    expect(valuesOf('never rival nai', agreeing)).toEqual([0, 3])
    expect(valuesOf('rival nai nai', agreeing)).toEqual([3, 0])
  })

  test('joiners and the signs over Armenian vowels are inside words, the Armenian full stop is not', async () => {
    const armenian = createPolarityScorer(
      { ...small, language: 'hy', grades: { ...small.grades, '2': 'լավ' } },
      (word) => word,
    )
    expect(valuesOf('good լա՜վ այո։ լա՞վ', armenian)).toEqual([0, 2, 0, 0, 2])
    expect(valuesOf('go\u200Dod go\u00ADod good\u200D')).toEqual([2, 2, 2])
  })

  test('substring matching takes the longest listed string at each place of the raw text', () => {
    const japanese = createPolarityScorer(
      {
        ...emptyLexicon('ja'),
        matching: 'substring',
        grades: { ...emptyLexicon('ja').grades, '2': '美味し 良', '-2': '高 少な' },
        phrases: '1.5: 問題ない\n0: 高校',
        followingNegators: 'くない ない',
      },
      (word) => word,
    )
    const labels = (text: string) => valuesOf(text, japanese).filter((value) => value !== 0)
    expect(labels('料理は美味しい')).toEqual([2])
    expect(labels('料理は美味しくない')).toEqual([-1.5])
    expect(labels('問題ない、高校は良い')).toEqual([1.5, 2])
    expect(labels('値段は高くない')).toEqual([0.9])
    const text = '部屋は良い。店員が少ない。'
    expect(labelOf(japanese, text, '部屋')).toBe(1)
    expect(labelOf(japanese, text, '店員')).toBe(-1)
  })
})

describe('the score of a target', () => {
  test('is the sum of values, each weighted by distance and by the marks between', () => {
    // distance 3 for good; 2 and a comma for bad
    const text = 'good a b target , bad'
    const { score } = plain.score(text, [{ start: 9, end: 15 }])[0]!
    expect(score).toBeCloseTo(2 * Math.exp(-3 / 15) - 2 * 0.5 * Math.exp(-2 / 15), 12)
  })

  test('equals the naive sum over all tokens for any text', () => {
    const word = fc.constantFrom(
      'good',
      'bad',
      'awful',
      'fine',
      'red',
      'door',
      'and',
      'because',
      ',',
      '.',
      '!',
      'not',
      'very',
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), fc.nat(), (words, pick) => {
        const text = words.join(' ')
        const reading = exclaiming.read(text)
        const { tokens, values, penalties } = reading
        const target = pick % tokens.count
        let expected = 0
        for (let other = 0; other < tokens.count; other++) {
          let weight = Math.exp(-Math.abs(other - target) / 15)
          for (let between = Math.min(other, target) + 1; between < Math.max(other, target); between++) {
            weight *= Math.abs(penalties[tokens.types[between]!]!)
          }
          // The end of a sentence belongs to what it ends: what follows sees its value across it.
          const own = penalties[tokens.types[other]!]!
          if (own < 0 && other < target) weight *= -own
          expected += values[other]! * weight
        }
        expect(reading.scoreOf(target, target)).toBeCloseTo(expected, 9)
      }),
    )
  })

  test('is answered for every occurrence of a very long text', () => {
    const text = 'the door was good , the window bad . '.repeat(14_000)
    const targets = []
    for (let at = text.indexOf('door'); at >= 0; at = text.indexOf('door', at + 1))
      targets.push({ start: at, end: at + 4 })
    const scores = plain.score(text, targets)
    expect(scores).toHaveLength(14_000)
    expect(scores.every(({ label }) => label === 1)).toBe(true)
  })

  test('does not depend on what was read before', () => {
    const fresh = createPolarityScorer(small, (word) => word)
    const text = 'The morning was good, not awful. Never bad.'
    expect(fresh.scoreText(text)).toEqual(plain.scoreText(text))
  })

  test('is silent about empty texts and places without words', () => {
    expect(plain.score('', [{ start: 0, end: 0 }])[0]!.label).toBe(0)
    expect(plain.score('   ', [{ start: 1, end: 2 }])[0]!.label).toBe(0)
    expect(plain.score('good', [{ start: 900, end: 910 }])).toHaveLength(1)
  })
})

describe('a text as a whole', () => {
  const whole = (text: string) => plain.read(text).documentPolarity()

  test('is the sum of its words, half of those before a contrast', () => {
    expect(whole('good, bad. superb')).toEqual({ score: 3, evidence: 7, reported: 0 })
    expect(whole('superb but bad').score).toBe(-0.5)
  })

  test('counts an exclamation to the sentence it ends, once, and not beside blame', () => {
    const { score } = exclaiming.scoreText('The red door!!!')
    expect(score).toBeCloseTo(0.5, 12)
    expect(plain.scoreText('The red door!!!').score).toBe(0)
    expect(exclaiming.scoreText('The door is awful! Awful！').score).toBeCloseTo(-6, 12)
    // of the question's praise three tenths, of the exclamation before it all
    expect(exclaiming.scoreText('The red door! Is it good?').score).toBeCloseTo(0.5 + 0.3 * 2, 12)
    // a clause without words of its own still takes the opposite of its neighbour
    const target = 'The food was good but the door!'
    expect(labelOf(exclaiming, target, 'door')).toBe(-1)
  })

  test('takes three tenths of the praise in a question, and all of its blame', () => {
    expect(whole('is it good?').score).toBeCloseTo(0.6, 12)
    expect(whole('is it good?! good!').score).toBeCloseTo(2.6, 12)
    expect(whole('superb but good?').score).toBeCloseTo(0.3 * (1.5 + 2), 12)
    expect(whole('why so bad?').score).toBe(-2)
    // Not a question: a letter that was lost.
    expect(whole('good caf?s').score).toBe(2)
  })

  test('reports by its names within sentences, its numbers and its addresses', () => {
    expect(whole('The mayor of Springfield met Anna in 2019. Good for him').reported).toBeCloseTo(3 / 11, 12)
    expect(whole('see it at https://a.example/Good').reported).toBeCloseTo(1 / 5, 12)
    expect(whole('good http').reported).toBeCloseTo(1 / 5, 12)
  })
})

test('confidence grows with the score, and neutral is never sure', () => {
  expect(classifyTarget(0.2, 1).confidence).toBeCloseTo(1 / (1 + Math.exp(-0.32)), 12)
  expect(classifyTarget(-3, 3).confidence).toBeGreaterThan(classifyTarget(-1, 1).confidence)
  expect(classifyTarget(0, 0)).toMatchObject({ label: 0, confidence: 0.4 })
  expect(classifyTarget(0.05, 4)).toMatchObject({ label: 0, confidence: 0.3 })
})

test('a language without a lexicon still understands emoji', () => {
  const silent = createPolarityScorer(emptyLexicon('xx'), (word) => word)
  expect(silent.scoreText('terrible 😍').label).toBe(1)
})

test.each([english, german])('a text that is read in steps has the values that it has at once: %#', (polarity) => {
  const text = 'The room was not very good, but the staff were superb. Das Bad war leider nicht sauber! '.repeat(400)
  const { tokens, values } = polarity.read(text)
  const whole = {
    count: tokens.count,
    types: tokens.types.slice(0, tokens.count),
    values: values.slice(0, tokens.count),
  }
  const { score } = polarity.read(text).documentPolarity()
  const steps = polarity.readSteps(text)
  let turns = 0
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) {
    // Another text is read between the steps.
    polarity.read('Awful.')
    turns++
  }
  const found = step.value
  expect(turns).toBeGreaterThan(4)
  expect({
    count: found.tokens.count,
    types: found.tokens.types.slice(0, whole.count),
    values: found.values.slice(0, whole.count),
  }).toEqual(whole)
  expect(found.documentPolarity().score).toBe(score)
})
