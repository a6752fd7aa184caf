import { lemmatizeDanish } from '../../../../src/text/morphology/lemmas/danish.js'
import { testLemmas } from './cases.js'

testLemmas(lemmatizeDanish, {
  lemmas: {
    skrive: 'skrev skrevet skriver',
    gå: 'gik går gået',
    arbejde: 'arbejder arbejdede arbejdet',
    købe: 'købte køber købt',
    bil: 'biler bilen bilerne bilens',
    bog: 'bøger bogen bøgerne',
    mand: 'mænd manden mændene',
    hotel: 'hoteller hotellet',
    ven: 'venner vennen vennerne',
    god: 'bedre bedste godt gode',
    stor: 'større største stort',
    smuk: 'smukke smukt smukkere',
    mulighed: 'muligheder muligheden',
    cykel: 'cykler cyklen',
    værelse: 'værelser værelset',
    pige: 'piger pigen',
  },
  apart: ['mulig mulighed', 'ven venlig', 'arbejde arbejdsløs', 'køkken kok', 'lære lærer', 'hotel hus'],
})
