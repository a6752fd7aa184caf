import { describe, expect, test } from 'vitest'
import { render } from '../../src/report/renderText.js'
import type { Report } from '../../src/report/report.js'
import { snippet } from '../../src/report/snippet.js'
import { createPaint, textWidth } from '../../src/report/terminal.js'

const text =
  'We arrived late. Nobody minded, and the porter made us a plate of cheese. In the morning, though, the breakfast queue ' +
  'went past the lift, and when we sat down there was no butter left for anybody.'

const report: Report = {
  name: 'Comments\nof guests',
  project_id: 'b3f4g',
  directory: null,
  language: 'en',
  document_count: 1234,
  filters: ['hotel=Harbour House'],
  filter_count: 400,
  source: { file: 'sample.jsonl', wrong_rows: 0, empty_texts: 0 },
  fields: [
    { name: 'date', type: 'date', minimum: '2024-01-04T00:00:00Z', maximum: '2025-06-30T00:00:00Z' },
    { name: 'hotel', type: 'string', value_count: 3 },
    { name: 'rating', type: 'score', minimum: 1, maximum: 10 },
  ],
  seconds: { upload: 0.02, build: 0.75, sentiment: 12.4 },
  concepts: [
    { name: 'breakfast', texts: ['breakfast'], relevance: 9, match_count: 100, exact_match_count: 50 },
    { name: '朝食の行列', texts: ['朝食の行列'], relevance: 8, match_count: 50, exact_match_count: 50 },
    {
      name: 'a phrase of quite a few words that does not end',
      texts: [],
      relevance: 1,
      match_count: 1,
      exact_match_count: 0,
    },
  ],
  drivers: {
    score_field: 'rating',
    baseline: 6.93,
    nps: 24.6,
    findings: [
      {
        title: 'Queue',
        sentence: '24 comments mention “queue” and rate 5.9 on average, 1.0 points lower.',
        impact: -1.02,
        q: 0.004,
      },
    ],
    lifting: [driver('lake', 0.97, 0.03), driver('朝食', 0.2, 0.1)],
    lowering: [driver('queue', -1.02, 0.004)],
  },
  sentiment: [
    {
      name: 'staff',
      texts: ['staff'],
      match_count: 40,
      exact_match_count: 40,
      sentiment_share: { positive: 0.75, neutral: 0.25, negative: 0 },
      sentiment_counts: { positive: 30, neutral: 10, negative: 0, total: 40, mixed: 0 },
    },
  ],
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
}

function driver(name: string, impact: number, q: number) {
  const counts = { match_count: 30, exact_match_count: 30 }
  return {
    name,
    texts: [name],
    average_score: 6.93 + impact,
    impact,
    confidence: 3,
    adjusted_impact: 0,
    q,
    importance: 0.5,
    ...counts,
  }
}

const bare = createPaint(false)
const coloured = createPaint(true)
// biome-ignore lint/suspicious/noControlCharactersInRegex: the codes of colours are made of them
const uncolour = (line: string): string => line.replace(/\u001b\[\d+m/g, '')
const lines = (columns: number, paint = bare, shown = report): string[] => render(shown, { columns, paint }).split('\n')
const lineWith = (word: string, columns: number): string => lines(columns).find((line) => line.includes(word)) ?? ''

describe('the report', () => {
  test.each([50, 80, 100, 110, 120])('has no line wider than %d columns, with colours and without', (columns) => {
    for (const paint of [bare, coloured]) {
      for (const line of lines(columns, paint)) expect(textWidth(uncolour(line))).toBeLessThanOrEqual(columns)
    }
  })

  test('says the same with colours as without, but for the marks that colours replace', () => {
    const words = (all: string[]): string[] => all.join(' ').match(/[\p{L}\d.%]+/gu) ?? []
    expect(words(lines(80, coloured).map(uncolour))).toEqual(words(lines(80)))
  })

  test('counts exact matches and what related terms add', () => {
    expect(lineWith('breakfast ', 80)).toMatch(/^ breakfast +50 +\+50 {2}█+[▉-▏]?░+$/)
  })

  test('keeps columns under each other where letters are wide', () => {
    const barAt = (line: string): number => textWidth(line.slice(0, line.indexOf('█')))
    expect(barAt(lineWith('朝食の行列', 80))).toBe(barAt(lineWith('breakfast ', 80)))
  })

  test('shows what lifts and what lowers with direction, average and clarity in a word', () => {
    expect(lineWith('lake', 80)).toMatch(/lake +\+0\.97 +7\.90 +30 +clear +█+/)
    expect(lineWith('朝食  ', 80)).toMatch(/朝食 +\+0\.20 .* hint +█+/)
    expect(lineWith('queue  ', 80)).toMatch(/queue +−1\.02 +5\.91 +30 +very +█+/)
  })

  test('begins with what stands out, broken between words', () => {
    const shown = lines(60).join('\n')
    const from = shown.indexOf('What stands out')
    expect(from).toBeLessThan(shown.indexOf('Top concepts'))
    expect(shown.slice(from).replace(/\n +/g, ' ')).toContain(
      '– 24 comments mention “queue” and rate 5.9 on average, 1.0',
    )
    expect(Math.max(...lines(60).map(textWidth))).toBeLessThanOrEqual(60)
  })

  test('tells the net promoter score beside the average', () => {
    expect(lineWith('What drives rating', 80)).toContain('average 6.93, NPS +25')
  })

  test('puts both directions side by side where there is room', () => {
    expect(lineWith('lifts it', 120)).toContain('lowers it')
    expect(lineWith('lifts it', 80)).not.toContain('lowers it')
  })

  test('stacks sentiment so that lengths are shares', () => {
    const line = lineWith('staff', 80)
    const count = (mark: string): number => line.split(mark).length - 1
    // Each share has its sign once more.
    expect((count('+') - 1) / (count('+') - 1 + count('·'))).toBeCloseTo(0.75, 1)
    expect(count('−')).toBe(1)
  })

  test('tells positive and negative apart without colours, also where there are some', () => {
    const sentiment_share = { positive: 0.5, neutral: 0.25, negative: 0.25 }
    const shown = { ...report, sentiment: report.sentiment!.map((row) => ({ ...row, sentiment_share })) }
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
      const sentiment_share = { positive, neutral: 1 - positive - negative, negative }
      const shown = { ...report, sentiment: report.sentiment!.map((row) => ({ ...row, sentiment_share })) }
      const line = lines(80, bare, shown).find((each) => / staff .*%$/.test(each))!
      return line.match(/\S+%/g)!
    }
    expect(shares(1, 0)).toEqual(['+100%', '−0%'])
    expect(shares(0.666, 0.054)).toEqual(['+67%', '−5%'])
    expect(shares(0, 1)).toEqual(['+0%', '−100%'])
  })

  test('does not draw feelings where there are none', () => {
    const neutral = { positive: 0.01, neutral: 0.99, negative: 0 }
    const flat = { ...report, sentiment: report.sentiment!.map((row) => ({ ...row, sentiment_share: neutral })) }
    expect(lines(80, bare, flat).join('\n')).toMatch(/Sentiment.*\n Hardly any was found\. Are the texts English\?/)
  })

  test('marks the words that were found', () => {
    expect(lines(80).join('\n')).toContain('[queue]')
    expect(lines(80, coloured).join('\n')).toContain('\u001b[33mqueue\u001b[0m')
  })

  test('leaves out what was not asked', () => {
    const little = lines(80, bare, { ...report, drivers: null, sentiment: null, search: null }).join('\n')
    expect(little).toContain('Top concepts')
    expect(little).not.toMatch(/What drives|Sentiment|Search/)
  })

  test('says so where nothing was found', () => {
    const nothing: Report = {
      ...report,
      concepts: [],
      drivers: { score_field: 'rating', baseline: 3, nps: null, findings: [], lifting: [], lowering: [] },
      sentiment: [],
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
