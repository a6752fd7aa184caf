import { endings, strip } from './endings.js'

/** A light stemmer of Bulgarian. It removes the article at the end, then the endings of plural, gender and person. */
export function stemBulgarian(word: string): string {
  return strip(strip(word, articles), forms)
}

const articles = endings(`
  2: ият ия ът ят ата/а ята/я ото/о ето/е ите/и ете/е стта/ст щта/щ
`)

const forms = endings(`
  3: овци ове еве ища ища ете аме яме ете ате яте ихме ахме яхме иха аха яха ваме вате ваш ват ва вам вал вала вали вало
  3: ените ен/н ена/н ено/н ени/н ански/анск ския/ск ски/ск ска/ск ско/ск ци/к зи/г
  2: а я о е и у ю й ия ии
`)
