import { lemmatizePolish } from '../../../../src/text/morphology/lemmas/polish.js'
import { testLemmas } from './cases.js'

testLemmas(lemmatizePolish, {
  lemmas: {
    książka: 'książki książce książkę książek',
    człowiek: 'człowieka ludzie ludzi',
    możliwość: 'możliwości możliwością',
    firma: 'firmy firmie firmę firmą firm',
    kierownik: 'kierownika kierownikiem kierowników kierownicy',
    nowy: 'nowa nowe nowego nowych nowym',
    dobry: 'lepszy najlepszy dobrego',
    robić: 'robię robi robią robił robiła robiłem',
    pracować: 'pracuje pracują pracował pracowała',
    powiedzieć: 'powiem powie powiedział powiedziała',
    zrobić: 'zrobię zrobił zrobiła zrobione',
    iść: 'idę idzie szedł szła',
    przyjść: 'przyjdzie przyszedł przyszła',
    móc: 'mogę może mógł mogła',
    wziąć: 'wezmę wziął wzięła',
    czytać: 'czytam czytają czytał czytający',
  },
  apart: ['robić zrobić', 'praca pracować', 'ręka rok', 'dobry dobrze', 'miasto miasteczko'],
})
