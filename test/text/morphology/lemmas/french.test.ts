import { lemmatizeFrench } from '../../../../src/text/morphology/lemmas/french.js'
import { testLemmas } from './cases.js'

testLemmas(lemmatizeFrench, {
  lemmas: {
    faire: 'fait fit feront faisait font',
    reprendre: 'reprend repris reprenait',
    venir: 'vient viendra venu vinrent',
    manger: 'mangeons mangeait mange mangé',
    commencer: 'commençait commence commencé',
    espérer: 'espère espéraient',
    appeler: 'appelle appelons',
    choisir: 'choisissent choisi choisit',
    attendre: 'attend attendu attendait',
    produire: 'produisent produit produite',
    cheval: 'chevaux',
    bateau: 'bateaux',
    beau: 'bel belle beaux belles',
    heureux: 'heureuse heureuses',
    actif: 'active actives actifs',
    national: 'nationaux nationale nationales',
    italien: 'italienne italiens italiennes',
    maison: 'maisons',
    moment: 'moments',
    voix: '',
    œil: 'yeux',
  },
  apart: ['croire créer', 'parent parer', 'rapide rapidement', 'développer développement', 'poison poisson'],
})
