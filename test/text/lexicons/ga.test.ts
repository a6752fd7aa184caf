import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/ga.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('ga'))
const labelOf = createLabeller(polarity)

test.each([
  ['Bhí an leaba compordach agus glan', 'leaba', 1],
  ['Bhí na freastalaithe an-chabhrach', 'freastalaithe', 1],
  ['Níl an citeal ag obair', 'citeal', -1],
  ['Ní raibh an t-anraith go maith', 'anraith', -1],
  ['Ní maith liom an dath seo', 'dath', -1],
  ['Ní mholfainn an bialann seo', 'bialann', -1],
  ['Molaim an bhialann seo go mór', 'bhialann', 1],
  ['Ní raibh fadhb ar bith leis an gcuairt', 'cuairt', 1],
  ['Níl an áit seo go dona', 'áit', 1],
  ['Bhí an t-iasc blasta ach bhí an freastal mall', 'iasc', 1],
  ['Bhí an t-iasc blasta ach bhí an freastal mall', 'freastal', -1],
  ['Tá an ticéad ródhaor', 'ticéad', -1],
  ['Bhí an suíochán ró-chúng dom', 'suíochán', -1],
  ['Tá an trá go hálainn', 'trá', 1],
  ['Bhí an turas uafásach', 'turas', -1],
  ['Ní fhéadfadh sé a bheith níos fearr mar lóistín', 'lóistín', 1],
  ["D'fhéadfadh an t-arán a bheith níos fearr", 'arán', -1],
  ['Bhí easpa eolais ar an treoraí', 'treoraí', -1],
  ['Is ar éigean a bhí an treoir cabhrach', 'treoir', -1],
  ['Tá an droichead in aice leis an abhainn', 'droichead', 0],
  ['Ceannaigh arán agus bainne ar maidin', 'arán', 0],
  ['Is fuath liom an torann sin', 'torann', -1],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(text).toContain(target)
  expect(labelOf(text, target)).toBe(label)
})

test.each([
  ['Bhuaigh an scoil an cluiche ceannais, comhghairdeas!', 1],
  ["Ar dheis Dé go raibh a anam, fuair m'uncail bás", -1],
  ['Goideadh an carr aréir agus tá na gardaí sa tóir ar an ngadaí', -1],
  ['Riamh arís! Cur amú airgid.', -1],
  ['Go raibh míle maith agat, a chara', 1],
  ['Bhí mé ag gáire an oíche ar fad', 1],
  ['An bréagadóir sin, tá náire an tsaoil air', -1],
  ['Oíche mhaith, feicfidh mé amárach thú', 0],
  ['Fear ard a bhí ann agus bhí leabhar aige freisin', 0],
  ['Is trua nach raibh an ceol níos ciúine', -1],
  ['Is ar éigean a bhí an cúntóir cabhrach.', -1],
  ["D'fhéadfadh sé a bheith níos fearr.", -1],
  ['Fadhb ar bith!', 1],
  ['Gan fadhb ar bith.', 1],
  ['Ní oibríonn an t-ardaitheoir.', -1],
  ['Ba é an duine ba lú cabhair é.', -1],
  ['Is é an cléireach is lú cabhrach san oifig é.', -1],
  ['Riamh arís.', -1],
  ['Fágann an tseirbhís mórán le hiarraidh.', -1],
  ['Ní féidir é a shárú.', 1],
  ['Níl rud ar bith le gearán faoi.', 1],
  ['Níl an bia chomh maith is a bhíodh.', -1],
  ['Bhí mé ag súil le níos mó.', -1],
  ['Ní hamháin go bhfuil sé saor, tá sé blasta freisin.', 1],
  ['Ní raibh an t-óstán glan ná compordach.', -1],
])('« %s » as a whole has the sign %d', (text, label) => {
  expect(polarity.scoreText(text).label).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Tá an gairdín an-deas')).toBeGreaterThan(score('Tá an gairdín deas'))
  expect(score('Tá an gairdín deas')).toBeGreaterThan(score('Tá an gairdín beagán deas'))
})
