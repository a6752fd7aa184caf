import { lemmatizeSwedish } from '../../../../src/text/morphology/lemmas/swedish.js'
import { testLemmas } from './cases.js'

testLemmas(lemmatizeSwedish, {
  lemmas: {
    skriva: 'skrev skrivit skriver skrivs',
    gå: 'gick går gått',
    köpa: 'köpte köper köpt',
    arbeta: 'arbetar arbetade arbetat',
    flicka: 'flickor flickan flickorna',
    bil: 'bilar bilen bilarna bilens',
    bok: 'böcker boken böckerna',
    man: 'män mannen männen',
    hus: 'huset husen',
    lägenhet: 'lägenheten lägenheter',
    stor: 'större största stort stora',
    bra: 'bättre bästa bättres',
    tanke: 'tanken tankar tankars tankarnas',
    make: 'maken makars',
    rolig: 'roligt roliga roligare',
    lärare: 'läraren lärarna',
    cykel: 'cyklar cykeln',
    nyckel: 'nycklar nyckeln',
    hotell: 'hotellet hotellen',
    rum: 'rummet rummen',
  },
  apart: [
    'politik politiker',
    'möjlig möjlighet',
    'arbeta arbete',
    'vän vänlig',
    'hjälp hjälpsam',
    'restaurang resa',
    'leda ledare',
  ],
})
