import { describe, expect, test } from 'vitest'
import { render } from '../../src/report/renderText.js'
import type { ReportConcept, ReportDriver, SentimentCounts } from '../../src/report/reportConcepts.js'
import type { ReportDocument } from '../../src/report/reportDocument.js'
import { snippet } from '../../src/report/snippet.js'
import { createPaint, textWidth } from '../../src/report/terminal.js'

const text =
  'We arrived late. Nobody minded, and the porter made us a plate of cheese. In the morning, though, the breakfast queue ' +
  'went past the lift, and when we sat down there was no butter left for anybody.'

const concept = (name: string, part: Partial<ReportConcept> = {}): ReportConcept => ({
  name,
  texts: [name],
  kind: 'thing',
  relevance: 1,
  count: 30,
  match_count: 30,
  top: true,
  sentiment: null,
  average: null,
  driver: null,
  buckets: [],
  bucket_sentiment: [],
  peak: null,
  values: {},
  value_sentiment: {},
  documents: [],
  negative_examples: [],
  positive_examples: [],
  ...part,
})

const driver = (name: string, impact: number, q: number, part: Partial<ReportDriver> = {}): ReportConcept =>
  concept(name, {
    top: false,
    driver: {
      average_score: 6.93 + impact,
      impact,
      adjusted_impact: 0,
      importance: 0.5,
      confidence: 3,
      q,
      impact_interval: null,
      ...part,
    },
  })

const staff = concept('staff', { count: 40, match_count: 40, sentiment: { positive: 30, neutral: 10, negative: 0 } })

const report: ReportDocument = {
  version: 1,
  made_by: { name: 'conceptlite', version: '1.0.0', science_version: '1' },
  project: {
    name: 'Comments\nof guests',
    language: 'en',
    document_count: 1234,
    filters: ['hotel=Harbour House'],
    filter_count: 400,
    respondent_count: null,
  },
  noun: { one: 'comment', many: 'comments' },
  fields: [
    { name: 'date', type: 'date', minimum: '2024-01-04T00:00:00Z', maximum: '2025-06-30T00:00:00Z' },
    { name: 'hotel', type: 'string', value_count: 3 },
    { name: 'rating', type: 'score', minimum: 1, maximum: 10 },
  ],
  score: {
    field: 'rating',
    count: 1234,
    average: 6.93,
    document_average: 6.93,
    interval: null,
    histogram: [],
    nps: { value: 24.6, interval: { low: 20, high: 29 }, promoters: 500, passives: 500, detractors: 200 },
  },
  concepts: [
    concept('breakfast', { match_count: 100, count: 50 }),
    concept('朝食の行列', { match_count: 50, count: 50 }),
    concept('a phrase of quite a few words that does not end', { match_count: 1, count: 0 }),
    staff,
    driver('lake', 0.97, 0.03),
    driver('朝食', 0.2, 0.1),
    driver('queue', -1.02, 0.004),
  ],
  findings: [
    {
      concept: 6,
      count: 12,
      companion: null,
      value: null,
      quarter: null,
      title: 'Queue',
      parts: [
        { text: '24 comments', emphasis: 'count' },
        { text: ' mention “queue” and rate 5.9 on average, 1.0 points lower.' },
      ],
    },
  ],
  time: null,
  differences: [],
  associations: [],
  documents: [],
  texts: false,
  search: {
    texts: ['queue'],
    match_count: 60,
    exact_match_count: 24,
    documents: [
      {
        doc_id: 'uuid-1',
        title: 'A title',
        text,
        metadata: [
          { name: 'date', type: 'date', value: '2025-04-12T00:00:00Z' },
          { name: 'hotel', type: 'string', value: 'Harbour House' },
          { name: 'rating', type: 'score', value: 4 },
        ],
        match_score: 1,
        matches: [{ start: text.indexOf('queue'), end: text.indexOf('queue') + 5, exact: true }],
      },
    ],
  },
  source: {
    file: 'sample.csv',
    rows: 1240,
    documents: 1234,
    excluded: [{ reason: 'empty_text', rows: 6 }],
    columns: [{ column: 'visited', type: 'date', unreadable: 2, missing: 4 }],
  },
}

/** The report with another sentiment of its one concept that has some. */
const withSentiment = (sentiment: SentimentCounts): ReportDocument => ({
  ...report,
  concepts: report.concepts.map((one) => (one === staff ? { ...staff, sentiment } : one)),
})

const bare = createPaint(false)
const coloured = createPaint(true)
// biome-ignore lint/suspicious/noControlCharactersInRegex: the codes of colours are made of them
const uncolour = (line: string): string => line.replace(/\u001b\[\d+m/g, '')
const seconds = { upload: 0.02, build: 0.75, sentiment: 12.4 }
const lines = (columns: number, paint = bare, shown = report): string[] =>
  render(shown, { columns, paint, limit: 8, seconds }).split('\n')
const lineWith = (word: string, columns: number): string => lines(columns).find((line) => line.includes(word)) ?? ''

describe('the report', () => {
  test.each([50, 80, 100, 110, 120])('has no line wider than %d columns, with colours and without', (columns) => {
    for (const paint of [bare, coloured]) {
      for (const line of lines(columns, paint)) expect(textWidth(uncolour(line))).toBeLessThanOrEqual(columns)
    }
  })

  test('says what its columns are also on the narrowest terminal', () => {
    expect(lineWith('Top concepts', 50)).toMatch(/^ Top concepts {2}[^…]+$/)
  })

  test('says the same with colours as without, but for the marks that colours replace', () => {
    const words = (all: string[]): string[] => all.join(' ').match(/[\p{L}\d.%]+/gu) ?? []
    expect(words(lines(80, coloured).map(uncolour))).toEqual(words(lines(80)))
  })

  test('counts exact matches and what related terms add', () => {
    expect(lineWith('breakfast ', 80)).toMatch(/^ breakfast +50 +\+50 {2}█+[▉-▏]?░+$/)
  })

  test('has five columns for numbers, and more where there are larger ones', () => {
    const shownWith = (count: number): string =>
      lines(80, bare, { ...report, concepts: [concept('breakfast', { count, match_count: count })] }).find((line) =>
        line.startsWith(' breakfast '),
      )!
    expect(shownWith(50)).toMatch(/^ breakfast {6}50 {10}█/)
    expect(shownWith(1_234_567)).toMatch(/^ breakfast {3}1,234,567 {14}█/)
  })

  test('keeps columns under each other where letters are wide', () => {
    const barAt = (line: string): number => textWidth(line.slice(0, line.indexOf('█')))
    expect(barAt(lineWith('朝食の行列', 80))).toBe(barAt(lineWith('breakfast ', 80)))
  })

  test('shows what lifts and what lowers with direction, average and clarity in a word', () => {
    expect(lineWith('lake', 80)).toMatch(/lake +\+0\.97 +7\.90 +30 +clear +█+/)
    expect(lineWith('朝食  ', 80)).toMatch(/朝食 +\+0\.20 .* hint +░+$/)
    expect(lineWith('queue  ', 80)).toMatch(/queue +−1\.02 +5\.91 +30 +very +█+/)
  })

  test('does not call chance what differs taken alone, and says so below', () => {
    const shownWith = (q: number, low: number, high: number): string[] => {
      const porter = driver('porter', -1, q, { impact_interval: { low, high } })
      return lines(80, bare, { ...report, concepts: [...report.concepts, porter] })
    }
    const wordOf = (shown: string[]): string | undefined =>
      shown.find((line) => line.startsWith(' porter'))?.match(/ 30 +(\w+)/)?.[1]
    const note = ' alone: differs taken alone, but chance or other concepts'
    const alone = shownWith(1, -1.6, -0.4)
    expect(wordOf(alone)).toBe('alone')
    expect(alone.some((line) => line.startsWith(note))).toBe(true)
    for (const [shown, word] of [
      [shownWith(1, -1.6, 0.1), 'chance'],
      [shownWith(0.1, -1.6, -0.4), 'hint'],
      [shownWith(0.001, -1.6, -0.4), 'very'],
    ] as const) {
      expect(wordOf(shown)).toBe(word)
      expect(shown.some((line) => line.startsWith(note))).toBe(false)
    }
  })

  test('an average has a minus, and none where it rounds to 0', () => {
    const averageOf = (average_score: number): string | undefined =>
      lines(80, bare, { ...report, concepts: [driver('porter', -1, 0.01, { average_score })] })
        .find((line) => line.startsWith(' porter'))
        ?.match(/−1\.00 +(\S+)/)?.[1]
    expect([averageOf(-1e-17), averageOf(-0.5)]).toEqual(['0.00', '−0.50'])
  })

  test('begins with what stands out, broken between words', () => {
    const shown = lines(60).join('\n')
    const from = shown.indexOf('What stands out')
    expect(from).toBeLessThan(shown.indexOf('Top concepts'))
    expect(shown.slice(from).replace(/\n +/g, ' ')).toContain(
      '• 24 comments mention “queue” and rate 5.9 on average, 1.0',
    )
    expect(Math.max(...lines(60).map(textWidth))).toBeLessThanOrEqual(60)
  })

  test('tells the net promoter score beside the average', () => {
    expect(lineWith('What drives rating', 80)).toContain('average 6.93, NPS +25')
    const field = 'How likely are you to recommend us to a friend or colleague, all in all and honestly?'
    const long = lines(60, bare, { ...report, score: { ...report.score!, field } })
    expect(long.find((line) => line.includes('What drives'))).toMatch(
      / What drives How likely .*… {2}average 6\.93, NPS \+25$/,
    )
  })

  test('tells the average of documents, of which impacts are differences, where it is another', () => {
    const shown = { ...report, score: { ...report.score!, document_average: 6.81 } }
    const line = lines(80, bare, shown).find((each) => each.includes('What drives rating'))
    expect(line).toContain('average 6.93, of documents 6.81, NPS +25')
  })

  test('says how long the build took in all', () => {
    expect(lineWith('built in', 80)).toMatch(/ · built in 13 s$/)
  })

  test('puts both directions side by side where there is room', () => {
    expect(lineWith('lifts it', 120)).toContain('lowers it')
    expect(lineWith('lifts it', 80)).not.toContain('lowers it')
  })

  test('stacks sentiment so that lengths are shares', () => {
    const line = lines(80).find((each) => / staff .*%$/.test(each))!
    const count = (mark: string): number => line.split(mark).length - 1
    // The share that is positive has its sign once more.
    expect((count('+') - 1) / (count('+') - 1 + count('·'))).toBeCloseTo(0.75, 1)
    expect(count('−')).toBe(0)
  })

  test('tells positive and negative apart without colours, also where there are some', () => {
    const shown = withSentiment({ positive: 20, neutral: 10, negative: 10 })
    const [plain, painted] = [bare, coloured].map((paint) =>
      lines(80, paint, shown)
        .map(uncolour)
        .find((each) => / staff .*%$/.test(each))!
        .trimEnd(),
    )
    expect(plain).toMatch(/ \+50% {2}\++·+−+ {2} −25%$/)
    expect(painted).toMatch(/ \+50% {2}█+░+▒+ {2} −25%$/)
  })

  test('writes shares of sentiment whole, rounded to per cent', () => {
    const shares = (positive: number, negative: number): string[] => {
      const shown = withSentiment({ positive, neutral: 1_000 - positive - negative, negative })
      const line = lines(80, bare, shown).find((each) => / staff .*%$/.test(each))!
      return line.match(/\S+%/g)!
    }
    expect(shares(1_000, 0)).toEqual(['+100%', '0%'])
    expect(shares(996, 4)).toEqual(['+100%', '−<1%'])
    expect(shares(666, 54)).toEqual(['+67%', '−5%'])
    expect(shares(0, 1_000)).toEqual(['0%', '−100%'])
  })

  test('does not draw feelings where there are none', () => {
    const flat = withSentiment({ positive: 1, neutral: 99, negative: 0 })
    expect(lines(80, bare, flat).join('\n')).toMatch(/Sentiment.*\n Hardly any was found\. Are the texts English\?/)
  })

  test('a concept without sentiment has a bar as long as that of others, of spaces', () => {
    const empty = concept('soup', { count: 9, match_count: 9, sentiment: { positive: 0, neutral: 0, negative: 0 } })
    const shown = lines(80, bare, { ...report, concepts: [...report.concepts, empty] })
    const [praised, silent] = ['staff', 'soup'].map(
      (name) => shown.find((each) => new RegExp(` ${name} .*%$`).test(each))!,
    )
    expect(silent).toHaveLength(praised!.length)
    expect(silent).toMatch(/ 0% +0%$/)
  })

  test('keeps sentiment in columns beside counts of any length', () => {
    const many = concept('soup', {
      count: 1_234_567,
      match_count: 1_234_567,
      sentiment: { positive: 3, neutral: 1, negative: 0 },
    })
    const shown = lines(80, bare, { ...report, concepts: [...report.concepts, many] })
    const [few, most] = ['staff', 'soup'].map((name) =>
      shown.find((each) => new RegExp(` ${name} .*%$`).test(each))!.indexOf('+75%'),
    )
    expect(most).toBe(few)
  })

  test('names the words of a search before the number of its documents', () => {
    expect(lineWith('Search', 80)).toMatch(/^ *Search.*queue.* {2}.*24.*36/)
  })

  test('a field in which all have one value names it once', () => {
    const shown = (maximum: number): string =>
      lines(80, bare, { ...report, fields: [{ name: 'rating', type: 'score', minimum: 4, maximum }] }).join('\n')
    expect(shown(4)).toMatch(/rating 4(?! to)/)
    expect(shown(9)).toMatch(/rating 4 to 9/)
  })

  test('marks the words that were found', () => {
    expect(lines(80).join('\n')).toContain('[queue]')
    expect(lines(80, coloured).join('\n')).toContain('\u001b[33mqueue\u001b[0m')
  })

  test('says what of the file is left out, by reason', () => {
    const head = lines(100).slice(0, lines(100).indexOf('', 1))
    expect(head).toEqual(
      expect.arrayContaining([' 6 of 1,240 rows left out: 6 without text', ' "visited": 2 cells that are no date']),
    )
    expect(lines(80, bare, { ...report, source: null }).join('\n')).not.toContain('left out')
  })

  test('drivers that chance or two documents explain are not shown, and half of the limit in either direction', () => {
    const concepts = [
      driver('clean', 1, 0.01, { confidence: 2, importance: 0.1 }),
      driver('lucky', 2, 0.5, { confidence: 1.9, importance: 0.9 }),
      { ...driver('rare', 2, 0.01, { confidence: 9, importance: 0.8 }), count: 2 },
      driver('bright', 0.5, 0.01, { importance: 0.3 }),
      driver('calm', 0.6, 0.01, { importance: 0.2 }),
      driver('rude', -1, 0.01, { confidence: -2, importance: 0.7 }),
      driver('dark', -1, 0.9, { confidence: -1, importance: 0.9 }),
    ]
    const text = render(
      { ...report, concepts, findings: [], search: null },
      { columns: 80, paint: bare, limit: 3, seconds: null },
    )
    const names = text.split('\n').flatMap((line) => /^ (\w+) +[+−]\d\.\d\d /.exec(line)?.[1] ?? [])
    // Of clean, bright and calm the two most important.
    expect(names).toEqual(['bright', 'calm', 'rude'])
  })

  test('leaves out what was not asked', () => {
    const concepts = report.concepts.map((one) => ({ ...one, sentiment: null }))
    const little = lines(80, bare, { ...report, score: null, concepts, search: null }).join('\n')
    expect(little).toContain('Top concepts')
    expect(little).not.toMatch(/What drives|Sentiment|Search/)
  })

  test('says so where nothing was found', () => {
    const nothing: ReportDocument = {
      ...report,
      concepts: [],
      findings: [],
      score: { field: 'rating', count: 2, average: 3, document_average: 3, interval: null, histogram: [], nps: null },
      search: { texts: ['x'], match_count: 0, exact_match_count: 0, documents: [] },
    }
    const said = lines(80, bare, nothing).join('\n')
    expect(said).toContain('No concepts were found.')
    expect(said).toContain('average 3.00')
    expect(said).toContain('No concept with a clear difference.')
    expect(said).toContain('No document matches.')
  })
})

describe('a snippet', () => {
  const at = (word: string, from = text) => ({
    start: from.indexOf(word),
    end: from.indexOf(word) + word.length,
    exact: true,
  })
  const size = { width: 60, lines: 2 }

  test('begins with the sentence of the match', () => {
    expect(snippet(text, [at('queue')], size, bare)[0]).toMatch(/^… In the morning, though, the breakfast \[queue\]/)
  })

  test('begins at the start where nothing matches, and says that it goes on', () => {
    const shown = snippet(text, [], size, bare)
    expect(shown).toHaveLength(2)
    expect(shown[0]).toMatch(/^We arrived late\./)
    expect(shown[1]).toMatch(/ …$/)
  })

  test('marks a phrase as one, a part on each line that it is on, and leaves punctuation unmarked', () => {
    const long = 'A slow, long queue.'
    expect(snippet(long, [at('long queue', long)], size, bare)).toEqual(['A slow, [long queue].'])
    expect(snippet(long, [at('long queue', long)], { width: 14, lines: 2 }, bare)).toEqual([
      'A slow, [long]',
      '[queue].',
    ])
    expect(snippet(long, [at('slow', long), at('long', long)], size, bare)).toEqual(['A [slow], [long] queue.'])
    const japanese = '朝食の行列が長い。'
    expect(snippet(japanese, [at('朝食', japanese), at('行列', japanese)], size, bare)).toEqual([
      '[朝食]の[行列]が長い。',
    ])
  })

  test('breaks lines in scripts without spaces', () => {
    const shown = snippet('朝食の行列がとても長くて困りました。', [], { width: 20, lines: 3 }, bare)
    expect(shown.length).toBe(2)
    expect(shown.join('')).toBe('朝食の行列がとても長くて困りました。')
    for (const line of shown) expect(textWidth(line)).toBeLessThanOrEqual(20)
  })
})
