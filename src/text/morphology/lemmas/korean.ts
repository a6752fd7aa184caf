import { lazily } from '../../../lazily.js'
import { wordsIn } from '../../wordsIn.js'
import { finalConsonant, withFinal } from '../hangul.js'
import * as words from '../irregularForms/korean.js'
import { FINAL, type Heads, headsOf, type Kind } from '../koreanHeads.js'
import { isWhole, koreanVerbStem, nounOf, POINTED } from '../koreanStem.js'

const PARTICLE =
  '(?:들)?(?:에서|에게서|에게|한테|께서|께|에|엔|으로|로|까지|부터|보다|처럼|만큼|대로|마다|조차|마저|밖에|만|이나|나|이랑|랑|과|와|으로서|로서|으로써|로써|이라도|라도)?(?:는|은|도|만|의|이|가|을|를|두)?'
/** Endings of 이다, and forms in which it is drawn together with them. */
const OF_BE =
  '(?:다|라|라고|라는|라면|라도|라서|라지만|라며|란|며|고|고요|구요|지만|지|지요|죠|네|네요|군요|니|니까|면|면서|면서도|자|던|든|든지|어서|여서|었\\S*|였\\S*|에요|예요|야|더\\S*|거든\\S*|나|다보니)'
const BE_WITH_ENDING =
  '인데\\S*|인지\\S*|인가\\S*|인걸|인듯\\S*|일까\\S*|일지\\S*|일듯\\S*|입니다\\S*|입니까|이기\\S*|이랍니다|이세요|이신'
const COPULA = `(?:이?${OF_BE}|인|일|임|랍니다|${BE_WITH_ENDING})`
/** Endings behind a stem that does not change. */
const PLAIN =
  '고(?:서|는|도|만|요|선|자|파)?|곤|구(?:요|여|서)?|게(?:끔|도|는|만|요)?|지(?:만|는|도|요|를|가|만은)?|지(?:않|못|말|마)\\S*|진|죠|쥬|잖아?요?|네(?:요|여|용)?|는|는[데지가거걸게구군다대답편중듯바한건]\\S*|니|느?냐(?:고|는)?|느라고?|느니|나(?:요|여)?|기(?:는|도|를|에|에는|엔|에도|로|만|가|까지|까지는|보다|보다는|때문\\S*|위해\\S*|전|의|란|와)?|긴|길(?:래|래요)?|자(?:마자|고|는|면|며|니|더니)?|던(?:데|데요|지|가|걸|대로)?|더(?:라|라고|라고요|라구요|라도|라는|군|군요|니|니만|이다|라면)|든지?|거나|거니와|거든요?|도록|다(?:고|고요|는|면|가|가는|가도|니|며|네요|더니|던|지만|만|거나|시피|보니|하여|해서|지요|죠)?|답니다|대(?:요|서)|습니\\S*|슴다|군요|구나|구만|건만|려(?:고\\S*|는|면|다|다가|던|니|나\\S*|했\\S*|하\\S*|합\\S*)|러|듯\\S*'
const BEHIND_EU =
  '면(?:서|서도|은|서는|요)?|며|므로|니(?:까|까요|깐|깐요)?|나마?|려(?:고|고는|는|면|다|다가|던|나|고요|구요|했\\S*)?|러|라(?:고|는|며|면|니)|리라|소서|십\\S+|시옵\\S+|세[요여용]?'
/** Stems of verbs that follow the form in 아 or 어, and that of honorifics, which follow the endings in 으. */
const HELPING = '주 보 지 버리 놓 두 내 오 가 나가 나오 드리 있 없 대 먹 계시 치우 볼'
const HONORIFIC = '시'

const endings: Readonly<Record<Kind, RegExp>> = {
  P: new RegExp(`^(?:${PLAIN}|겠(?:${PLAIN}|어(?:요|서|도)?|음${PARTICLE}|을\\S*|으\\S+|냐\\S*))$`, 'u'),
  E: new RegExp(`^(?:${BEHIND_EU})$`, 'u'),
  D: /^(?:는\S*|네[요여용]?|니|니까요?|느\S+|나요?|냐\S*|세[요여용]?|십\S+)$/u,
  N: /^(?:|데[요도다에로서는이]?|데다가|데도|지[는도가를요]?|가요?|다|다고\S*|다는\S*|다면\S*|다며|다던\S*|다네요|다니\S*|다지만|다기\S*|다거나|대[요서]|답니다|듯\S*|들|채로?|걸|거|게|만큼\S*|적[이은도]?|줄\S*|후\S*|뒤|바|편[은이]?|편[이인입]\S*|것\S*|곳\S*|척\S*|반면\S*|만치)$/u,
  L: /^(?:|까[요지봐]?|지|지[도는라]\S*|수록|게요?|께요?|래[요서도]?|거[야라든면]?|거[예에]요|걸|뿐\S*|듯\S*|만|만[한하큼]\S*|텐데\S*|때\S*|려[고는면다]\S*|정도\S*|수|수[밖도가있없]\S*|줄\S*|땐|법\S*|테니\S*|라|것\S*|곳\S*)$/u,
  M: new RegExp(`^(?:${PARTICLE}|${COPULA})$`, 'u'),
  B: /^(?:니다\S*|니까\S*|니당|시다|시오|디다)$/u,
  A: /^(?:|서|서는|서도|서요|서라도|서야|서인지|서[다라였]\S*|선|달라\S*|도|도요|야|야지\S*|야만|야겠\S*|야[하할해한된되돼]\S*|야지만|요|여|용|라|라고|라는|다|다가|지않\S*|써|만)$/u,
  S: new RegExp(
    `^(?:었|겠)*(?:${PLAIN}|어(?:요|서|도|야|용|여)?|음${PARTICLE}|음${COPULA}|을\\S*|으(?:${BEHIND_EU}))$`,
    'u',
  ),
}

const lexicon = lazily(() => {
  return {
    verbs: headsOf({
      plain: `${words.stems} 하`,
      doubledL: words.doubledL,
      droppedU: words.droppedU,
      changingB: words.changingB,
      changingD: words.changingD,
      changingS: words.changingS,
      changingH: words.changingH,
    }),
    helping: headsOf({ plain: HELPING }),
    honorific: headsOf({ plain: HONORIFIC }),
    nounVerbs: headsOf({ plain: '하 되 시키 당하 드리', changingB: '스럽' }),
    shortNouns: new Set(wordsIn(words.shortNouns)),
    likeHada: new Set(wordsIn(words.likeHada)),
    oneSyllable: new Set(wordsIn(words.oneSyllable)),
    nouns: new Set(wordsIn(words.nouns)),
    adjectives: new Set(wordsIn(words.adjectives)),
  }
})

/** Number of letters of the longest run that is taken for one word. */
const LONGEST_WORD = 30

/** The stem whose form a word is, longest heads first. */
function stemIn(heads: Heads, word: string): string | undefined {
  const longest = heads.longest.get(word[0]!) ?? 0
  for (let length = Math.min(word.length, longest); length > 0; length--) {
    const found = heads.entries.get(word.slice(0, length))
    if (found === undefined) continue
    const rest = word.slice(length)
    for (const [stem, kind] of found) if (isEnding(rest, kind)) return stem
  }
  return undefined
}

/** Whether what follows a head is an ending: one of its kind, a helping verb, or an honorific. */
function isEnding(rest: string, kind: Kind): boolean {
  if (endings[kind].test(rest)) return true
  if (rest === '') return false
  const { helping, honorific } = lexicon()
  if (kind === 'A') return stemIn(helping, rest) !== undefined
  return (kind === 'E' || kind === 'D') && /^[시세셔셨신실심십]/u.test(rest) && stemIn(honorific, rest) !== undefined
}

/** What is done: 추천하다, and politely 추천드리다. */
const DOING = new Set(['하', '드리'])

/**
 * What a verb made of a noun is called: in 하다, the noun, which it shares all texts with (추천합니다, 추천); in 되다 and others, the verb.
 * Adjectives in 하다 have no noun beside them: 깨끗하다. Concepts of projects fall apart if 하다 makes another term.
 */
function nounVerbIn(word: string): string | undefined {
  const { nounVerbs, shortNouns, likeHada, adjectives } = lexicon()
  if (likeHada.has(word)) return undefined
  for (let length = 1; length < word.length; length++) {
    if (!nounVerbs.longest.has(word[length]!)) continue
    const noun = word.slice(0, length)
    if (length === 1 && !shortNouns.has(noun)) continue
    const suffix = stemIn(nounVerbs, word.slice(length))
    if (suffix === undefined || (length === 1 && suffix !== '하')) continue
    return !DOING.has(suffix) || length === 1 || adjectives.has(noun) ? `${noun}${suffix}다` : noun
  }
  return undefined
}

const OF_PARTICLE = new RegExp(`^${PARTICLE}$`, 'u')
const OF_BEING = new RegExp(`^(?:이?${OF_BE}|${BE_WITH_ENDING})$`, 'u')
/** What follows a noun of one syllable: 이다 must begin with 이 or be told by what follows. */
const OF_SHORT_NOUN = new RegExp(`^(?:${PARTICLE}|이${OF_BE}|${BE_WITH_ENDING})$`, 'u')
/** Nouns of one syllable behind which 인, 일 and 임 are forms of 이다. */
const WITH_IN = /^[중것곳때편점등뿐식줄]$/u

/** Forms of verbs that look like a noun of one syllable and a particle. */
const OF_VERB = new Set(
  wordsIn(
    '가는 주는 남은 남을 낮은 낮을 적은 적을 감은 담은 파는 깨는 새는 대는 파고 차고 살고 알고 배고 깨고 말고 길고 물고 달고 돌고 이는 사는 나는',
  ),
)

/** Forms of 것 that are drawn together with a particle or with 이다. */
const THING =
  /^(?:거(?:야|지|지만|에요|예요|라|란|라고|라는|라서|로|냐|면|요|죠|네요|고|니까|니|였\S*|다|든요|나|더\S*|라나요?|의|도|만)|건(?:가|가요|데|데요|지)|걸로|겁니다\S*)$/u

/** Particles and forms of 이다 behind a noun of two syllables and more that our lists of single ones lack: 내용보다는, 상황이었다, 예정인. */
const LONG_PARTICLE =
  /^(.{2,}?)(?:들)?(?:에서|에게|까지|부터|보다|처럼|만큼|으로|로|에|과|와)(?:는|은|도|만|의)$|^(.{2,}?)(?:들)?(?:엔|에서|에게|까지|부터|보다|처럼|만큼|마다|이었\S+|였[다던지는고으을습음]\S*|입니다\S*|입니까|일까\S*|일지\S*|이[기자]\S*|이어서|여서|이야|이면서\S*|이던\S*|이지만|이지요|이랍니다)$|^(.{3,}|.+[적정신류작점품물법])인$/u
/** A form of 이다 without its 이, behind a noun in a vowel: 상태다. */
const OPEN_COPULA = /^(.+?)이?(?:다|라고\S*|라는|란|라던지|네요?|지만|죠|지요|니까|군요|더라\S*|면|며|고|라도|라서)$/u

/** The lemma of a Korean word: a noun without particles, or the stem of a verb or an adjective with 다. */
export function lemmatizeKorean(word: string): string {
  const pointed = POINTED.exec(word)
  if (pointed !== null) return lemmatizeKorean(pointed[1]!)
  if (isWhole(word) || word.length > LONGEST_WORD || /.주의$/u.test(word)) return word
  if (THING.test(word)) return '것'
  const found = listedNoun(word) ?? verbOf(word)
  if (found !== undefined) return found
  const mended = withPast(word)
  return (mended === word ? undefined : verbOf(mended)) ?? unlisted(word)
}

function listedNoun(word: string): string | undefined {
  const { verbs, oneSyllable, likeHada, nouns } = lexicon()
  for (let length = Math.min(word.length, 5); length > 1; length--) {
    const noun = word.slice(0, length)
    if (!likeHada.has(noun) && !nouns.has(noun) && !isWhole(noun)) continue
    const rest = word.slice(length)
    if (OF_PARTICLE.test(rest) || (OF_BEING.test(rest) && stemIn(verbs, word) === undefined)) return noun
  }
  const first = word[0]!
  const rest = word.slice(1)
  if (!oneSyllable.has(first) || OF_VERB.has(word) || !fits(first, rest)) return undefined
  return OF_SHORT_NOUN.test(rest) || (WITH_IN.test(first) && /^[인일임]$/u.test(rest)) ? first : undefined
}

function verbOf(word: string): string | undefined {
  const stem = stemIn(lexicon().verbs, word)
  return stem === undefined ? nounVerbIn(word) : `${stem}다`
}

/** The word with the ㅆ of the past for a ㅅ, which people type for it: 좋앗어요. */
function withPast(word: string): string {
  for (let i = 0; i < word.length - 1; i++) {
    const letter = word[i]!
    if (finalConsonant(letter) === FINAL.S && letter !== '맛' && letter !== '멋') {
      return word.slice(0, i) + withFinal(letter, FINAL.SS) + word.slice(i + 1)
    }
  }
  return word
}

/** A word of which neither the noun nor the verb is listed. */
function unlisted(word: string): string {
  const long = LONG_PARTICLE.exec(word)
  const noun = long?.[1] ?? long?.[2] ?? long?.[3]
  if (noun !== undefined) return nounOf(noun)
  const open = OPEN_COPULA.exec(word)
  if (open !== null && open[1]!.length > 1 && finalConsonant(open[1]!) === 0) return nounOf(open[1]!)
  const verb = koreanVerbStem(word)
  const isVerb =
    verb !== undefined &&
    (finalConsonant(verb) > 0 || [...word].some((syllable) => finalConsonant(syllable) === FINAL.SS))
  return isVerb ? `${verb}다` : nounOf(word)
}

/** Whether the first letter of a particle fits the last sound of the noun. */
function fits(noun: string, particle: string): boolean {
  if (/^하고/u.test(particle)) return !lexicon().shortNouns.has(noun)
  if (/^(?:은|을|과|이$|이[다라며고나])/u.test(particle)) return finalConsonant(noun) > 0
  return !/^(?:는|를|가|와|나)/u.test(particle) || finalConsonant(noun) === 0
}
