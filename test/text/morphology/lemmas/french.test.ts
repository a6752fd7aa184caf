import { lemmatizeFrench } from '../../../../src/text/morphology/lemmas/french.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeFrench, {
  lemmas: {
    blesser: 'blessent blessera blessez blessé',
    grogner: 'grognent grognera grognait',
    abriter: 'abrite abrités abritent abritée abritait',
    frotter: 'frotté frottée frottent',
    volonté: 'volontés',
    talent: 'talents',
    coudre: 'cousu cousait coud',
    résoudre: 'résolu résolvent',
    délicat: 'délicate délicates',
    clandestin: 'clandestine clandestins',
    tardif: 'tardive tardives',
    jeu: 'jeux',
    fracture: 'fractures',
    dizaine: 'dizaines',
    initiative: 'initiatives',
    cathédrale: 'cathédrales',
    filière: 'filières',
    assemblée: 'assemblées',
    discours: '',
    terminus: '',
    longtemps: '',
    édition: 'éditions',
    pression: 'pressions',
    mafia: '',
    milieu: 'milieux',
    délai: 'délais',
    gaulois: 'gauloise gauloises',
    formel: 'formelle formels formelles',
    cher: 'chère chers chères',
    léger: 'légère légers légères',
    premier: 'première premiers premières',
    étranger: 'étrangère étrangers étrangères',
    mauvais: 'mauvaise mauvaises',
    vendeur: 'vendeuse vendeurs vendeuses',
    voyageur: 'voyageuse voyageuses',
    réel: 'réelle réels réelles',
    neuf: 'neuve neufs neuves',
    supérieur: 'supérieure supérieurs supérieures',
    prise: 'prises',
    décevant: 'décevante décevants décevantes',
    fermer: 'fermez fermé fermait fermera',
    traiter: 'traitez traitait traitée',
    réparer: 'réparez réparé réparera',
    télécharger: 'téléchargez téléchargé téléchargeant',
    atteindre: 'atteint atteignent atteindra',
    faire: 'fait fit feront faisait font',
    reprendre: 'reprend repris reprenait',
    venir: 'vient viendra venu vinrent',
    manger: 'mangeons mangeait mange mangé',
    commencer: 'commençait commence commencé',
    espérer: 'espère espéraient',
    appeler: 'appelle appelons',
    choisir: 'choisissent choisi choisit',
    attendre: 'attend attendu attendait',
    produire: 'produisent produite produisait',
    produit: 'produits',
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
    boire: 'boit buvons boivent bu',
    sentir: 'sentent senti sentait',
    partir: 'pars partons partent partirait',
    courir: 'coure courent courait',
    bas: 'basse basses',
    but: 'buts',
    part: 'parts',
    parti: 'partis',
    entreprise: 'entreprises',
    semaine: 'semaines',
    serveur: 'serveuse serveuses',
    œil: 'yeux',
  },
  apart: [
    'but bus bois boire',
    'base bas',
    'étrange étranger',
    'passage passager',
    'lumière lumineux',
    'prise prendre',
    'ferme fermer',
    'copie copier',
    'sens sentir',
    'part parti partir',
    'offre off',
    'portrait porter',
    'croire créer',
    'parent parer',
    'rapide rapidement',
    'développer développement',
    'poison poisson',
  ],
})

testForms(
  lemmatizeFrench,
  `
  brudop|er: âmes ais ait eront erais erait ât é ée és ées
  brudop|ir: issais issait isses îmes ît iront irais irait
  brudop|uire: uisais uisait uisit uiront uirait
  brudop|indre: ignais ignait ignit indront indrait
  aimer: aime aimes aimons aimez aiment aimais aimait aimions aimiez aimaient aimant aimai aimas aima aimèrent aimerai aimeras aimera aimerons aimerez aimeront aimerais aimerait aimeraient aimé aimée aimés aimées
  finir: finis finit finissons finissez finissent finissais finissait finissaient finissant finirent finirai finira finiront finirait fini finie finies
  remplir: remplis remplit rempli remplie remplissent
  vendre: vends vend vendons vendez vendent vendais vendait vendaient vendant vendis vendit vendirent vendrai vendra vendrons vendront vendrait vendraient vendu vendue vendus vendues
  perdre: perds perd perdons perdez perdent perdait perdant perdit perdra
  répondre: réponds répond répondent répondait répondu
  construire: construis construit construite construits construites construisent construisait construira construise
  conduire: conduis conduit conduisent conduisait
  peindre: peins peignent peignait peindra peigne
  craindre: crains craignent craignait
  joindre: joins joignent
  commencer: commençons commençait commençant commençais
  placer: plaçait plaçons placé
  voyager: voyageons voyageait voyagé
  essayer: essaie essaient essayait essayé essaiera
  employer: employait
  appuyer: appuie appuient appuyé
  jeter: jette jettent jetait jeté
  appeler: appelles appellent appelait appelé appellera
  acheter: achète achètent achetait acheté
  lever: lève lèvent levait levé
  préférer: préfère préfèrent préférait préféré
  répéter: répète répété répétait
  brudopc|er: é
  travail: travaux
  journal: journaux
  animal: animaux
  lieu: lieux
  feu: feux
  bijou: bijoux
  château: châteaux
  eau: eaux
  brudop|al: aux ale ales als
  brudop|eau: eaux
  brudop|eux: euse euses
  brudop|teur: trice trices teurs
  brudopti|f: ve ves fs
  brudopsi|f: ve ves fs
  brudop|iel: ielle ielles iels
  brudop|uel: uelle uelles uels
  brudopt|el: elle elles els
  brudopn|el: elle elles els
  brudop|ien: ienne iennes iens
  brudop|éen: éenne éennes éens
  brudopti|er: ère ères
  brudopci|er: ère ères
  brudopdi|er: ère ères
  brudopli|er: ère ères
  brudopni|er: ère ères
  brudop|ain: aine aines ains
  brudop|ial: iale iales iaux
  brudopn|al: ale ales
  brudopr|al: ale ales
  brudopt|al: ale ales
  brudopc|al: ale ales
  brudopg|al: ale ales
  brudopm|al: ale ales
  brudopp|al: ale ales
  brudopv|al: ale ales
  brudopd|al: ale ales
  brudop|mand: mande mandes mands
  brudopv|ard: arde ardes ards
  brudopg|ard: arde ardes
  brudopl|ard: arde ardes
  brudop|ant: ante antes ants
  petit: petite petits petites
  grand: grande grands grandes
  vert: verte verts vertes
  blanc: blanche blancs blanches
  long: longue longs longues
  public: publique publics publiques
  sec: sèche secs sèches
  doux: douce douces
  faux: fausse fausses
  neuf: neufs
  gentil: gentille gentils gentilles
  cher: chers
  premier: premiers
  entier: entière entiers entières
  étudiant: étudiante étudiants étudiantes
  client: cliente clients clientes
  ami: amie amis amies
  acteur: actrice actrices acteurs
  directeur: directrice directeurs
  européen: européenne européens européennes
  français: française françaises
  anglais: anglaise anglaises
  moment: moments
`,
)
