import { lemmatizeItalian } from '../../../../src/text/morphology/lemmas/italian.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeItalian, {
  lemmas: {
    bastare: 'basta',
    scienziato: 'scienziati',
    trattare: 'tratta',
    tasso: 'tassi',
    bravo: 'bravi brava',
    modo: 'modi',
    moda: 'mode',
    berlusconi: '',
    tassa: 'tasse',
    professore: 'professor professori',
    bene: 'ben',
    nessuno: 'nessun nessuna',
    piacevole: 'piacevoli',
    confortevole: 'confortevoli',
    comodo: 'comoda comodi comode',
    tranquillo: 'tranquilla tranquilli tranquille',
    simpatico: 'simpatica simpatici simpatiche',
    capace: 'capaci',
    titolo: 'titoli',
    angolo: 'angoli',
    dettaglio: 'dettagli',
    bagaglio: 'bagagli',
    occhio: 'occhi',
    vecchio: 'vecchia vecchi vecchie',
    energia: 'energie',
    farmacia: 'farmacie',
    superficie: 'superfici',
    collega: 'colleghi colleghe',
    proposta: 'proposte',
    spesa: 'spese',
    inviare: 'invia inviano inviando',
    ringraziare: 'ringrazio ringraziano',
    permettere: 'permetta permetterà permettono',
    superare: 'supera superano superando',
    gradire: 'gradito gradirebbe',
    fare: 'faccio fece fatto farebbe facendo farlo farsi',
    proporre: 'propone propose proponeva proporrà',
    prendere: 'preso prese prendono prenderlo',
    dire: 'dice disse dicendo detto dirglielo',
    cercare: 'cerchi cerchiamo cercano cercato',
    cominciare: 'cominci comincerà cominciato',
    capire: 'capisco capiscono capito capii',
    fornire: 'fornisce fornito',
    offrire: 'offro offre offrono',
    seguire: 'seguo segue seguono',
    vestire: 'veste vestono',
    leggere: 'leggo leggono leggeva',
    tendere: 'tende tendono',
    capo: 'capi',
    forno: 'forni',
    atto: 'atti',
    volta: 'volte',
    letto: 'letti',
    schermo: 'schermi',
    libro: 'libri',
    parlare: 'parlargli parlarne',
    vendere: 'venderla vendersi',
    tradurre: 'tradurlo',
    cane: 'cani',
    casa: 'case',
    azione: 'azioni',
    studio: 'studi',
    bello: 'bel bella belli belle',
    grande: 'gran grandi',
    uomo: 'uomini',
    possibile: 'possibili',
    economico: 'economica economici economiche',
  },
  apart: [
    'capo capire',
    'favore favorire',
    'forno fornire',
    'mario maria',
    'letta leggere letto',
    'casa caso',
    'proposta proporre',
    'spesa spendere',
    'vista vedere',
    'politica politico',
    'serie serio',
    'veloce velocemente',
    'mano meno',
    'porta porto',
  ],
})

testForms(
  lemmatizeItalian,
  `
  brudop|are: avo avi avamo avate asti ammo arono erai erà erete eranno erei erebbe eremmo erebbero assimo assero ato ati ata ate
  brudop|ere: evo evi evamo evate ettero erono essero uti
  brudop|ire: ivamo ivate isci isce iscono irono irò irai irà iremo irete iranno irei irebbe iremmo irebbero issero
  parlare: parlo parli parla parliamo parlate parlano parlavo parlava parlavano parlai parlò parlarono parlerò parlerà parlerebbe parlino parlasse parlando parlato parlata parlati
  cercare: cerco cerca cercava cercò cercherà cerchino cercando
  pagare: pago paghiamo pagano pagherà pagato
  mangiare: mangio mangi mangia mangiamo mangerà mangiava mangiato
  lasciare: lascia lasciato
  suonare: suona suonava
  giocare: gioca giocano
  studiare: studia studiano studiato
  credere: credo crede crediamo credete credono credevo credeva credevano credei credette credettero crederò crederà crederanno crederei crederebbe creda credano creduto credendo credi
  temere: temono temeva temuto
  vendere: vendo vende vendono vendeva venduto venduta venderà venda
  dormire: dormo dormi dorme dormiamo dormite dormono dormiva dormii dormì dormirono dormirò dormirà dormirebbe dorma dormano dormissi dormisse dormendo dormito
  sentire: sento senti sente sentono sentiva sentito senta
  finire: finisco finisci finisce finiscono finisca finiscano finiva finì finito finendo
  capire: capisci capisce capisca capiva capì
  partire: parto partono partiva partì
  dare: darmi darlo dargli
  guardare: guardarlo guardarla guardarli guardarsi guardandolo guardarmi
  comprare: comprarlo comprarne comprandole comprarceli comprargli
  prendere: prenderlo prenderli prendendolo prendersi
  dire: dirmelo dirgli dirlo dirti
  porre: porlo
  condurre: condurlo
  brudop|azione: azioni
  brudop|one: oni
  brudopt|ore: ori
  brudop|ale: ali
  brudop|ile: ili
  brudop|bile: bili
  brudop|ante: anti
  brudop|ente: enti
  brudopm|ento: enti
  brudopv|ento: enti
  brudop|trice: trici
  brudop|zio: zi
  brudop|cio: ci
  brudop|gio: gi
  brudop|ario: ari aria
  brudop|ggio: ggi
  brudopgl|ia: ie
  brudopr|ia: ie
  brudopz|ia: ie
  brudopn|ia: ie
  brudop|anza: anze
  brudop|ezza: ezze
  brudop|etta: ette
  brudop|ella: elle
  brudop|onna: onne
  brudop|ca: che
  brudop|ga: ghe
  brudop|ura: ure
  brudord|iera: iere
  brudop|iere: ieri
  brudop|ista: isti
  memoria: memorie
  categoria: categorie
  piramide: piramidi
  bello: bellissime bellissimi
  lacrima: lacrime
  regime: regimi
  fiero: fieri
  subnucleare: subnucleari
  merce: merci
  orbita: orbite
  animo: animi
  appena:
  suddetto: suddetta suddette
  arrivare: arriva arrivano
  brudop|ina: ine
  brudop|ola: ole
  brudop|cia: ce
  brudon|cia: ce
  brudor|gia: ge
  brudop|rsa: rse
  brudop|osta: oste
  brudop|enda: ende
  brudop|oso: osa osi ose
  brudop|ivo: iva ivi ive
  brudopl|ico: ica
  brudop|iano: iana iani
  brudop|icano: icana
  brudop|ologo: ologa
  brudop|ografo: ografa
  brudop|entico: entica
  brudop|ento: enta
  brudop|ulo: ula
  brudop|uto: uta
  brudop|ito: ita
  brudop|esimo: esima
  bello: bellissimo bellissima
  ricco: ricca ricchi ricche ricchissimo
  forte: forti fortissimo
  gentile: gentili gentilissimo
  elegante: eleganti elegantissimo
  felice: felici felicissimo
  lungo: lunga lunghi lunghe lunghissimo
  amico: amica amici amiche
  medico: medici
  albergo: alberghi
  banca: banche
  riga: righe
  problema: problemi
  programma: programmi
  turista: turisti
  giorno: giorni
  figlio: figlia figli figlie
  colore: colori
  chiave: chiavi
  notte: notti
  direttore: direttori
  mano: mani
  uovo: uova
  dito: dita
`,
)
