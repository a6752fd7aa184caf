import { expect, test } from 'vitest'
import { lemmatizeSerbian } from '../../../../src/text/morphology/lemmas/serbian.js'
import { loadLemmatizer } from '../../../../src/text/morphology/lemmatizer.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeSerbian, {
  lemmas: {
    soba: 'sobe sobi sobu sobom sobama',
    grad: 'grada gradu gradom gradovi gradova gradovima',
    radnik: 'radnika radniku radnici radnike radnicima',
    mesto: 'mesta mestu mestom mestima',
    pitanje: 'pitanja pitanju pitanjem pitanjima',
    čovek: 'čoveka čoveku ljudi ljude ljudima',
    dete: 'deteta detetu deca dece deci',
    vreme: 'vremena vremenu vremenom',
    usluga: 'usluge usluzi uslugu uslugama',
    početak: 'početka početku počeci',
    kupac: 'kupca kupci kupcima',
    tužilac: 'tužioca tužioci',
    mogućnost: 'mogućnosti mogućnošću mogućnostima',
    zadovoljstvo: 'zadovoljstva zadovoljstvu',
    kompanija: 'kompanije kompaniji kompanijama',
    ideja: 'ideje ideju idejama',
    grčki: 'grčka grčkog grčkom grčkih',
    dobar: 'dobra dobrog dobrih bolji najbolja',
    lep: 'lepa lepo lepih lepši najlepši',
    velik: 'velika velikog veći najveći',
    ljubazan: 'ljubazna ljubazni ljubaznog',
    topao: 'topla toplo toplih',
    raditi: 'radim radi rade radio radila radiće',
    čitati: 'čitam čita čitaju čitao čitala',
    pisati: 'pišem piše pišu pisao',
    kupovati: 'kupujem kupuje kupovao',
    pokazivati: 'pokazuje pokazuju pokazivao',
    videti: 'vidim vide video videla',
    moći: 'mogu može mogao mogla',
    reći: 'rekao rekla rekli reče',
    doći: 'dođem dođe došao došla',
    uzeti: 'uzmem uzme uzeo uzela',
    dobiti: 'dobijem dobije dobila dobiće',
    krenuti: 'krenem krene krenuo krenula',
    preporučiti: 'preporučim preporučio preporučila',
    dopisati: 'dopiše dopisao',
  },
  apart: [
    'raditi radnik radnica rad',
    'pisati pisac pismo',
    'grad građanin graditi',
    'voda vodič',
    'dobiti dobitak',
    'cena ceniti cenovnik',
    'kupiti kupovati kupac',
    'lep lepota',
  ],
})

testForms(
  lemmatizeSerbian,
  `
  brudop|ski: ska sko skog skom skih skim
  brudop|an: na no ni nog nih nim
  brudop|ost: osti ošću ostima
  brudop|anje: anja anju anjem anjima
  brudop|irati: iram ira iraju irao irala
  brudop|ovati: uje uju ujemo ovao ovala
  brudop|avati: ava avaju avao avala
  brudop|ija: ije iji iju ijama
  brudop|ica: ice icu icom icama
  brudop|nik: nika nici nicima nike
  brudop|izam: izma izmu izmom
  brudop|stvo: stva stvu stvom
  brudop|ište: išta ištu ištima
  brudop|ilac: ioca iocu ioci
  brudop|: a u om e i ih
`,
)

test('Cyrillic words have the lemmas of Latin ones', async () => {
  const lemmaOf = await loadLemmatizer('sr')
  expect(['Собама', 'љубазна', 'рекла'].map(lemmaOf)).toEqual(['soba', 'ljubazan', 'reći'])
})
