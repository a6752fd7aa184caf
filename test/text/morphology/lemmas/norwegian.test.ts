import { lemmatizeNorwegian } from '../../../../src/text/morphology/lemmas/norwegian.js'
import { testLemmas } from './cases.js'

testLemmas(lemmatizeNorwegian, {
  lemmas: {
    skrive: 'skrev skrevet skriver',
    gå: 'gikk går gått',
    jobbe: 'jobber jobbet',
    kjøpe: 'kjøpte kjøper kjøpt',
    bil: 'biler bilen bilene',
    bok: 'bøker boken boka bøkene',
    mann: 'menn mannen mennene',
    hotell: 'hoteller hotellet hotellene',
    god: 'bedre beste godt gode',
    stor: 'større største stort',
    vakker: 'vakre vakkert vakreste',
    mulighet: 'muligheter muligheten',
    sykkel: 'sykler sykkelen',
    jente: 'jenter jenta jentene',
    rom: 'rommet rommene',
    barn: 'barna barnet',
  },
  apart: ['mulig mulighet', 'venn vennlig', 'bok boks', 'hjelpe hjelpsom', 'hotell hus', 'leve levere'],
})
