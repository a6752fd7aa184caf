import { lemmatizer } from '../morphology/lemmatizer.js'
import { wordsIn } from '../wordsIn.js'

/**
 * Roles of word forms in noun phrases by their endings and lemmas. Lists alone know too few verbs where a verb has fifty
 * forms, and adjectives follow their noun in some languages.
 */

/**
 * What a word can be: `outside`, in no phrase; `modifier`, inside and at the beginning of a phrase only; `adjective`,
 * anywhere in a phrase that also has a noun, but no key word.
 */
export type WordRole = 'outside' | 'modifier' | 'adjective' | undefined

/** The role of a word form, in lower case, with this lemma; `isLower` tells whether it is written with a small letter. */
export type RoleRule = (form: string, lemma: string, isLower: boolean) => WordRole

/** The rule of a language; undefined if it has none. RangeError if its lemmatizer has not been loaded. */
export function roleRuleOf(language: string): RoleRule | undefined {
  if (language === 'pl') return polish
  if (language === 'de') return german
  const verbs = romance[language]
  return verbs === undefined ? undefined : romanceRule(verbs, lemmatizer(language))
}

/** Languages in which the first word of a phrase names the thing; the lower-case words after it describe it. */
export const HEAD_FIRST: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt'])

/**
 * What stands between a verb and its object: an article or a possessive, and nothing else. A noun is followed by a preposition or by
 * punctuation.
 */
export const beforeObject: Readonly<Record<string, RegExp>> = {
  es: /^ (?:el|la|los|las|una?|un[ao]s|sus?) $/u,
  fr: /^ (?:(?:le|la|les|une?|son|sa|ses|leurs?) |l['’])$/u,
  it: /^ (?:(?:il|lo|la|i|gli|le|uno?|una) |(?:l|un)['’])$/u,
  pt: /^ (?:os?|as|uma?|uns|umas|seus?|suas?) $/u,
}

interface RomanceVerbs {
  readonly infinitive: RegExp
  /** An ending of infinitives, and one that the lemmatizer gives to listed verbs only. */
  readonly probes: readonly (readonly [ending: RegExp, probe: string])[]
  /** Infinitives by form alone, for the conjugation with few nouns of that ending. */
  readonly infinitives?: RegExp
  /** What a noun or an adjective that ends like an infinitive adds in the plural or feminine. */
  readonly inflections: ReadonlySet<string>
  /** Participles that are usually nouns (wounded or retired people), and endings of nouns. */
  readonly participles: RegExp
  /** Other nouns that are also forms of verbs: `ataque`, `entrevista`. */
  readonly nouns: string
  readonly adverb: RegExp
}

const romance: Readonly<Record<string, RomanceVerbs>> = {
  es: {
    infinitive: /(?:[aeií]r|rse)$/u,
    probes: [
      [/ar$/u, 'o'],
      [/[ei]r$/u, 'en'],
    ],
    infinitives:
      /^(?!(?:lugar|mar|luar|bar|lar|par|hogar|azar|popular|militar|familiar|particular|similar|singular|secular|peculiar|muscular|lunar|solar|nuclear|polar|altar|pilar|radar|hangar|collar|paladar|pesar|bazar|avatar|jaguar|caviar|bienestar|malestar|parlamentar|titular|dólar|néctar|azúcar|lagar|preliminar|lumbar|dispar|manjar|telar|juglar|pulgar|estelar|insular|ocular|vulgar|globular|molecular|circular|regular|irregular|escolar|auxiliar|celular|ejemplar|espectacular|impar)$)\p{Ll}{2,}ar$/u,
    inflections: new Set(['s', 'es']),
    participles: /[cs]iones$|^(?:muert|herid|pres|detenid|desaparecid|refugiad|desplazad|acusad|condenad)[oa]s?$/u,
    nouns: `
      estado estados hecho hechos río ríos juego juegos puesto puestos supuesto presupuesto presupuestos revista
      revistas propuesta propuestas consumo auto autos frío impuesto impuestos concierto conciertos meta metas
      señales cerro asiento asientos fortaleza fruto frutos traje trajes cumplimiento descubrimiento entrevista
      entrevistas desafío envío gesto gestos colega colegas descuento almuerzo cuero reparto arquitecto perfiles
      concilio auxilio circo truco duelo balanza entierro sonda sondas ejército vuelta huerta cine fondo razones
      valores colores mentira mentiras corona arranque aves
    `,
    adverb: /\p{L}{3}mente$/u,
  },
  fr: {
    infinitive: /(?:er|ir|re)$/u,
    probes: [
      [/er$/u, 'e'],
      [/ir$/u, 'it'],
      [/re$/u, 'ra'],
    ],
    infinitives:
      /^(?!(?:mer|amer|fer|enfer|hiver|hier|cancer|danger|étranger|passager|boulanger|boucher|berger|clocher|rocher|plancher|bûcher|cocher|archer|messager|verger|oranger|potager|usager|horloger|ménager|viager|mensonger|léger|dîner|déjeuner|goûter|souper|coucher|baiser|loyer|foyer|noyer|écuyer|leader|reporter|poster|laser|scooter|manager|cluster|poker|master|charter|computer|super|hyper|cher|supporter|sniper|hacker|blogger|boxer|flyer|thriller|gangster|revolver|container|steamer|tender|trader|broker|freezer|mixer|bulldozer|geyser|cuiller|conseiller|oreiller|joaillier|poulailler|printer|router|folder|blockbuster|best-seller|pacemaker|crooner|rocker|biker|designer|stretcher|starter|transfer|gender|hamburger|burger|corner|docker|speaker|bestseller|newsletter|twitter|cutter|liner)$)\p{Ll}{2,}[^i]er$/u,
    inflections: new Set(['s', 'e', 'es']),
    participles:
      /^(?:bless|réfugi|accus|disparu|élu|condamn|déplac|handicap|diplôm|immigr|retrait|déten)(?:é|u)?e?s?$|(?:[ts]ion|trait)s$|trait$|ière?s?$/u,
    nouns: `
      partie parties parti partis cours compte comptes sens vue vues nuit nuits fond fonds entreprise
      entreprises produit produits envie sortie sorties voie voies téléphone téléphones modèle modèles discours
      débat débats concours élève élèves but buts revue revues parcours découverte découvertes secours recours
      reprise reprises prise prises défaite défaites cache plainte plaintes offre offres combat combats salarié
      salariés traits extrait extraits entrevue faille failles loge loges fouille fouilles assises coulisses
      repère repères souris paroisse revenu revenus élu élus crue crues plaie plaies survivants manifestant
      manifestants intervenants commandant commandants adjoint adjoints surprise surprises courant courants
      assemblée bois conduite mort morts prêt prêts mercure mausolée mausolées saucisse saucisses charia multimédia dégât
      malaria angoisses enseignes cafétéria dessert desserts
    `,
    adverb:
      /^(?!.*issement$|(?:parl|départ|appart|él|v[eê]t|compart|règl|renouvell|enregistr|trait|comport|recrut|vers|class|rembours)ement$).*(?:qu|iv|[aiu]d|[lrst]|eux?|oc|ch|gu|nd)ement$|[ae]mment$|^(?:absolu|résolu|éperdu|vrai|joli|poli)ment$/u,
  },
  it: {
    infinitive: /(?:[aei]re|rre|rsi)$/u,
    probes: [
      [/are$/u, 'o'],
      [/[ei]re$/u, 'ono'],
    ],
    inflections: new Set(),
    participles: /^(?:mort|ferit|arrestat|rifugiat|accusat|condannat|dispers|dipendent)[oaie]$|[aei]ri$/u,
    nouns: '',
    adverb: /\p{L}{3}mente$/u,
  },
  pt: {
    infinitive: /(?:[aei]r|ôr|por)$/u,
    probes: [
      [/ar$/u, 'o'],
      [/[ei]r$/u, 'em'],
    ],
    infinitives:
      /^(?!(?:lugar|mar|luar|bar|lar|par|azar|popular|militar|familiar|particular|similar|singular|secular|peculiar|muscular|lunar|solar|nuclear|polar|altar|pilar|radar|hangar|colar|paladar|bazar|avatar|jaguar|caviar|parlamentar|titular|dólar|néctar|açúcar|lagar|preliminar|lombar|ímpar|manjar|tear|polegar|estelar|insular|ocular|vulgar|globular|molecular|circular|regular|irregular|escolar|auxiliar|celular|exemplar|espetacular|espectacular|milhar|patamar|limiar|calcanhar|olhar|jantar|andar|alimentar|complementar|suplementar|elementar|hospitalar|domiciliar|disciplinar|interdisciplinar|linear|ultramar|bem-estar|mal-estar|pomar|cigar|calamar|luminar|lapidar|vascular|cardiovascular|curricular|nodular|bipolar|tubular|cultivar)$)\p{Ll}{2,}ar$/u,
    inflections: new Set(['s', 'es']),
    participles: /^(?:mort|ferid|pres|detid|desaparecid|refugiad|deslocad|acusad|condenad|arguid|desempregad)[oa]s?$/u,
    nouns: `
      estado estados empresa empresas equipe equipes equipa equipas vista vistas plano planos controle controles
      controlo revista revistas ataque ataques liga ligas escolha escolhas leste entrevista entrevistas saída
      saídas chegada vila vilas bola bolas disco discos marco marcos posto postos chuva chuvas surpresa
      surpresas destaque socorro consumo cores dores mentira mentiras oriente ponta pontas meta metas media
      choque choques toque toques descoberta descobertas sono projecto projectos objectivo objectivos voo voos
      vaga vagas peça perda perdas imposto impostos retirada rodada rodadas fuga recorde recordes referendo
      registo registos registro testemunho bloqueio sorteio censo circo muro parto gasto gastos golo golos giro
      mito mitos coro rio rios cabo cabos debate truque truques traje trajes embarque boicote bosque ficha
      fichas partilha planta entrega quebra mulher mulheres prazer militar popular regular poder eleito eleitos
      eleitores convidados prédio adversários aves implante implantes reserva reservas especiarias fugas sacola sacolas
      bosques saque saques vinha vinhas tinta tintas estrago estragos saia saias embate embates
    `,
    adverb: /\p{L}{3}mente$/u,
  },
}

function romanceRule(
  { infinitive, probes, infinitives, inflections, participles, nouns, adverb }: RomanceVerbs,
  lemmaOf: (word: string) => string,
): RoleRule {
  const known = new Set(wordsIn(nouns))
  return (form, lemma, isLower) => {
    if (!isLower || known.has(form) || participles.test(form)) return undefined
    if (infinitives?.test(form) === true) return 'outside'
    if (adverb.test(form)) return isAdverb(form) ? 'outside' : undefined
    if (!infinitive.test(lemma)) return undefined
    if (form !== lemma)
      return form.startsWith(lemma) && inflections.has(form.slice(lemma.length)) ? undefined : 'outside'
    const isVerb = probes.some(([ending, probe]) => ending.test(form) && lemmaOf(form.replace(ending, probe)) === form)
    return isVerb ? 'outside' : undefined
  }
  /** French nouns end like adverbs, but are made of verbs: `traitement`. */
  function isAdverb(form: string): boolean {
    const base = form.replace(/ment$/u, '')
    return form.endsWith('mente') || !/er$/u.test(lemmaOf(base)) || lemmaOf(base) === base
  }
}

const polish: RoleRule = (form, lemma, isLower) => {
  if (/[yi]$/u.test(lemma) && ADJECTIVE.test(form)) return 'adjective'
  if (!isLower) return undefined
  if ((form === lemma && ADVERB.test(form)) || PRESENT.test(form)) return 'outside'
  if (!lemma.endsWith('ć') || NOUN.test(lemma) || NOUN_IN_L.test(form)) return undefined
  if (lemma.endsWith('ść') && !/[łl][aoiy]?$/u.test(form)) return undefined
  if (`${form}ć` === lemma) return 'outside'
  if (GERUND.test(form) || NOUN_FORM.has(form)) return undefined
  return PARTICIPLE.test(form) ? 'modifier' : 'outside'
}

const ADJECTIVE = /(?:[yi]|[ae]|ego|ej|emu|ą|ych|ich|ym|im|ymi|imi)$/u
/** Adverbs that are their own lemma: `minimalnie`, `stosunkowo`. */
const ADVERB = /(?:[^aeiy]nie|[^aei]wie|\p{L}{3}owo|[^e]sko|ąco)$/u
/** Present forms that no noun and no adjective ends like: `wykonuje`, `pozwalają`, `umożliwia`. */
const PRESENT = /(?:uj(?:e|ą|emy|ecie|esz)|[^e]ają|liwia)$/u
/** Nouns that end like infinitives. */
const NOUN = /^(?:śmierć|sieć|(?:nie)?chęć|(?:nie)?pamięć|płeć|nić|ż[oó]łć|zięć|łokieć|paznokieć|ćwierć)$/u
/** Nouns that end like past forms: udział, sygnały. */
const NOUN_IN_L =
  /^(?:(?:u|po|wy|od|prze|roz)?dział|materiał|kanał|sygnał|generał|minerał|kawał|potencjał|skandal|artykuł|tytuł|zespół|szczegół|kościół|(?:po|prze|wy|u|zm)mysł|zmysł|przemysł|pomysł|wy?kład)/u
/** Nouns made of verbs: sterowanie, wykrycia. */
const GERUND = /(?:[nc](?:ie|ia|iu|iem|iom|iach|iami)|[aei]ń|ęć)$/u
/** Other forms that are usually nouns. */
const NOUN_FORM = new Set(
  'wiedza wiedzą wiedzę dane danych danymi gra sumie rodzaj nazwę nazwą pełni ochronę karę karą duszę duszą nadzieje zwyczaj dostawę postawę bój wyścigi tramwaj złodzieje powodzi'.split(
    ' ',
  ),
)
/** Passive participles stand before their noun like adjectives; active ones have objects, so a phrase ends at them. */
const PARTICIPLE = /[nt](?:y|a|e|ego|ej|emu|ą|ych|ym|ymi)$/u

/** Nouns begin with a capital. Of the other words, adjectives stand before them; verbs have a lemma in -n. */
const german: RoleRule = (_form, lemma, isLower) => {
  if (!isLower) return undefined
  return /(?:en|ern|eln)$/u.test(lemma) && !/^(?:offen|eigen|trocken|golden|modern|extern|intern)/u.test(lemma)
    ? 'outside'
    : 'modifier'
}
