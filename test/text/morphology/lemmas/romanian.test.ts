import { lemmatizeRomanian } from '../../../../src/text/morphology/lemmas/romanian.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeRomanian, {
  lemmas: {
    grup: 'grupuri',
    prezență: 'prezența prezențe',
    citi: 'citesc citește citit',
    periculos: 'periculoasă periculoase',
    casă: 'casa casei case casele caselor',
    om: 'omul omului oameni oamenii',
    student: 'studentul studentului studenți studenții studenților',
    situație: 'situația situației situații situațiile',
    libertate: 'libertatea libertății',
    oraș: 'orașul orașele orașelor',
    lucrare: 'lucrarea lucrării lucrări lucrările',
    politic: 'politică politici politice',
    frumos: 'frumoasă frumoși frumoase',
    face: 'fac facem făcut făcea făcând',
    lucra: 'lucrez lucrează lucrat lucrând',
    vorbi: 'vorbesc vorbește vorbit vorbind',
    putea: 'pot poate putut puteau',
    trimite: 'trimis trimit trimisă',
    fi: 'este sunt era fost',
  },
  apart: [
    'lucra lucrare',
    'casă caz',
    'frumos frumusețe',
    'oraș orar',
    'transport transporta',
    'situație situat',
    'direct direcție',
  ],
})

testForms(
  lemmatizeRomanian,
  `
  lucra: lucrez lucrezi lucrează lucrăm lucrați lucrat lucrată lucrând lucrase lucraseră lucrarăm lucrasem lucreze lucram lucrai lucrau
  intra: intru intră intrăm intrați intrat intrând intre intrau intram intrai intri
  cânta: cânt cântă cântăm cântați cântat cântând cântase cânte cântai cântam cântau cântate cânți
  ajuta: ajut ajută ajutăm ajutat ajutând ajute ajuți ajutau
  lăsa: las lasă lăsăm lăsat lăsând lase lași
  căuta: caut caută căutat căutând căutau cauți
  arăta: arăt arată arătat arătând
  vorbi: vorbesc vorbești vorbește vorbească vorbim vorbit vorbind vorbise vorbiseră vorbirăm vorbisem vorbeam vorbeai vorbea vorbeați vorbeau vorbiți vorbite
  dormi: dorm dormim dormit dormind doarme doarmă
  veni: vin vine venim venit venind veneau veneam veniți
  găsi: găsesc găsește găsit găsind găsim găsite
  plăti: plătesc plătește plătit plătind
  trăi: trăit trăind
  merge: merg mergem mers mergând mergeau meargă
  pune: pun punem pus punând puneau
  spune: spun spunem spus spunând spuneau spună
  trece: trec trecem trecut trecând
  vinde: vând vindem vândut vinzi
  vedea: văd vede vedem văzut văzând vedeau
  avea: am ai are avem au avut având aveau
  lua: iau ia luăm luat luând
  da: dau dă dăm dat dând
  ști: știu știe știm știut știind
  crede: cred credem crezut crezând credeau
  începe: încep începem început începând
  rămâne: rămân rămas rămânând
  prinde: prind prins prinzi prinzând
  scrie: scriu scriem scris scriind
  carte: cartea cărții cărți cărțile cărților
  parte: partea părții părți părțile
  masă: masa mesei mese mesele
  floare: floarea florii flori florile florilor
  stradă: strada străzii străzi străzile străzilor
  fată: fata fetei fete fetele fetelor
  țară: țara țării țări țările țărilor
  mână: mâna mâini mâinile
  zi: ziua zilei zile zilele zilelor
  băiat: băiatul băiatului băieți băieții băieților
  copil: copilul copilului copii copiii copiilor
  frate: fratele fratelui frați frații fraților
  câine: câinele câinelui câini câinii câinilor
  lucru: lucrul lucrului lucruri lucrurile lucrurilor
  timp: timpul timpului timpuri timpurile
  loc: locul locului locuri locurile locurilor
  scaun: scaunul scaunului scaune scaunele scaunelor
  hotel: hotelul hotelului hoteluri hotelurile hotelurilor
  cuvânt: cuvântul cuvântului cuvinte cuvintele cuvintelor
  familie: familia familiei familii familiile familiilor
  femeie: femeia femeii femei femeile femeilor
  cafea: cafeaua cafelei cafele
  național: națională naționali naționale naționalul
  activ: activă activi active
  economic: economică economici economice
  românesc: românească românești
  bun: bună buni bune bunul
  mare: marea mari marele
  mic: mică mici micul
  nou: nouă noi noul
  frumos: frumoasă frumoși frumoase frumosul
  alb: albă albi albe albul
  negru: neagră negri negre
  roșu: roșie roșii
  scump: scumpă scumpi scumpe
  ieftin: ieftină ieftini ieftine
  curat: curată curați curate
  director: directorul directorului directori directorii directorilor
  muncitor: muncitorul muncitori muncitorii
  misiune: misiunea misiunii misiuni misiunile misiunilor
  opinie: opinia opiniei opinii opiniile opiniilor
  calitate: calitatea calității calități calitățile calităților
  valoare: valoarea valorii valori valorile
  speranță: speranța speranței speranțe speranțele speranțelor
  știință: știința științei științe științele științelor
  plăcere: plăcerea plăcerii plăceri plăcerile plăcerilor
  întâlnire: întâlnirea întâlnirii întâlniri întâlnirile întâlnirilor
  mâncare: mâncarea mâncării mâncări
  periculos: periculoasă periculoși periculosul
  companie: compania companiei companii companiile companiilor
  balansi|une: unea unii uni unile unilor
  bruvizi|une: unea uni
  brulexi|une: unea uni
  borumit|ate: atea
  golumați|e: a ei i ile ilor
  grumpsi|e: a ei i ile ilor
  florenți|e: a ei ile
  brund|are: area ării ări ările ărilor
  brund|ere: erea erii eri erile erilor
  brund|ire: irea irii iri irile irilor
  brundă|tor: torul torului tori torii torilor
  brumur|os: oși oșii oșilor osul oasei oaselor oasă oasa
  braboli|e: a ei i ile ilor
  bramomi|e: a ei i ile ilor
  brumpani|e: a ei i ile ilor
  brumpavi|e: a ei i ile ilor
  brulogi|e: a ei i ile ilor
  brusofi|e: a ei i ile ilor
  brumarhi|e: a ei i ile ilor
  brabori|e: a ei
  braburan|ță: ța ței țe țele țelor
  braburin|ță: ța ței țe țele țelor
  braburic|: ă a i e ii ul ului ilor ei ele elor
  braburiv|: ă a i e ul ului ilor ei ele elor
  braburuv|: ă a i e ul ului ilor ei ele elor
  braburmal|: ă a i e ul ului ilor ei ele elor
  brudop|: urilor urile uri ului ilor ul lui ile ii i î u
  brudop|ă: a ei e ele elor
  brudop|ie: ia iei iile iilor
  brudop|iu: iul iului
  brudost: brudoști brudoștilor brudoștii
  brudot: brudoți brudoților
  brudod: brudozi brudozii brudozilor
  brudop: brudoape brudoapele
  brudap: brudăpi brudăpile
  brudoz|ă: a ei e ele elor
  brudeni|ță: ța țe țele
  brubat|: ul ului ă a e ele i ilor
  brudibil|: ă a e i ul ele ilor ii
  brudec|iu: iul iului ii iile
  brudan|eu: eul ee eele
  brumist|ru: rul rului
  brudulid|iu: iul ii
  brundet|ime: imea imii imi
  brundud|ine: inea inii ini
  brundin|eală: eala elii elile
  brundu|ială: iala ieli ielile
  perioadă: perioada perioadei perioade perioadelor
  zonă: zona zonei zone zonelor
  centru: centrul centrului centre centrelor
  energie: energia energiei energii energiile
  structură: structura structurii structuri structurile
  biserică: biserica bisericii biserici
  număr: numărul numere numerele
  transport: transportul transporturi transporturile
  teritoriu: teritoriul teritorii teritoriile
  imagine: imaginea imaginii imagini
  acțiune: acțiunea acțiunii acțiuni acțiunile
  muzeu: muzeul muzee muzeele
  membru: membrul membri membrii membrilor
  mărime: mărimea mărimii mărimi
  experiență: experiența experienței experiențe
  învăța: învață învăț învățat
  marca: marchez marchezi marchează marcheze
  aștepta: aștepți așteaptă aștept
  afla: aflu află afli
  oraș: oraş oraşul oraşele
  situație: situaţie situaţia
  student: studenţi
  prefera: prefer preferă preferi
`,
)
