import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titleOf, writeFinding } from '../../src/answers/findings/writeFinding.js'
import { findingSentence, findingTitle } from '../../src/client/findingTexts.js'

const name = fc.constantFrom('queue', 'breakfast queue', 'Wi-Fi', 'straße')
const value = fc.constantFrom('Harbour House', 'no', 'NO', 'email')
const count = fc.integer({ min: 1, max: 3_000 })

test('the page says of a finding what the function says, with the same words set apart', () => {
  fc.assert(
    fc.property(
      fc.record({ name, count, averageScore: fc.double({ min: -10, max: 10, noNaN: true }) }),
      fc.double({ min: -5, max: 5, noNaN: true }),
      fc.option(fc.record({ name, count })),
      fc.option(fc.record({ field: fc.constant('hotel'), value, count })),
      fc.option(fc.record({ field: fc.constant('date'), value: fc.constant('2024-04-01T00:00:00Z'), count })),
      (finding, impact, companion, at, quarter) => {
        const said = findingSentence(
          { ...finding, impact, companion, value: at, quarter },
          { one: 'reply', many: 'replies' },
          1,
        )
        const written = writeFinding(
          {
            ...finding,
            impact,
            companion: companion ?? undefined,
            value: at === null ? undefined : { ...at, label: at.value },
            quarter: quarter === null ? undefined : { ...quarter, label: quarter.value },
          },
          'reply',
        )
        const plain = said.map((piece) => (typeof piece === 'string' ? { tag: undefined, text: piece } : piece))
        const tags = { count: 'b', difference: 'b', concept: 'i' } as const
        expect(plain).toEqual(
          written.map(({ text, emphasis }) => ({ tag: emphasis === undefined ? undefined : tags[emphasis], text })),
        )
        expect(findingTitle(finding.name, companion?.name)).toBe(titleOf(finding.name, companion?.name))
      },
    ),
  )
})

test('on a narrow scale the figures of a finding have the digits of the scale', () => {
  const figures = {
    name: 'queue',
    count: 20,
    averageScore: 0.65,
    impact: -0.2,
    companion: null,
    value: null,
    quarter: null,
  }
  const said = (part: object, digits: number): string =>
    findingSentence({ ...figures, ...part }, { one: 'reply', many: 'replies' }, digits)
      .map((piece) => (typeof piece === 'string' ? piece : piece.text))
      .join('')
  expect(said({}, 2)).toBe('20 replies mention “queue” and rate 0.65 on average, 0.20 points lower than all replies.')
  expect(said({ averageScore: 0.86, impact: 0.013 }, 3)).toContain('rate 0.860 on average, 0.013 points higher')
  // A minus as in the figures beside it, not a hyphen.
  expect(said({ averageScore: -0.73 }, 2)).toContain('rate −0.73 on average')
  // As on wide scales.
  expect(said({ averageScore: 7.3, impact: 0.04 }, 1)).toContain('rate 7.3 on average, 0.04 points higher')
})
