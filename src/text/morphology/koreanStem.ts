import { B, finalConsonant, isHangul, N, PAST, uncontracted, withFinal } from './hangul.js'
import { stemOfVowelForm } from './koreanVowelStems.js'

/**
 * A stemmer of Korean, where particles follow nouns and endings follow verbs and adjectives without a space. It removes the
 * longest known particle or ending, then restores the last syllable (했 -> 하, 느려 -> 느리), so that the forms of a word
 * have one stem. It has no dictionary: some nouns that look like noun and particle lose a syllable. A syllable stays if it
 * cannot be a particle after the final consonant before it.
 */
export function stemKorean(word: string): string {
  const pointed = POINTED.exec(word)
  if (pointed !== null) return stemKorean(pointed[1]!)
  if (isWhole(word)) return word
  const plain = plainForm(word)
  if (plain !== word) return stemKorean(plain)
  return isNounForm(word) ? nounOf(word) : (stemOfVowelForm(word) ?? withoutVerbEnding(word) ?? nounOf(word))
}

/** Honorific forms of verbs in 하 and 주, as the plain form. */
const HONORIFICS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.[하주])시(?=며|면|는|지만|던|길|더)/u, ''],
  [/(?<=.)하셔(?=[서요도]$)/u, '해'],
  [/(?<=(?!해).)주셔[서요도]$/u, '주'],
  [/(?<=.)하신$/u, '한'],
  [/(?<=.)하심$/u, '함'],
  [/(?<=.)하실$/u, '할'],
]

/** A verb without what shows respect (하시며), and with the ending that a playful one stands for (네용, 니당). */
const plainForm = (word: string): string =>
  HONORIFICS.reduce((form, [pattern, plain]) => form.replace(pattern, plain), word)
    .replace(/(?<=.[어아네해세예에])용$/u, '요')
    .replace(/니당$/u, '니다')

/** A noun with a form of 이다 that looks like the ending of a verb. Behind one syllable it may be one (먹이네요). */
const COPULA = /(?:..이(?:네요|군요|구요|고요|었습니다|었어요|었다|었던|었는데|었지만)|..인데요|.이?[예에]요)$/u
/** Verbs in 이 of three syllables, and 아니다. */
const VERBS_IN_I = /(?:움직|망설|기울|속삭|끄덕|반짝|덧붙|아들|들여다보|아니)(?:이|인|에|예)/u
const isNounForm = (word: string): boolean => {
  const ending = COPULA.exec(word)?.[0]
  if (ending === undefined || VERBS_IN_I.test(word)) return false
  const at = word.length - ending.length + ending.search(/이|인|[예에]요/u)
  // 이 follows a final consonant; 인데요 may follow any.
  return word[at] !== '이' || finalConsonant(word.slice(0, at)) > 0
}

/** A thing that is pointed at without a space: 이영화 is 영화. */
export const POINTED =
  /^(?:이|그|저|요|이런|그런|저런|이번)((?:영화|드라마|작품|제품|상품|게임|노래|배우|감독|식당|호텔|가게|회사|업체|어플|프로그램).*)$/u

/** A noun without its particles; the word itself if it has the ending of a verb or an adjective. */
export const koreanNoun = (word: string): string =>
  isWhole(word) || plainForm(word) !== word || (!isNounForm(word) && isVerbForm(word)) ? word : nounOf(word)

/** The stem of a verb or an adjective by its ending; undefined for a noun with 이다 and for other words. */
export const koreanVerbStem = (word: string): string | undefined =>
  isNounForm(word) ? undefined : withoutVerbEnding(plainForm(word))

const isVerbForm = (word: string): boolean =>
  stemOfVowelForm(word) !== undefined || withoutVerbEnding(word) !== undefined

export function nounOf(word: string): string {
  // 다 and 네 follow a noun with a final vowel without 이: 최고다, 영화네.
  if (/..[다네]$/u.test(word) && VOWEL_NOUNS.has(word.slice(0, -1))) return word.slice(0, -1)
  const noun = withoutParticle(word)
  if (isWhole(noun)) return noun
  return isPlural(noun) ? withoutParticle(noun.slice(0, -1)) : noun === word ? noun : withoutParticle(noun)
}

/** Whether a noun has the suffix of the plural. 아들, a son, has none. */
const isPlural = (noun: string): boolean => noun.length > 2 && noun.endsWith('들') && !noun.endsWith('아들')

/** Common words that only look as if they had a particle or an ending. */
const WHOLE = new Set(
  `많이 같이 종이 높이 깊이 놀이 길이 먹이 마을 가을 최고 광고 정도 온도 속도 태도 강도 각도 불만 결과 효과 성과 사과 회의 주의 거의 서로 바로 새로
   도로 따로 별로 실제로 사랑 자랑 휴가 평가 추가 국가 작가 대가 요가 화가 편지 먼지 휴지 단지 이미지 메시지 패키지 페이지 라면 화면 장면 반면 측면
   사다 바다 아마 엄마 아이 나이 사이 차이 오이 어린이 스토리 웃음 마음 처음 다음 얼음 믿음 느낌 바보 하나 언니 머니 주머니 어머니 할머니 가게 무게 함께
   세게 그대로 맘대로 넓이 맞이 역할 초기 상대 지하 지난해 대체로 얼마나 얼마 내년도 지대 깨끗이 대표 기름 흐름 모임 부름 움직임 어울림 울림 알림 카페 은은 가운데 그만 오만 계란 코로나 시나리오 연기 인기 분위기 이야기 얘기 경기 재미 크기 위로 경로 진로 창고 사고 재고 참고 신고`.split(
    /\s+/u,
  ),
)

/** Common nouns that end in a vowel, and are no stem of a verb. */
const VOWEL_NOUNS = new Set(
  `영화 드라마 최고 최저 쓰레기 스토리 코미디 시리즈 문제 노래 이야기 얘기 연기 재미 분위기 서비스 가수 천재 세계 친구 아이 여자 남자 아버지 어머니 가게 퀄리티 대세
   추세 문화 필수 사기 진리 공포 호러 멜로 판타지 애니 만화 동화 실화 명화 걸레 허세 바보 거지 돼지 메시지 이미지 호구 예고 광고 중고 경고 무료 유료 정도 속도 온도 효과 결과
   성과 초과 회사 식사 행사 기사 역사 도시 자리 요리 소리 거리 논리`.split(/\s+/u),
)

export const isWhole = (word: string): boolean => !isHangul(word.charCodeAt(word.length - 1)) || WHOLE.has(word)

/** Particles, with the least number of syllables before them. */
const particles = readEndings(`
  1: 에서는 에서도 에서의 에서 에게서 에게는 에게도 에게 에는 에도 에만 에 한테는 한테 께서는 께서 께
  1: 으로는 으로도 으로서 으로써 으로의 으로 이랑 이나 이나마 이라도 이라는 이라고 이라서 이라면 이라 이란 이든 이든지 이며 이고
  1: 까지는 까지도 까지 부터는 부터 보다는 보다도 보다 처럼은 처럼 마다 조차 조차도 마저 밖에는 밖에 만큼은 만큼 대로
  1: 입니다 이었습니다 였습니다 이에요 예요 이었어요 였어요 이네요 이다 인데 인데요 인듯 이구요 이고요 이지만 이었다 이었던 였던 이죠 이니 이니까 이라니 이군요
  1: 에요 이었지만 였지만 이었는데 였는데 이었음 였음
  1: 들이 들은 들을 들의 들도 들에게 들에 들과 들로 들이랑 들만
  2: 로는 로도 로서 로써 로 라는 라고 라도 라면 라서 랑 하고 와는 와의 와도 과는 과의 과도 만의 만은 만이 만을 도 만 의 나 든지 네요 씩 쯤
`)

/** Particles that follow only a syllable with a final consonant (`closed`), or only one without. */
const SHORT_PARTICLES: Readonly<Record<string, { readonly closed: boolean; readonly least: number }>> = {
  이: { closed: true, least: 1 },
  은: { closed: true, least: 1 },
  을: { closed: true, least: 1 },
  과: { closed: true, least: 2 },
  는: { closed: false, least: 1 },
  를: { closed: false, least: 1 },
  가: { closed: false, least: 2 },
  와: { closed: false, least: 2 },
}

/** Nouns in 라 that particles would cut, and the particles. */
const NOUN_IN_RA = /^(.*(?:카메라|오페라|나라|콜라|한라))(?:는|도|면|고|서|랑)$/u
/** 임 ends a sentence behind a noun (명작임), but is part of these. */
const IS_NOUN = /..임$/u
const NOUN_IN_IM = /[게타레라책모직담선취부신위연방전후역]임$/u

function withoutParticle(word: string): string {
  const inRa = NOUN_IN_RA.exec(word)
  if (inRa !== null) return inRa[1]!
  if (IS_NOUN.test(word) && !NOUN_IN_IM.test(word)) return word.slice(0, -1)
  const long = longestEnding(word, particles)
  if (long !== undefined) {
    const rest = word.slice(0, -long.length)
    return long.startsWith('들') && rest.endsWith('아') ? `${rest}들` : rest
  }
  const last = word.at(-1)!
  const rest = word.slice(0, -1)
  const particle = SHORT_PARTICLES[last]
  if (particle === undefined || rest.length < particle.least) return word
  // The pronunciation of a word in another script is unknown.
  if (!isHangul(rest.charCodeAt(rest.length - 1))) return rest
  return finalConsonant(rest) > 0 === particle.closed ? rest : word
}

/** Unambiguous endings of verbs and adjectives. */
const verbEndings = readEndings(`
  1: 습니다 습니다만 습니까 어요 아요 여요 네요 군요 지요 죠 거든요 는데요 은데요 던데 는데 은데 지만 고요 구요 다고 다는 다면 다가 답니다 는다
  1: 어서 아서 여서 으니까 니까 으니 으면 으면서 면서 으며 으려고 려고 었으면 았으면 기에는 기도 는지 은지 을지 을까 더라 더라구요 더라고요 더군요 도록 자마자 거나
  1: 었고 았고 었지만 았지만 었는데 았는데 었던 았던 었다 았다 었어요 았어요 었습니다 았습니다 었어 았어 었네요 았네요 었음 았음 었을 았을 었으나 았으나
  1: 겠습니다 겠어요 겠다 겠지만 겠네요 세요 십니다 시고 셨어요 셨습니다 십시오 하고 하다 하는 하게 하지 하며 하면 하네요 하지만 하기 하는데 하던 하길
  1: 해요 해서 했다 했고 했던 했는데 했습니다 했어요 했지만 했네요 했음 합니다 해도 해야 하여 하였습니다 하였다 한데 해주셔서 해주세요
  1: 한다 한다고 한다는 한다면 했으나 했더니 했으면 했을 하려고 하는지 하기에 하기에는 하니까 하구 하자면 할수록 할까 할지 할만한 할만 했다가 했었는데
  1: 되는 되고 되지 되어 되었습니다 되었다 됩니다 됐어요 됐습니다 됐다 되네요 돼요
  1: 되며 되면 되는데 되지만 되니 되던 된다 되었음 됐음
  2: 해 할 함
`)

/** Endings of one syllable. They follow only the final consonants of verbs in VERB_FINALS, numbered as in Unicode. */
const SHORT_ENDINGS = new Set('고 게 지 다 던 네 음 어 아 나 기 는 은 을 죠'.split(' '))
const VERB_FINALS = new Set([6, 7, 11, 15, 18, 20, 22, 23, 25, 26, 27])

/** The dictionary form of a verb or an adjective; for a noun before 하 or 되 that noun; undefined for a word without such an ending. */
function withoutVerbEnding(word: string): string | undefined {
  const polite = /^(.*)니다$/u.exec(word)
  if (polite !== null && polite[1] !== '' && finalConsonant(polite[1]!) === B && !/[습합입됩]$/u.test(polite[1]!)) {
    return dictionaryForm(withFinal(polite[1]!, 0), false)
  }
  const long = longestEnding(word, verbEndings)
  return long === undefined ? withoutShortEnding(word) : withoutLongEnding(word, long)
}

function withoutLongEnding(word: string, ending: string): string {
  const rest = word.slice(0, -ending.length)
  if (!/^[하해했합한되된돼됐됩됨함할]/u.test(ending)) return dictionaryForm(rest, /^[서도]/u.test(ending))
  // Before 하 and 되 there is a noun, which can have a particle.
  return isWhole(rest) ? rest : withoutParticle(rest)
}

function withoutShortEnding(word: string): string | undefined {
  const rest = word.slice(0, -1)
  const last = word.at(-1)!
  if (rest === '') return undefined
  if (last === '한' && finalConsonant(rest) + rest.length > 1) return rest
  if (last === '요' && finalConsonant(rest) === 0 && rest.length > 1) return dictionaryForm(rest, true)
  if (last === '운' && hasLostB(rest)) return withFinal(rest, B)
  // 느껴진다, 보여준다
  if (last === '다' && finalConsonant(rest) === N && rest.length > 1) return dictionaryForm(withFinal(rest, 0), false)
  const isVerb =
    VERB_FINALS.has(finalConsonant(rest)) ||
    (finalConsonant(rest) === B && (rest.length > 1 ? ADJECTIVES_IN_B : SHORT_IN_B).test(rest))
  return SHORT_ENDINGS.has(last) && isVerb ? dictionaryForm(rest, false) : undefined
}

/** Adjectives of one syllable in ㅂ. */
const SHORT_IN_B = /^[쉽춥덥맵밉]$/u
/** Adjectives before 워 and 운: of one syllable only these, longer ones all. */
const LOST_B = /..$|^[쉬추더매미]$/u
/** Whether what stands before 워 or 운 can be an adjective that has lost its ㅂ. */
const hasLostB = (rest: string): boolean => LOST_B.test(rest) && finalConsonant(rest) === 0

/** Last syllables of adjectives in ㅂ. Nouns end in ㅂ too, but hardly in these. */
const ADJECTIVES_IN_B = /[럽렵볍겁깝맙겹쉽밉춥덥맵둡엽껍롭납섭답]$|차갑|반갑|즐겁|그립|안쓰럽/u

/**
 * The dictionary form of a verb stem, without 다. Removes tenses, and 하 or 되 after a noun. `contracted`: the last vowel
 * may contain an ending (느려요).
 */
function dictionaryForm(stem: string, contracted: boolean): string {
  let rest = stem.replace(/(?<=.)(?:으?시|으?셨|겠|었|았|였)+$/u, '')
  if (FUN.test(rest)) return rest.replace(FUN, '재미있')
  const isPast = finalConsonant(rest) === PAST && !rest.endsWith('있')
  if (isPast) rest = withFinal(rest, 0)
  if (rest.endsWith('워') && hasLostB(rest.slice(0, -1))) return withFinal(rest.slice(0, -1), B)
  if (rest.endsWith('해')) rest = `${rest.slice(0, -1)}하`
  else if (isPast || contracted) rest = uncontracted(rest)
  return rest.replace(
    /(?<=.)[하되]$|(?<=감사|축하|추천|부탁|말씀|당부|약속|안내|문의|사과|인사|건의|요청|강추)드리$/u,
    '',
  )
}

/** Short and misspelt forms of 재미있다. */
const FUN = /(?:재밌|재밋|재미잇|잼있|잼잇|잼밌|잼나)$/u

/** Ending -> least number of syllables before it. */
function readEndings(lines: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const line of lines.trim().split('\n')) {
    const [least, words] = line.split(':')
    for (const word of words!.trim().split(/\s+/u)) found.set(word, Number(least))
  }
  return found
}

function longestEnding(word: string, endings: ReadonlyMap<string, number>): string | undefined {
  for (let size = Math.min(6, word.length - 1); size > 0; size--) {
    const ending = word.slice(-size)
    const least = endings.get(ending)
    if (least !== undefined && word.length - size >= least) return ending
  }
  return undefined
}
