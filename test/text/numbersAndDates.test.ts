import { expect, test } from 'vitest'
import { isNoConcept } from '../../src/text/conceptWords.js'
import { languages } from '../../src/text/languages.js'
import { loadLemmatizer } from '../../src/text/morphology/lemmatizer.js'
import { dateWordsOf } from '../../src/text/numbersAndDates.js'

test.each([
  ['bg', 'два три сто вторник събота януари юли ноември'],
  ['ca', 'dos tres cinc dilluns diumenge gener desembre'],
  ['cs', 'dva dvou sto pondělí středy neděle ledna února července'],
  ['da', 'to elleve tyve hundrede mandagen søndag januar oktober'],
  ['de', 'zwei sechs Million Millionen Milliarden Montags Sonntag Mai August'],
  ['en', 'two twelve hundreds millions Monday Fridays January Jun Tues Thurs'],
  ['es', 'dos veinte cien millones lunes sábados enero septiembre'],
  ['fi', 'kaksi seitsemän kymmenen kaksikymmentä miljoonaa maanantaina perjantai tammikuussa joulukuu'],
  ['fr', 'deux quarante millions lundi dimanches janvier août'],
  ['hu', 'kettő négy negyven ötven hétfőn csütörtök vasárnap január december'],
  ['id', 'dua delapan sembilan senin jumat januari februari'],
  ['it', 'due venti milioni lunedì sabato domenica gennaio luglio'],
  ['nl', 'twee acht negen vijftien miljoen maandag zondagen januari augustus'],
  ['no', 'to åtte elleve hundre tusen mandag søndager mars desember'],
  ['pl', 'dwa dwóch dwanaście trzydzieści poniedziałek środę sobota styczeń września'],
  ['pt', 'dois vinte milhões sábado janeiro dezembro'],
  ['ro', 'doi trei cinci zece marți miercuri sâmbătă ianuarie martie'],
  ['ru', 'два пять тысяч миллионов понедельник пятницу субботы января мая декабрь'],
  ['sl', 'dva štiri sreda nedelja januar avgust'],
  ['sv', 'två åtta tusen miljoner måndag söndagar maj augusti'],
  ['tr', 'iki üç salı cuma mayıs haziran'],
  ['uk', "два дев'ять тисяч понеділок п'ятниця січень липня"],
  ['ja', '月曜日 土曜 百'],
  ['ko', '월요일 일요일 다섯'],
  ['zh', '星期一 周日 十二月'],
])('in %s, numbers and names of dates are no concepts in any form', async (language, forms) => {
  const lemma = await loadLemmatizer(language)
  const concepts = forms.split(' ').filter((form) => !isNoConcept(`${lemma(form.toLowerCase())}|${language}`))
  expect(concepts).toEqual([])
})

test('no word is listed twice', () => {
  for (const { code } of languages) {
    const words = Object.values(dateWordsOf(code)).flatMap((set) => [...set])
    expect(new Set(words).size).toBe(words.length)
  }
  expect([...dateWordsOf('eu').names]).toEqual([])
})
