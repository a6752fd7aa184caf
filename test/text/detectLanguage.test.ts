import { describe, expect, test } from 'vitest'
import { detectLanguage } from '../../src/text/detectLanguage.js'

describe('the language of texts', () => {
  test.each([
    ['en', 'The room was clean and the staff were very kind to us'],
    ['de', 'Das Zimmer war sauber und die Leute an der Tür waren nicht sehr freundlich'],
    ['fr', "La chambre n'était pas propre, mais le personnel de l'hôtel est très gentil"],
    ['es', 'La habitación estaba muy limpia y el personal fue amable con nosotros'],
    ['pt', 'O quarto não estava limpo, mas os funcionários foram muito gentis com a gente'],
    ['it', 'La camera non era pulita, ma il personale è stato molto gentile con noi'],
    ['nl', 'De kamer was niet schoon, maar het personeel was heel vriendelijk voor ons'],
    ['sv', 'Rummet var inte rent, men de som jobbar här är mycket trevliga'],
    ['pl', 'Pokój nie był czysty, ale obsługa jest bardzo miła i zawsze nam pomaga'],
    ['tr', 'Oda çok temiz değildi ama çalışanlar bize karşı çok nazik ve ilgiliydi'],
    ['ru', 'Номер был не очень чистый, но все, кто там работает, были к нам добры'],
    ['uk', 'Кімната була не дуже чиста, але всі, хто там працює, були до нас добрі'],
    ['ja', '部屋はきれいでしたが、朝ごはんはあまりおいしくなかったです'],
    ['zh', '房间很干净，但是早餐不太好吃'],
    ['ko', '방은 깨끗했지만 아침 식사는 별로였어요'],
    ['ar', 'كانت الغرفة نظيفة ولكن الإفطار لم يكن جيدا في هذا الفندق'],
  ])('%s is told by its function words or its script', (code, text) => {
    expect(detectLanguage([text]).language).toBe(code)
  })

  test.each([
    ['fr', "Le personnel était très agréable, mais l'hôtel était à côté et déjà sale"],
    ['pt', 'A refeição não é boa e também não há água'],
    ['es', 'La habitación está más sucia también'],
  ])('%s is told where accents stand apart from their letters', (code, text) => {
    expect(detectLanguage([text.normalize('NFD')])).toEqual(detectLanguage([text]))
    expect(detectLanguage([text]).language).toBe(code)
  })

  test('mixed texts have shares, the largest first', () => {
    const german = 'Das war nicht gut und die Leute haben es auch gesagt'
    const english = 'That was not good and the people have said it too'
    const { language, shares } = detectLanguage([german, english, german, german])
    expect(language).toBe('de')
    expect(shares).toEqual([
      { language: 'de', share: 0.75 },
      { language: 'en', share: 0.25 },
    ])
  })

  test('the language of most texts is theirs, even where the others have more function words', () => {
    const short = 'The room was not clean'
    const spanish =
      'La habitación no estaba limpia y el personal no fue amable con nosotros ni con los niños de la familia'
    const { language, shares, runnerUp } = detectLanguage([...Array(6).fill(short), ...Array(4).fill(spanish)])
    expect(language).toBe('en')
    expect(shares[0]).toEqual({ language: 'en', share: 0.6 })
    expect(runnerUp?.language).toBe('es')
  })

  test('a long text does not outweigh many short ones', () => {
    const english = 'The room had a view of the sea'
    const german = 'Das Zimmer ist nicht sauber'
    const french = 'La chambre est très belle'
    const long = 'Die Leute an der Tür haben es nicht gesagt, und das war auch nicht so gut. '.repeat(30)
    const languageOf = (...counts: [number, number, number]): string | undefined => {
      const texts = [english, german, french].flatMap((text, i) => Array<string>(counts[i]!).fill(text))
      return detectLanguage([...texts, long]).language
    }
    expect(languageOf(27, 16, 6)).toBe('en')
    expect(languageOf(21, 15, 14)).toBe('en')
    expect(languageOf(15, 27, 6)).toBe('de')
  })

  test('a few texts in an East Asian script do not outweigh others, many do', () => {
    const english = 'The room was not clean and the staff was not friendly to us'
    const german = 'Das Zimmer war nicht sauber und die Leute waren auch nicht nett zu uns'
    const japanese = '部屋はとても清潔でしたが、朝食はあまりおいしくなかったです'
    const mixed = (...counts: [number, number, number]): string | undefined =>
      detectLanguage([english, german, japanese].flatMap((text, i) => Array<string>(counts[i]!).fill(text))).language
    expect(mixed(9, 5, 3)).toBe('en')
    expect(mixed(3, 5, 9)).toBe('ja')
  })

  test('of texts without words of any language nothing is known', () => {
    expect(detectLanguage(['12 34', '!!'])).toEqual({ language: undefined, shares: [], runnerUp: undefined })
  })

  test('a language close behind is named', () => {
    const { runnerUp } = detectLanguage(['det er en god dag og vi har det', 'jeg har ikke set det'])
    expect(runnerUp?.language).toMatch(/^(?:da|no)$/)
    expect(runnerUp!.lead).toBeLessThan(1.3)
  })
})
