import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/lt.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('lt'))
const labelOf = createLabeller(polarity)

test.each([
  ['Kambarys buvo švarus ir labai jaukus', 'Kambarys', 1],
  ['Maistas nebuvo geras', 'Maistas', -1],
  ['Padavėjas buvo nemandagus', 'Padavėjas', -1],
  ['Įkroviklis neveikia', 'Įkroviklis', -1],
  ['Pristatymas praėjo be problemų', 'Pristatymas', 1],
  ['Kava nebloga', 'Kava', 1],
  ['Pusryčiai buvo puikūs, bet vonios kambarys purvinas', 'Pusryčiai', 1],
  ['Pusryčiai buvo puikūs, bet vonios kambarys purvinas', 'kambarys', -1],
  ['Daugiau niekada šiame viešbutyje!', 'viešbutyje', -1],
  ['Vakarienė galėjo būti geresnė', 'Vakarienė', -1],
  ['Geriau nebūna, nuostabus paplūdimys', 'paplūdimys', 1],
  ['Masažas nevertas tų pinigų', 'Masažas', -1],
  ['Ekskursija verta kiekvieno cento', 'Ekskursija', 1],
  ['Aptarnavimas žemiau bet kokios kritikos', 'Aptarnavimas', -1],
  ['Personalas ne tik malonus, bet ir mandagus', 'Personalas', 1],
  ['Rekomenduoju šį kursą', 'kursą', 1],
  ['Nerekomenduoju šio kurso', 'kurso', -1],
  ['Tai mažiausiai naudinga pamoka', 'pamoka', -1],
  ['Vargu ar naudinga ši pamoka', 'pamoka', -1],
  ['Gražiausias paplūdimys saloje', 'paplūdimys', 1],
  ['Laba diena, vakar išsiunčiau siuntinį', 'siuntinį', 0],
  ['Nuostabi kelione, aciu', 'kelione', 1],
])('„%s“: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test.each([
  ['Sveikiname su pergale, didžiuojamės komanda!', 1],
  ['Verkiau iš liūdesio, ilsėkis ramybėje', -1],
  ['Vagys ir sukčiai, kokia gėda!', -1],
  ['Juokiausi iki ašarų, genialus įrašas', 1],
  ['Per sprogimą žuvo du žmonės, penki sužeisti', -1],
  ['Kartu geriame arbatą sekmadienį', 0],
  ['Svarstome naują įstatymą', 0],
  ['Saloje yra pirtis ir sauna', 0],
  ['Liudytojai sakė, kad filmo trukmė dvi valandos', 0],
  ['Paveldo sirgaliai iš Kretingos', 0],
  ['Nieko ypatingo, tikėjomės daugiau', -1],
  ['Išmesti pinigai, sugedo trečią dieną', -1],
])('„%s“ as a whole has the sign %d', (text, label) => {
  expect(polarity.scoreText(text).label).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Vaizdas labai gražus')).toBeGreaterThan(score('Vaizdas gražus'))
  expect(score('Vaizdas gražus')).toBeGreaterThan(score('Vaizdas šiek tiek gražus'))
  expect(score('Gatvė triukšminga')).toBeGreaterThan(score('Gatvė nepaprastai triukšminga'))
})
