import { lemmatizePortuguese } from '../../../../src/text/morphology/lemmas/portuguese.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizePortuguese, {
  lemmas: {
    recomendar: 'recomendo recomenda recomendado recomendaria recomendei',
    receber: 'recebo receba recebam recebi',
    vencer: 'venço vença venceu',
    atender: 'atendo atenda atendam',
    começar: 'comecei comece começou',
    ajudar: 'ajude ajudem ajudaria',
    falar: 'fale falem falou',
    reembolsar: 'reembolsaram reembolsaria',
    peça: 'peças',
    entrega: 'entregas',
    plano: 'planos',
    cor: 'cores',
    água: 'águas',
    raiz: 'raízes',
    divertido: 'divertida divertidos divertidas',
    insatisfeito: 'insatisfeita insatisfeitos insatisfeitas',
    fazer: 'faço fez fizeram faria feito fazendo fazê-lo',
    propor: 'propõe propôs propuseram proporia',
    ter: 'tenho teve tinham terá',
    dizer: 'disse diz dito disseram disse-me',
    pedir: 'peço pediu pedindo',
    explicar: 'explico explique expliquei explicaram',
    dirigir: 'dirijo dirigiu dirigia',
    cair: 'caiu caem caindo',
    limpar: 'limparam limpando limpou limpava',
    sentir: 'sinto sinta sente sentiu',
    sentar: 'sento senta sentou',
    seguir: 'sigo siga segue',
    servir: 'sirvo serve serviu',
    sugerir: 'sugiro sugira sugere',
    fugir: 'foge fogem fugiu',
    cobrir: 'cubro cubra cobrem',
    girar: 'gira giram girou',
    tornar: 'torna torno tornou',
    caber: 'cabe caibo coube',
    sorrir: 'sorrio sorri',
    tinta: 'tintas',
    bola: 'bolas',
    turno: 'turnos',
    chuva: 'chuvas',
    rio: 'rios',
    cabo: 'cabos',
    consentir: 'consinto consente',
    editado: 'editada editados',
    quarto: 'quartos',
    reserva: 'reservas',
    habitação: 'habitações habitacao habitacoes',
    decisão: 'decisões decisao decisoes',
    pão: 'pães',
    irmão: 'irmãos irmã irmãs',
    hotel: 'hotéis',
    fácil: 'fáceis',
    homem: 'homens',
    francês: 'francesa franceses',
    econômico: 'econômica econômicos econômicas',
    lápis: '',
  },
  apart: [
    'tinta tentar',
    'muro morar',
    'circo cercar',
    'vila velar',
    'ficha fechar',
    'bosque buscar',
    'rui rir ram',
    'crer criar',
    'casa caso',
    'peça pedir',
    'entrega entregar',
    'plano planejar',
    'carteira carteiro',
    'cor correr',
    'limpar limpeza',
    'rápido rapidamente',
    'política polícia',
    'mão mau',
  ],
})

testForms(
  lemmatizePortuguese,
  `
  brudop|ar: ava avas ávamos avam ando aram ou ará arás arei aremos arias aríamos ariam asses ássemos armos ado ados ada adas amos ámos ares
  brudop|er: endo eram erá erás erei eremos erão eríamos eriam ermos
  brudop|ir: indo iram irá irás irei iremos irão iríamos iriam irmos
  falar: falo falamos falam falei falou falaram falava falavam falarei falará falaria falemos falara falaras falasse falassem falando falado falada
  comer: como comes come comemos comem comi comeu comeram comia comias comíamos comiam comeste comera comesse comessem comerá comeria comam comamos comido comendo
  vender: vende vendem vendi vendeu venderam vendia vendido vendê-los vendeu-lhe
  partir: parto partimos partem parti partiu partiram partia partiam partiste partira partisse partissem partirá parta partam partindo
  abrir: abro abre abrem abriu abriram abria abra abram abri-lo
  cair: caio cai caíram caía caíam caído caísse
  sair: saio sai saem saiu saíram saía saído saíssem
  construir: constrói constroem construiu construíram construída construía
  incluir: inclui incluem incluiu incluíram
  ficar: fique fiquei ficou fiquem ficaram
  chegar: chego chegue cheguei chegou chegaram
  começar: começou
  conhecer: conheço conheça conhece conheceu
  agir: ajo aja age agiu
  seguir: seguiu seguindo
  preferir: prefiro prefira prefere preferiu
  sentir: sente sentiu
  dormir: durmo durma dorme dormiu
  subir: sobe subiu sobem
  passear: passeou
  odiar: odiou
  apoiar: apoia apoiou
  proibir: proíbe proibiu
  reunir: reúne reuniu
  comprar: comprá-lo comprar-me comprou-a
  pôr: pô-lo
  fazer: fazê-la fazer-se
  ver: vê-lo
  brudop|ção: ções
  brudop|ão: ões ães ã
  brudop|al: ais
  brudop|el: éis
  brudop|ol: óis
  brudop|ul: uis
  brudop|il: is
  brudopá|vel: veis
  brudopí|vel: veis
  brudop|em: ens
  brudop|om: ons
  brudop|or: ores
  brudop|oz: ozes
  brudop|iz: izes
  brudogl|ês: esa eses esas
  brudogu|ês: esa eses
  brudopt|or: ora oras ores
  brudopd|or: ora oras ores
  brudops|or: ora oras
  brudop|oso: osa osos osas
  brudop|ivo: iva ivos ivas
  brudopl|ico: ica
  brudop|ítico: ítica
  brudop|ífico: ífica
  brudop|ótico: ótica
  brudop|ógico: ógica
  brudop|áfico: áfica
  brudop|ômico: ômica
  brudop|ário: ária ários
  brudop|ória: órias
  brudopat|ório: ória órios
  brudop|iano: iana
  brudop|icano: icana
  brudop|enho: enha
  brudop|ésimo: ésima
  brudop|âneo: ânea
  brudop|ólogo: óloga
  brudop|ônico: ônica
  brudop|ânico: ânica
  brudop|ógrafo: ógrafa
  brudop|ento: enta
  brudop|eira: eiras
  brudopil|eiro: eira eiros eiras
  empresa: empresas
  vitória: vitórias
  bandeira: bandeiras
  herói: heróis
  ataque: ataques
  iniciativa: iniciativas
  feminino: feminina femininas
  sustentar: sustenta
  museu: museus
  oposto: oposta
  brudop|ido: ida
  brudop|uto: uta
  alto: alta altos altíssimo altíssima
  rico: riquíssimo rica
  amável: amáveis
  importante: importantes
  fácil: fáceis
  sério: séria
  pão: pães
  cão: cães
  mão: mãos
  animal: animais
  papel: papéis
  azul: azuis
  espanhol: espanhóis espanhola
  viagem: viagens
  bom: boa bons boas
  mulher: mulheres
  luz: luzes
  mês: meses
  país: países
  inglês: inglesa ingleses inglesas
  professor: professora professores professoras
  alemão: alemã alemães alemãs
`,
)
