import { lemmatizeDutch } from '../../../../src/text/morphology/lemmas/dutch.js'
import { testLemmas } from './cases.js'

testLemmas(lemmatizeDutch, {
  lemmas: {
    lopen: 'loopt liep gelopen',
    opbellen: 'opgebeld',
    maken: 'maakt maakte gemaakt',
    leven: 'leeft leefde geleefd',
    verkopen: 'verkocht verkoopt',
    kind: 'kinderen',
    huis: 'huizen huisje',
    schip: 'schepen',
    stad: 'steden',
    groot: 'grote groter grootste',
    mooi: 'mooie mooier mooiste',
    mogelijkheid: 'mogelijkheden',
    boom: 'bomen boompje',
    hotelkamer: 'hotelkamers',
    goed: 'beter beste goede',
    brief: 'brieven',
    reparatie: 'reparaties',
    bus: 'bussen',
    film: 'films',
    scherm: 'schermen',
  },
  apart: [
    'werken werker',
    'vriend vriendelijk',
    'mogelijk mogelijkheid',
    'man maan',
    'bom boom',
    'gebouw bouwen',
    'meisje meid',
  ],
})
