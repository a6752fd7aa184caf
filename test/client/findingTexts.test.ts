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
      fc.record({ name, count, averageScore: fc.double({ min: 0, max: 10, noNaN: true }) }),
      fc.double({ min: -5, max: 5, noNaN: true }),
      fc.option(fc.record({ name, count })),
      fc.option(fc.record({ field: fc.constant('hotel'), value, count })),
      fc.option(fc.record({ field: fc.constant('date'), value: fc.constant('2024-04-01T00:00:00Z'), count })),
      (finding, impact, companion, at, quarter) => {
        const said = findingSentence(
          { ...finding, impact, companion, value: at, quarter },
          { one: 'reply', many: 'replies' },
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
