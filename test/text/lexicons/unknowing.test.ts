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
    ['ja', '値段は分からない。'],
    ['ja', 'サービスについてはわかりません。'],
    ['ja', '朝食については知りません。'],
    ['ja', '店の名前は覚えていません。'],
    ['ja', '耐久性はまだ分かりません。'],
    ['ko', '가격은 모르겠어요.'],
    ['ko', '서비스는 잘 몰라요.'],
    ['ko', '이름은 기억이 안 나요.'],
    ['ko', '내구성은 아직 모르겠습니다.'],
    ['ko', '가격은 알 수 없어요.'],
  ])('%s: %s', async (language, text) => {
    expect(await signOf(language, text)).toBe(0)
  })

  test.each([
    ['en', 'The staff had no idea about the price.'],
    ['de', 'Das Personal hat keine Ahnung vom Preis.'],
    ['pl', 'Obsługa nie ma pojęcia o cenie.'],
    ['ja', 'スタッフは何も知らなかった。'],
    ['ko', '직원은 아무것도 몰랐어요.'],
  ])('but what others do not know is blame (%s: %s)', async (language, text) => {
    expect(await signOf(language, text)).toBe(-1)
  })

  test.each([
    ['ja', '使い方が分からない。'],
    ['ja', '意味が分かりません。'],
    ['ko', '왜 만들었는지 모르겠다.'],
    ['ko', '재미를 모르겠어요.'],
  ])('and so is what nobody understands (%s: %s)', async (language, text) => {
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
