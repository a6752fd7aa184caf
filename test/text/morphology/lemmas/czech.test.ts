import { lemmatizeCzech } from '../../../../src/text/morphology/lemmas/czech.js'
import { testLemmas } from './cases.js'

testLemmas(lemmatizeCzech, {
  lemmas: {
    kniha: 'knihy knize knihu knihou knih',
    člověk: 'člověka lidé lidí lidem',
    možnost: 'možnosti možností možnostem',
    loď: 'lodi lodí lodě lodím',
    firma: 'firmy firmě firmu firmou firem',
    nový: 'nová nové nového nových novým novější nejnovější novějšího',
    dobrý: 'lepší nejlepší dobrého',
    dělat: 'dělám dělá dělají dělal dělala',
    pracovat: 'pracuje pracují pracoval pracovala',
    říci: 'řekl řekla řeknu',
    jít: 'jdu jde šel šla',
    mít: 'mám má měl měla nemám',
    koupit: 'koupil koupila koupili',
    dům: 'domu domem domy',
    stavení: 'stavením staveních staveními',
    oslavení: 'oslavením oslaveních',
    kapitánství: 'kapitánstvím kapitánstvími',
    učitel: 'učitele učiteli učitelem učitelů',
  },
  apart: ['koupit koupě', 'práce pracovat', 'ruka rok', 'město místo', 'dělat udělat'],
})
