import { endings, strip } from './endings.js'

/**
 * A light stemmer of Polish. It removes the endings of cases, persons, tenses and degrees, so that the forms of a word have
 * one stem. A noun and an adjective or verb derived from it usually have different stems.
 */
export function stemPolish(word: string): string {
  let stem = word
  const works = WORKS.exec(word)
  if (works) return works[1]!
  if (stem.length > LEAST_LENGTH) {
    stem = strip(stem, superlative)
    stem = strip(stem, verbal)
    stem = strip(stem, nominal)
    stem = strip(stem, second)
  }
  return normalizeStem(stem)
}

/** Forms of działać (to work), whose stem ends in ał. */
const WORKS = /^((?:za|od|prze)?dział)(?:a|am|asz|amy|acie|ają|ać|ał|ała|ało|ali|ały|ałem|ałam|ając\p{L}*|ani\p{L}*)$/u

/** Longer words only: in shorter ones an ending cannot be told from the stem. */
const LEAST_LENGTH = 2

/** Degrees of adjectives: ładniejszy, ładniejsza -> ładn. `normalizeStem` handles najlepszy -> lepsz. */
const superlative = endings(`
  3: iejszego iejszemu iejszych iejszymi iejszym iejszej iejsza iejsze iejszy iejszą iejsi iej
  4: ejszego ejszemu ejszych ejszymi ejszym ejszej ejsza ejsze ejszy ejszą ejsi
`)

/** Persons and tenses of verbs, participles and verbal nouns. */
const verbal = endings(`
  3: owaliśmy owałyśmy owałem owałam owaliście owałyście owałeś owałaś owała owało owali owały owałby owałaby owałoby ował ować
  3: ywaliśmy ywałyśmy ywałem ywałam ywała ywało ywali ywały ywał ywać ywam ywasz ywa ywamy ywacie ywają ywając
  3: ywany ywana ywane ywanego ywanej ywanych ywanym ywanie ywania ywaniu ywaniem ujemy ujecie ujesz ujący ująca ujące ującego ującej
  3: ujących ującym ującą ującymi ując ują uję uje
  3: aliśmy ałyśmy aliście ałyście ałem ałam ałeś ałaś ałby ałaby ałoby aliby ała ało ali ały ał
  3: iliśmy iłyśmy iliście iłyście iłem iłam iłeś iłaś iłby iłaby iłoby iliby iła iło ili iły ił
  3: yliśmy yłyśmy yłem yłam yłeś yłaś yłby yłaby yła yło yli yły ył
  3: ieliśmy iałyśmy iałem iałam iałby iałaby iała iało ieli iały eliśmy ęliśmy ęłam ąłem ęła ęło ęli ęły ął
  3: nęliśmy nąłem nęłam nęła nęło nęli nęły nął nąć niemy niesz
  3: ający ająca ające ającego ającej ających ającym ającą ającymi ając ają ajmy ajcie
  3: ący ąca ące ącego ącej ących ącym ącymi ącą ąc
  3: amy acie asz emy ecie esz imy icie isz ymy ycie ysz
  3: ać eć ieć ić yć ąć
  3: owany owana owane owanego owanej owanych owanym owaną owanymi owani owano owanie owania owaniu owaniem
  3: any ana ane anego anej anych anym aną anymi ani ano anie ania aniu aniem aniami aniach
  3: ony ona one onego onej onych onym oną onymi eni ono
  3: iony iona ione ionego ionej ionych ionym ioną ionymi ieni iono ienie ienia ieniu ieniem
  3: enie enia eniu eniem eniami eniach eń
`)

/** Cases of nouns and adjectives. */
const nominal = endings(`
  2: iego iemu iej ymi imi ych ich ego emu ym im ami iami ach iach om iom owi iowi owie ów iów
  2: a ą ę e i o u y ie iu ia ią ię io
  1: odzie/od
  3: ii/ adzie/ad ędzie/ęd udze/ug odze/og
  3: nce/nk łce/łk żce/żk wce/wk tce/tk dce/dk bce/bk pce/pk
  3: em iem ej
  3: cję/cj cją/cj cje/cj cji/cj cjo/cj cja/cj cjom/cj cjami/cj cjach/cj
`)

/** Parts of a stem that look like an ending in the base form: problem, problemu. */
const second = endings(`
  3: on an en
  4: em om am
`)

/** Undoes letter changes before endings (ć and c, ó and o), and removes the prefix of the superlative. */
function normalizeStem(word: string): string {
  let stem = word
  if (stem.startsWith('naj') && stem.endsWith('sz') && stem.length > 6) stem = stem.slice(3)
  if (stem.length < 3) return stem
  const last = softened[stem.at(-1)!]
  if (last !== undefined) stem = stem.slice(0, -1) + last
  return stem.replace(/ó(?=[^aeiouyąęó]{1,2}$)/u, 'o')
}

const softened: Readonly<Record<string, string>> = { ć: 'c', ń: 'n', ś: 's', ź: 'z' }
