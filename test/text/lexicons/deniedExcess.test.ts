import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'

const signOf = async (language: string, text: string): Promise<number> =>
  Math.sign((await loadPolarityScorer(language)).read(text).documentPolarity().score)

test.each([
  ['bg', 'Храната не е твърде добра.'],
  ['cs', 'Jídlo není příliš dobré.'],
  ['de', 'Das Essen ist nicht allzu gut.'],
  ['en', 'The staff were not overly friendly.'],
  ['id', 'Makanannya tidak terlalu enak.'],
  ['it', 'Il cibo non è troppo buono.'],
  ['nl', 'Het eten is niet al te goed.'],
  ['pl', 'Obsługa nie jest zbyt miła.'],
  ['ro', 'Mâncarea nu e prea bună.'],
  ['ru', 'Еда не слишком вкусная.'],
  ['uk', 'Їжа не надто смачна.'],
])('not too good is blame (%s: %s)', async (language, text) => {
  expect(await signOf(language, text)).toBe(-1)
})

test.each([
  ['de', 'Das Essen ist nicht allzu teuer.'],
  ['en', 'It was not overly expensive.'],
  ['en', 'The cake is not too sweet.'],
  ['it', 'Il dolce non troppo dolce.'],
  ['pl', 'Nie jest zbyt drogo.'],
  ['ru', 'Не слишком дорого.'],
])('not too bad, and not too sweet, are praise (%s: %s)', async (language, text) => {
  expect(await signOf(language, text)).toBe(1)
})

test.each([
  ['es', 'No se puede pedir más.', 1],
  ['ja', 'これ以上のものはない。', 1],
  ['fr', "Il a cessé de fonctionner au bout d'une semaine.", -1],
  ['es', 'Es más bien normal.', 0],
])('%s: %s', async (language, text, sign) => {
  expect(await signOf(language, text)).toBe(sign)
})
