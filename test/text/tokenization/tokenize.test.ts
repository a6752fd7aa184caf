import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languageRules } from '../../../src/text/languages.js'
import { GAP_BREAK, GAP_HYPHEN, GAP_NONE, GAP_SPACE, GAP_WORDS } from '../../../src/text/tokenization/gaps.js'
import { createTokenizer } from '../../../src/text/tokenization/tokenize.js'
import { createTokens } from '../../../src/text/tokenization/tokens.js'

const english = createTokenizer(languageRules('en')!)

/** Words of a text with the separator before each. */
function read(text: string, tokenize = english): [separator: number, word: string][] {
  const tokens = createTokens(1)
  tokenize(text, tokens)
  return Array.from({ length: tokens.count }, (_, i) => [
    tokens.separators[i]!,
    text.slice(tokens.starts[i], tokens.ends[i]),
  ])
}

const wordsOf = (text: string, tokenize = english) => read(text, tokenize).map(([, word]) => word)

describe('words', () => {
  test('have letters in place of character references', () => {
    const tokens = createTokens(1)
    english('A caf&eacute; here', tokens)
    expect([tokens.text.replace(/\u034f/g, ''), tokens.hasFillers]).toEqual(['A café here', true])
    expect([...tokens.starts.subarray(0, 3), tokens.ends[1]]).toEqual([0, 2, 14, 13])
    english('Salt &amp; pepper', tokens)
    expect([tokens.text, tokens.hasFillers]).toEqual(['Salt &amp; pepper', false])
  })

  test('of HTML tags are none; tags of blocks separate phrases, tags within a line do not', () => {
    const text = 'Nice <b>pool</b> bar<br/>and <a href="https://example.org">quiet</a> <div class="x">room</div>'
    expect(read(text)).toEqual([
      [GAP_BREAK, 'Nice'],
      [GAP_SPACE, 'pool'],
      [GAP_SPACE, 'bar'],
      [GAP_BREAK, 'and'],
      [GAP_SPACE, 'quiet'],
      [GAP_BREAK, 'room'],
    ])
  })

  test('of Japanese are the same with marks of kana apart, and in kana of half width', () => {
    const japanese = createTokenizer(languageRules('ja')!)
    const text = 'ガラスのベッドがグラグラで、ご飯は残念でした'
    const words = wordsOf(text, japanese)
    expect(words).toContain('ガラス')
    expect(wordsOf(text.normalize('NFD'), japanese).map((word) => word.normalize('NFC'))).toEqual(words)
    expect(wordsOf('ｶﾞﾗｽのﾍﾞｯﾄﾞ', japanese)).toEqual(['ｶﾞﾗｽ', 'の', 'ﾍﾞｯﾄﾞ'])
    // A long run is segmented in parts, none of which begins with a mark.
    const long = wordsOf(`あ${'ガ'.normalize('NFD').repeat(2_000)}`, japanese)
    expect(long.filter((word) => word.startsWith('\u3099'))).toEqual([])
  })

  test('are none of nothing but Hangul fillers', () => {
    expect(wordsOf('good \u3164\u3164 bed \uffa0')).toEqual(['good', 'bed'])
  })

  test('keep their inner apostrophes and lose quotes around them', () => {
    expect(wordsOf("I don't, and I don’t 'care' about Peters' dog")).toEqual([
      'I',
      "don't",
      'and',
      'I',
      'don’t',
      'care',
      'about',
      'Peters',
      'dog',
    ])
  })

  test('keep the points inside numbers and initials, not those at their end', () => {
    expect(wordsOf('4.5 stars, 1,000 rooms at 10:30. U.S. staff, e.g. him.We left')).toEqual([
      '4.5',
      'stars',
      '1,000',
      'rooms',
      'at',
      '10:30',
      'U.S',
      'staff',
      'e.g',
      'him',
      'We',
      'left',
    ])
  })

  test('hold a particle behind a hyphen, and forms of check the word in', () => {
    expect(wordsOf('Check-in, take-offs; checked in, CHECK  IN. One-on-one, come-back, look in, check\n\nin')).toEqual([
      'Check-in',
      'take-offs',
      'checked in',
      'CHECK  IN',
      'One',
      'on',
      'one',
      'come',
      'back',
      'look',
      'in',
      'check',
      'in',
    ])
  })

  test('are both parts of an abbreviated plural, if periods end them', () => {
    const texts = ['en EE. UU. y', 'los EE.UU.', 'los RR. HH. de EE. UU.', 'AA. BB y', 'AB. CD.', 'es EE. El']
    const spanish = createTokenizer(languageRules('es')!)
    expect(texts.map((text) => wordsOf(text, spanish))).toEqual([
      ['en', 'EE. UU', 'y'],
      ['los', 'EE.UU'],
      ['los', 'RR. HH', 'de', 'EE. UU'],
      ['AA', 'BB', 'y'],
      ['AB', 'CD'],
      ['es', 'EE', 'El'],
    ])
  })

  test('hold a point of the compass or another beginning before a hyphen in a name', () => {
    const of = (code: string, text: string) => wordsOf(text, createTokenizer(languageRules(code)!))
    expect(of('nl', 'In Noord-Holland, noord - Holland en Groot-Amsterdam')).toEqual([
      'In',
      'Noord-Holland',
      'noord',
      'Holland',
      'en',
      'Groot',
      'Amsterdam',
    ])
    expect(of('nl', 'Midden-Oosten')).toEqual(['Midden-Oosten'])
    expect(of('fi', 'Pohjois-Suomessa')).toEqual(['Pohjois-Suomessa'])
    expect(of('ru', 'в Нью-Йорке, онлайн-заказ')).toEqual(['в', 'Нью-Йорке', 'онлайн', 'заказ'])
    expect(of('uk', 'Івано-Франківська')).toEqual(['Івано-Франківська'])
    expect(of('en', 'North-Holland')).toEqual(['North', 'Holland'])
  })

  test('hold a letter before a hyphen, unless a word of function or a number follows it, or another part precedes it', () => {
    const joined = [
      'e-mail',
      'T-shirts',
      'X‑rays',
      'U-turn-style',
      'I-just',
      'F-150',
      'one-a-month',
      'a-an',
      'plan A - next',
    ]
    expect(joined.map((text) => wordsOf(text).join(' '))).toEqual([
      'e-mail',
      'T-shirts',
      'X‑rays',
      'U-turn style',
      'I just',
      'F 150',
      'one a month',
      'a an',
      'plan A next',
    ])
    const french = createTokenizer(languageRules('fr')!)
    const split = ["Y a-t-il l'e-mail", 'un T-shirt', 'd-accord', 'c-est', "d'e-books"]
    expect(split.map((text) => wordsOf(text, french).join(' '))).toEqual([
      "Y a t il l' e-mail",
      'un T-shirt',
      'd accord',
      'c est',
      "d' e-books",
    ])
    expect(wordsOf('K-pop을', createTokenizer(languageRules('ko')!))).toEqual(['K', 'pop을'])
  })

  test('hold a short ampersand, while a longer one is a word by itself', () => {
    expect(wordsOf('H&M and B&B but bed & breakfast, food&drink')).toEqual([
      'H&M',
      'and',
      'B&B',
      'but',
      'bed',
      '&',
      'breakfast',
      'food',
      '&',
      'drink',
    ])
  })

  test('end at the apostrophe of an elided word where the language elides', () => {
    const french = createTokenizer(languageRules('fr')!)
    expect(wordsOf("L'hôtel d’aujourd'hui, jusqu'ici", french)).toEqual([
      "L'",
      'hôtel',
      'd’',
      "aujourd'hui",
      "jusqu'",
      'ici',
    ])
  })

  test('are a whole address at once', () => {
    expect(wordsOf('see https://example.org/a?b=c or www.example.org, ask me@example.org now')).toEqual([
      'see',
      'https://example.org/a?b=c',
      'or',
      'www.example.org,',
      'ask',
      'me@example.org',
      'now',
    ])
  })

  test('are a whole mark of what was taken out at once', () => {
    expect(wordsOf('call [number] or <PERSON_1>, [Editado por nós] (number) @user @users')).toEqual([
      'call',
      '[number]',
      'or',
      '<PERSON_1>',
      '[Editado por nós]',
      'number',
      '@user',
      'users',
    ])
    expect(read('ask @user now').map(([separator]) => separator)).toEqual([GAP_BREAK, GAP_WORDS, GAP_WORDS])
    expect(read('room [number] now').map(([separator]) => separator)).toEqual([GAP_BREAK, GAP_BREAK, GAP_BREAK])
  })

  test('hold combining marks and letters beyond the basic plane, but no emoji', () => {
    expect(wordsOf('cafe\u0301 😀❤️ 𝒜𝒷 x👍🏽y')).toEqual(['cafe\u0301', '𝒜𝒷', 'x', 'y'])
  })

  test('are found inside Chinese, Japanese and Thai text of any project', () => {
    expect(wordsOf('iPhone手机')).toEqual(['iPhone', '手机'])
    expect(wordsOf('ภาษาไทย').length).toBeGreaterThan(1)
  })
})

test('what stands between two words decides how near they are', () => {
  const cases: [between: string, separator: number][] = [
    [' ', GAP_SPACE],
    ['\n', GAP_SPACE],
    ['\n\n', GAP_BREAK],
    ['-', GAP_HYPHEN],
    [' - ', GAP_BREAK],
    ['--', GAP_BREAK],
    ['- ', GAP_BREAK],
    [' -', GAP_BREAK],
    ['-\n', GAP_BREAK],
    [' – ', GAP_BREAK],
    [', ', GAP_BREAK],
    ['. ', GAP_BREAK],
    ['! ', GAP_BREAK],
    [' (', GAP_BREAK],
    [' 😀 ', GAP_BREAK],
    [' "', GAP_WORDS],
    ['/', GAP_WORDS],
    [' #', GAP_WORDS],
    ["' ", GAP_SPACE],
    ['® ', GAP_SPACE],
    ['\u200b', GAP_NONE],
  ]
  for (const [between, separator] of cases) {
    expect([between, read(`one${between}two`)]).toEqual([
      between,
      [
        [GAP_BREAK, 'one'],
        [separator, 'two'],
      ],
    ])
  }
})

test('words never overlap, never are empty and never split a pair, whatever the text', () => {
  const anyText = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(
          "'",
          '’',
          '-',
          '.',
          '&',
          '@',
          '\n',
          ' ',
          '\ud83d',
          '\ude00',
          '\u0301',
          '\u200d',
          '中文',
          'かった',
          'ไทย',
        ),
      ),
    )
    .map((parts) => parts.join(''))
  for (const code of ['en', 'fr', 'ja', 'zh']) {
    const tokenize = createTokenizer(languageRules(code)!)
    const tokens = createTokens(1)
    fc.assert(
      fc.property(anyText, (text) => {
        tokenize(text, tokens)
        let last = 0
        for (let i = 0; i < tokens.count; i++) {
          expect(tokens.starts[i]!).toBeGreaterThanOrEqual(last)
          expect(tokens.ends[i]!).toBeGreaterThan(tokens.starts[i]!)
          last = tokens.ends[i]!
          const splits = /[\ud800-\udbff]$/.test(text.slice(0, last)) && /^[\udc00-\udfff]/.test(text.slice(last))
          expect(splits).toBe(false)
        }
        expect(last).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 150 },
    )
  }
})

test('a long run without spaces is read in pieces of 1,000 units that end between characters', () => {
  // An ideograph of one unit, then those of two: unit 1,000 is the second half of a pair.
  for (const code of ['en', 'ja', 'zh']) {
    for (const before of ['', '中', '中中']) {
      const run = before + '𠀀'.repeat(1_100)
      const words = wordsOf(run, createTokenizer(languageRules(code)!))
      expect(words.join('')).toBe(run)
      expect(words.filter((word) => /^[\udc00-\udfff]|[\ud800-\udbff]$/.test(word))).toEqual([])
    }
  }
})

test('a run without spaces has the words of the segmenter, in each piece of 1,000 units', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  const segments = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)
  const run = 'ประเทศไทยมีอาหารอร่อยมากและคนใจดี'.repeat(80)
  for (const length of [40, 999, 1_000, 1_001, 2_400]) {
    const text = run.slice(0, length)
    const pieces = [text.slice(0, 1_000), text.slice(1_000, 2_000), text.slice(2_000)]
    expect(wordsOf(text)).toEqual(pieces.flatMap(segments))
  }
})

test('half a million characters of anything are read to their end', () => {
  const size = 500_000
  const units = [
    'a',
    '!',
    '\ud800',
    '\u0301',
    "l'",
    'h&',
    'a.',
    '1,',
    'a@',
    'www. ',
    '\n ',
    '中',
    'かった',
    'ア',
    '😀',
    'a-',
    'http://',
  ]
  const tokens = createTokens()
  for (const code of ['fr', 'ja']) {
    const tokenize = createTokenizer(languageRules(code)!)
    for (const unit of units) {
      const text = `${unit.repeat(Math.ceil(size / unit.length))} end`
      tokenize(text, tokens)
      expect([unit, text.slice(tokens.starts[tokens.count - 1], tokens.ends[tokens.count - 1])]).toEqual([unit, 'end'])
    }
  }
})
