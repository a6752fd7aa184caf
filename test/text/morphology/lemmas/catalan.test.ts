import { lemmatizeCatalan } from '../../../../src/text/morphology/lemmas/catalan.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeCatalan, {
  lemmas: {
    fer: 'faig fa fet feta faran feia',
    tenir: 'tinc té tenia tindrà tingut',
    prendre: 'pren pres presa prenia',
    cantar: 'canto canta canten cantava cantat',
    buscar: 'busco busca busquen buscava',
    dir: 'diu dit deia dirà',
    casa: 'cases',
    estació: 'estacions',
    camí: 'camins',
    blanc: 'blanca blancs blanques',
    català: 'catalana catalans catalanes',
    bo: 'bona bons bones',
    famós: 'famosa famosos famoses',
    text: 'textos',
    llengua: 'llengües',
  },
  apart: ['creure crear', 'casa cas', 'ràpid ràpidament', 'mà mal', 'porta port'],
})

testForms(
  lemmatizeCatalan,
  `
  brudop|ar: ava aves àvem àveu aven à àrem aràs aré arem areu aran aries aríem arien éssim at ada ats ades
  brudop|ir: eixo eixes eixen eixi eixis eixin irà iràs iré irem ireu iran iries iríem irien
  brudop|re: rà ran rien
  parlar: parlo parla parles parlem parleu parlen parlava parlaven parlaré parlarà parlaria parli parlis parlin parlés parlant parlat parlada parlats parlades
  servir: serveixo serveix serveixen serveixi servim serviu servia servien servirà servit servida servint servís
  dormir: dormo dorm dorms dormen dormim dormia dormit
  perdre: perdo perd perds perdem perden perdia perdien perdé perderen perdés perdut perduda perduts perdudes perdent perdrà
  trencar: trenco trenca trenquen trenqui trencat
  pagar: pago paga paguen pagui pagat
  començar: començo comença comencen comenci començat
  viatjar: viatjo viatja viatgen viatgi viatjat
  pujar: pujo puja pugen pugi pujat
  canviar: canvio canvia canvien canviat
  fer: fer-ho fer-se
  dir: dir-li
  agafar: agafar-lo
  brudop|ció: cions
  brudop|sió: sions
  brudop|ó: ons
  brudomb|è: ens
  brudomb|í: ins
  brudomb|ú: uns
  brudop|ós: osa osos oses
  brudop|aí: aïns
  brudop|aix: aixos
  brudop|ist: istos
  brudop|ig: igos
  brudop|iu: iva ius ives
  brudop|ic: ica ics iques
  brudop|òleg: òlegs
  brudop|ari: aris
  brudop|esc: esca
  brudop|al: als ala ales
  brudopt|or: ora ores ors
  brudopd|or: ora ores ors
  brudopc|ès: esa
  brudopn|ès: esa
  brudop|tge: tges
  brudop|bre: bres
  brudop|ista: istes
  brudop|ca: ques
  brudop|ga: gues
  brudop|gua: gües
  brudop|ça: ces
  brudop|ja: ges
  brudop|qua: qües
  plaça: places
  taronja: taronges
  botiga: botigues
  boca: boques
  aigua: aigües
  dia: dies
  home: homes
  pare: pares
  mà: mans
  pa: pans
  pla: plans
  cosí: cosins
  jardí: jardins
  gos: gossos
  mes: mesos
  francès: francesa francesos franceses
  nou: nova nous noves
  vell: vella vells velles
  actiu: activa actius actives
  públic: pública públics públiques
  fàcil: fàcils
  feliç: feliços
  llarg: llarga llargs llargues
  música: músiques
  revista: revistes
  europeu: europea europeus europees
  necessari: necessària necessàries
  duresa: dureses
  mecanisme: mecanismes
  resultat: resultats
  posar: posa posen
  espècie: espècies
  israelià: israelians
  platja: platges
`,
)
