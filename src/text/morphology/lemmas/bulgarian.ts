import { lazily } from '../../../lazily.js'
import { wordsIn } from '../../wordsIn.js'
import { createStripper, endings, endingsWithLemma as forms } from '../endings.js'
import * as words from '../irregularForms/bulgarian.js'
import { expandParadigms } from '../paradigms.js'
import { paradigmLexicon } from '../stemParadigms.js'
import { prefixedVerb } from './prefixedVerb.js'

/** Nominals with the article. Nouns: `feminine` without an ending, `soft` in -я, `f` in -а, `n` in -о; masculine ones of one syllable and of more. */
const nominalParadigms = {
  adjective: `-: ${words.sets.А}`,
  feminine: '-: та и ите',
  soft: 'я: и ята ите о йо',
  f: 'а: и ата ите о',
  n: 'о: а та ото ата',
  mOne: '-: а ът ове овете еве евете',
  mMany: '-: а ът и ите',
}

const verbParadigms = {
  И: `я: ${words.sets.И}`,
  АМ: `ам: ${words.sets.АМ}`,
  АМЯ: `ям: ${words.sets.АМЯ}`,
  НА: `а: ${words.sets.НА}`,
}

const ADJECTIVAL = 'а и о ия ият ата ото ите'

const adjectives = (least: number, stems: string, list: string): string =>
  `${least}: ${wordsIn(stems)
    .map((stem) => forms(stem, stem, list))
    .join(' ')}`

/**
 * Lemmas by the ending alone: `least number of letters before it: ending/lemma ending`. Longest first. Of a noun whose gender the
 * ending does not tell, the lemma is the stem.
 */
const byEnding = endings(`
  ${adjectives(2, 'ов ев ив', ADJECTIVAL)}
  ${adjectives(3, 'ав', 'и о ия ият ата ото ите')}
  ${[...'чтлрвджшсзбмн'].map((letter) => `2: ${forms(`${letter}н`, `${letter}ен`, ADJECTIVAL)}`).join('\n')}
  2: ${forms('пн', 'пен', 'и о ия ият ата ото ите')} ${forms('йн', 'ен', ADJECTIVAL)}
  2: ${forms('ир', 'ирам', 'ам аш а аме ате ат ах аше ахме аха ай айте ал ала ало али ан ана ано ани ания аният аната аното аните айки')}
  2: ${forms('в', 'вам', 'ам аш аме ате ат ах аше ахме ахте аха ай айте ал ала ало али ан ана ано ани аният аната аното аните айки')}
  2: ${forms('в', 'вам', 'ащ аща ащо ащи ащия ащият ащата ащото ащите')}
  2: вания/ване ванията/ване
  3: ава/авам ява/явам ува/увам жва/жвам шва/швам чва/чвам зва/звам пва/пвам кива/кивам бива/бивам рива/ривам мива/мивам тва/твам два/двам сва/свам гва/гвам
  2: ам/ам ям/ям аш/ам яш/ям аме/ам яме/ям айки/ам яйки/ям
  3: ахме/ам яхме/ям ахте/ам аха/ам яха/ям ейки/я
  3: гна/гна кна/кна хна/хна пна/пна гнеш/гна кнеш/кна хнеш/хна пнеш/пна гне/гна кне/кна хне/хна пне/пна гнем/гна кнем/кна хнем/хна гнат/гна кнат/кна хнат/хна пнат/пна
  3: гнал/гна кнал/кна хнал/хна пнал/пна гнали/гна кнали/кна хнали/хна пнали/пна гнала/гна кнала/кна хнала/хна гнах/гна кнах/кна хнах/хна гнаха/гна кнаха/кна хнаха/хна
  3: иш/я им/я ят/я их/я ихме/я ихте/я иха/я еше/я ехме/я ехте/я еха/я ил/я ила/я ило/я или/я
  3: ани/ан ана/ан ано/ан аната/ан аното/ан аните/ан
  3: ски/ски ска/ски ско/ски ския/ски ският/ски ската/ски ското/ски ските/ски
  3: шки/шки шко/шки шкия/шки шкият/шки шката/шки шкото/шки шките/шки
  3: ъкът/ък ъка/ък изма/изъм измът/изъм изми/изъм азма/азъм метра/метър метри/метър метрите/метър ткия/тък ткият/тък
  3: ателен/ателен
  2: ание/ание анието/ание ания/ание анията/ание ение/ение ението/ение ения/ение енията/ение
  2: ане/ане ането/ане ания/ание ене/ене енето/ене
  2: ие/ие ието/ие ствия/ствие ствията/ствие
  2: ция/ция ции/ция цията/ция циите/ция
  2: ия/ия ии/ия ията/ия иите/ия
  3: ост/ост остта/ост ости/ост остите/ост
  2: ство/ство ства/ство ството/ство ствата/ство
  2: ище/ище ища/ище ището/ище ищата/ище
  2: ница/ница ници/ник ницата/ница ниците/ник ника/ник никът/ник
  2: ици/ик иците/ик икът/ик
  2: ийци/иец ийците/иец ейци/еец ейците/еец ецът/ец еца/ец
  2: нци/нец нците/нец вци/вец вците/вец лци/лец лците/лец рци/рец рците/рец дци/дец дците/дец мци/мец мците/мец пци/пец пците/пец сци/сец сците/сец
  2: ци/к ците/к
  2: тел теля/тел телят/тел тели/тел телите/тел
  2: чета/че четата/че чето/че
  3: три/тър трите/тър търа/тър търът/тър дри/дър дрите/дър
  2: ка/ка ки/ка ката/ка ките/ка ща/ща щи/ща щата/ща щите/ща
  2: ият
  2: ове овете еве евете
  2: ът ят ите ата ята ото ето ете а я о и у е
`)

/** A word -> its lemma, or its stem, by its ending. */
const stripped = lazily(() => createStripper(byEnding))

const lexicon = lazily(() => {
  const { lemmaOf: verbForms } = expandParadigms(words.irregularVerbs, words.sets)
  const verbOf = paradigmLexicon(verbParadigms, words.verbs)
  const known = (form: string): string | undefined => verbForms.get(form) ?? verbOf(form)
  return {
    irregular: expandParadigms(words.irregular, words.sets).lemmaOf,
    nounOf: paradigmLexicon(nominalParadigms, words.nominals),
    verbOf: known,
    prefixedVerbOf: prefixedVerb(wordsIn(words.prefixes), known, looksLikeNoun),
  }
})

/** Endings that nouns have more often than verbs in -я with a prefix: `изходите`, `достъпа`. */
const LIKE_NOUN = /(?<![лн])ите$|[^жчшщлнх]а$/u

const looksLikeNoun = (lemma: string, word: string): boolean =>
  lemma.endsWith('я') && !lemma.endsWith('ая') && LIKE_NOUN.test(word)

/** The prefixes of comparatives and superlatives, which are written with a hyphen: по-добър, най-добър. */
const COMPARED = /^(?:по|най)-|^най(?=\p{L}{5})/u

/** A verb ends in -а behind a sibilant: `уча`, `получа`. */
const spelled = (lemma: string): string => lemma.replace(/(?<=[жчшщ])я$/u, 'а')

/** Nouns of people, which look like participles: `учител`, `приятел`. */
const AGENT = /^(.{2,}[аия]тел)(?:я|ят|и|ите|ю)?$/u

/** The lemma of a Bulgarian word. */
export function lemmatizeBulgarian(word: string): string {
  const form = word.replace(COMPARED, '') || word
  const { irregular, nounOf, verbOf, prefixedVerbOf } = lexicon()
  const agent = AGENT.exec(form)
  if (agent !== null) return agent[1]!
  const known = irregular.get(form) ?? nounOf(form) ?? verbOf(form)
  if (known !== undefined || form.length < 3) return spelled(known ?? form)
  const verb = prefixedVerbOf(form)
  if (verb !== undefined) return spelled(verb)
  const stem = stripped()(form)
  const ending = form.slice(stem.length)
  if (/^(?:та|то)$/u.test(ending) || !form.startsWith(stem)) return spelled(stem)
  if (FEMININE_ENDING.test(ending) && FEMININE.test(stem)) return `${stem}а`
  return spelled(stem)
}

/** Endings of nouns in -а, and ends of their stems. */
const FEMININE_ENDING = /^(?:а|ата|и|ите)$/u
const FEMININE = /(?:[щшжд]ин|[лрсжтд]б|[птк]ур|[аеи]нц|[аи]т?иц|[влнр]иц|..рм|изит|изн)$/u
