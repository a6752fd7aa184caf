import { expect, test } from 'vitest'
import { lemmatizeEnglish } from '../../../../src/text/morphology/lemmas/english.js'

/** The lemma before the colon, its forms behind. */
const oneLemma = `
  take: take takes took taken taking
  sing: sing sings sang sung singing
  dice: dice
  write: write writes wrote written writing
  rewrite: rewrite rewrites rewrote rewritten rewriting
  hope: hope hopes hoped hoping
  hop: hop hops hopped hopping
  stare: stared staring
  star: starred starring
  rate: rate rates rated
  ride: rides rode ridden riding
  plan: plans planned planning
  control: controls controlled controlling
  call: calls called calling
  cancel: cancels canceled canceling cancelled cancelling
  pass: passes passed passing
  add: adds added adding
  offer: offers offered offering
  arrive: arrives arrived arriving
  describe: describes described describing
  continue: continues continued continuing
  charge: charges charged charging
  hang: hangs hung hanging
  settle: settles settled settling
  complete: completes completed completing
  visit: visits visited visiting
  interfere: interferes interfered interfering
  haul: hauls hauled hauling
  misname: misnamed misnaming
  study: study studies studied studying
  tie: ties tied tying
  agree: agrees agreed agreeing
  see: see sees saw seen seeing
  panic: panics panicked panicking
  focus: focuses focused focusing
  business: business businesses
  customer: customer customers
  family: family families
  movie: movie movies
  bus: bus buses
  virus: virus viruses
  cause: cause causes caused causing
  cache: cache caches cached caching
  shoe: shoe shoes
  potato: potato potatoes
  box: box boxes
  topic: topic topics
  analysis: analysis analyses
  policeman: policeman policemen
  specimen: specimen specimens
  wife: wife wives
  bookshelf: bookshelf bookshelves
  olive: olive olives
  child: child children
  big: big bigger biggest
  large: large larger largest
  busy: busy busier busiest
  good: good better best
  building: building buildings
  bikini: bikini bikinis
  unlock: unlock unlocks unlocked
  rewind: rewound rewinding
  forgo: forgoes forwent forgone
  babysit: babysits babysat babysitting
  breastfeed: breastfed breastfeeding
  bivouac: bivouacked bivouacking
  boycott: boycotted boycotting
  attach: attaches attached attaching
  render: rendered rendering
  reckon: reckoned reckoning
  patrol: patrolled patrolling
  sever: severed severing
  suit: suited suiting
  knee: kneed kneeing
  symposium: symposia
  codex: codices
  passer-by: passers-by
  ad: ads
  wiki: wikis
  free: freer freest
  self: selves
`

test.each(
  oneLemma
    .trim()
    .split('\n')
    .map((line) => line.trim().split(': ') as [string, string]),
)('%s is the lemma of %s', (lemma, forms) => {
  expect(forms.split(' ').map(lemmatizeEnglish)).toEqual(forms.split(' ').map(() => lemma))
})

test.each([
  'help helpful helpless helper',
  'busy business',
  'custom customer customs',
  'position positive',
  'hard hardly',
  'develop development',
  'interest interesting interested',
  'park parking',
  'tire tired',
  'care career',
  'new news',
  'short shorts',
  'early earl',
  'number numb',
  'interest inter',
  'carry carrier',
  'wing w',
  'speed spe',
  'want unwanted',
  'specify unspecified',
  'settle unsettling',
  'light lite liter',
  'heart lighthearted',
  'lop lopsided',
  'send resent',
  'bind rebound outbound',
  'bed deathbed',
  'rise uprising',
])('the words %s have a lemma each', (words) => {
  const lemmas = words.split(' ').map(lemmatizeEnglish)
  expect(new Set(lemmas).size).toBe(lemmas.length)
})

test.each([
  'us',
  'is',
  'as',
  'gas',
  'less',
  'this',
  'sing',
  'bed',
  'red',
  'ed',
  'ing',
  's',
  'es',
  'xs',
  'tennis',
  'virus',
  'paris',
])('%s is its own lemma or one of its letters, and never empty', (word) => {
  expect(lemmatizeEnglish(word)).not.toBe('')
  expect(word.startsWith(lemmatizeEnglish(word)) || lemmatizeEnglish(word) === 'be').toBe(true)
})
