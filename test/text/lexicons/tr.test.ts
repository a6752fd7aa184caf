import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/tr.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('tr'))
const labelOf = createLabeller(polarity)

test.each([
  ['Oda temiz ve çok rahattı', 'Oda', 1],
  ['Personel güler yüzlü ve yardımseverdi', 'Personel', 1],
  ['Telefonun şarjı çabuk bitiyor', 'Telefonun', -1],
  ['Yemekleri hiç beğenmedim', 'Yemekleri', -1],
  ['Ekran iyi değil', 'Ekran', -1],
  ['Klima çalışmıyor', 'Klima', -1],
  ['Kargoda hiçbir sorun yaşamadım', 'Kargoda', 1],
  ['Kahve hiç fena değil', 'Kahve', 1],
  ['Bir daha bu otele gelmem', 'otele', -1],
  ['Yemek lezzetliydi ama servis çok yavaştı', 'Yemek', 1],
  ['Yemek lezzetliydi ama servis çok yavaştı', 'servis', -1],
  ['Kamerası kötü değil', 'Kamerası', 1],
  ['Bu fiyata fazla pahalı bir ürün', 'ürün', -1],
  ['Hizmetten memnun kalmadık', 'Hizmetten', -1],
  ['Kursu herkese tavsiye ederim', 'Kursu', 1],
  ['Bu kursu kimseye tavsiye etmem', 'kursu', -1],
  ['Kalitesiz bir kumaş', 'kumaş', -1],
  ['Odada sıcak su yok', 'Odada', -1],
  ['Günaydın, paketim dün yola çıktı', 'paketim', 0],
  ['Urun cok guzel', 'Urun', 1],
  ['Kötü çıktı beğenmedim bu çantayı', 'çantayı', -1],
  ['Bu telefonu al, pişman olma', 'telefonu', 1],
  ['Oğlum tableti elinden bırakmıyor', 'tableti', 1],
  ['Kapının kolu yamuk', 'kolu', -1],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Manzara çok güzel')).toBeGreaterThan(score('Manzara güzel'))
  expect(score('Manzara güzel')).toBeGreaterThan(score('Manzara biraz güzel'))
  expect(score('Sokak gürültülü')).toBeGreaterThan(score('Sokak aşırı gürültülü'))
})
