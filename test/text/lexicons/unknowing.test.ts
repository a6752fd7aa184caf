import { describe, expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'

const signOf = async (language: string, text: string): Promise<number> =>
  Math.sign((await loadPolarityScorer(language)).read(text).documentPolarity().score)

describe('what the writer does not know or care about is neither praise nor blame', () => {
  test.each([
    ['en', 'I have no idea about the price.'],
    ['de', 'Ich habe keine Ahnung vom Preis.'],
    ['de', 'Das Parken ist mir egal.'],
    ['fr', 'Je sais pas pour le service.'],
    ['fr', 'Aucune idée du prix.'],
    ['es', 'No lo sé.'],
    ['es', 'No tengo idea del desayuno.'],
    ['it', 'Non ho idea del prezzo.'],
    ['it', 'Non saprei dire della colazione.'],
    ['pt', 'Não faço ideia do preço.'],
    ['nl', 'Weet ik niet, de service.'],
    ['pl', 'Nie mam pojęcia o cenie.'],
    ['sv', 'Vet ej om servicen.'],
    ['da', 'Ingen idé om prisen.'],
    ['ru', 'Понятия не имею о цене.'],
    ['uk', 'Гадки не маю про ціну.'],
    ['cs', 'Nemám tušení o ceně.'],
    ['tr', 'Fiyat hakkında hiçbir fikrim yok.'],
    ['fi', 'Ei aavistustakaan hinnasta.'],
    ['ro', 'Habar n-am de preț.'],
    ['zh', '我不清楚价格。'],
  ])('%s: %s', async (language, text) => {
    expect(await signOf(language, text)).toBe(0)
  })

  test.each([
    ['en', 'The staff had no idea about the price.'],
    ['de', 'Das Personal hat keine Ahnung vom Preis.'],
    ['pl', 'Obsługa nie ma pojęcia o cenie.'],
  ])('but what others do not know is blame (%s: %s)', async (language, text) => {
    expect(await signOf(language, text)).toBe(-1)
  })

  test('and what is known to be good is praise', async () => {
    expect(await signOf('es', 'No sé si volveré, pero la comida es buena.')).toBe(1)
  })
})

test.each([
  ['en', 'Yours sincerely'],
  ['es', 'Saludos cordiales'],
  ['pt', 'Atenciosamente'],
  ['fr', 'Sincères salutations'],
  ['pl', 'Pozdrawiam serdecznie'],
  ['ru', 'С наилучшими пожеланиями'],
])('the end of a letter is no praise (%s: %s)', async (language, text) => {
  expect(await signOf(language, text)).toBe(0)
})

test('what pictures do not do justice is praised', async () => {
  expect(await signOf('en', "The pictures don't do this dress justice.")).toBe(1)
  expect(await signOf('en', "The chef didn't do the fish justice.")).toBe(-1)
})
