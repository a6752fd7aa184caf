import { lemmatizeItalian } from '../../../../src/text/morphology/lemmas/italian.js'
import { testLemmas } from './cases.js'

testLemmas(lemmatizeItalian, {
  lemmas: {
    fare: 'faccio fece fatto farebbe facendo farlo farsi',
    proporre: 'propone propose proponeva proporrà',
    prendere: 'preso prese prendono prenderlo',
    dire: 'dice disse dicendo detto dirglielo',
    cercare: 'cerchi cerchiamo cercano cercato',
    cominciare: 'cominci comincerà cominciato',
    capire: 'capisco capiscono capito',
    libro: 'libri',
    parlare: 'parlargli parlarne',
    vendere: 'venderla vendersi',
    tradurre: 'tradurlo',
    cane: 'cani',
    casa: 'case',
    azione: 'azioni',
    studio: 'studi',
    bello: 'bel bella belli belle',
    grande: 'gran grandi',
    uomo: 'uomini',
    possibile: 'possibili',
    economico: 'economica economici economiche',
  },
  apart: ['casa caso', 'veloce velocemente', 'mano meno', 'porta porto'],
})
