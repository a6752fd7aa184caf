import { lemmatizeTurkish } from '../../../../src/text/morphology/lemmas/turkish.js'
import { testLemmas } from './cases.js'

testLemmas(lemmatizeTurkish, {
  lemmas: {
    ev: 'evler evde evimiz evinden',
    kitap: 'kitabı kitaplar kitabımız',
    çocuk: 'çocuğu çocuklar çocuğun',
    şehir: 'şehri şehirde şehirler',
    burun: 'burnu burnum',
    gelmek: 'geldi geliyor gelmiş geldiğini',
    gitmek: 'gitti gidiyor gidecek',
    yapmak: 'yaptı yapılan yapıyorum yapmadı',
    başlamak: 'başladı başlıyor başlayacak',
    güzel: 'güzeller',
    otel: 'oteller otelde otelin otelden',
    oda: 'odalar odada odası',
    arkadaş: 'arkadaşlar arkadaşım',
  },
  apart: ['gelmek gelir gelin', 'göz gözlük', 'iş işçi işsiz', 'kitap kitaplık', 'yol yolcu', 'güzel güzellik'],
})
