import { B, N, PAST, withFinal } from './hangul.js'

/**
 * Common adjectives and verbs whose stem ends in a vowel, before and behind `:` as endings in a vowel find it. A short ending
 * after a vowel does not tell a verb from a noun (빠르고, 최고).
 */
const VOWEL_STEMS = `
  빠르:빨라 다르:달라 예쁘:예뻐 이쁘:이뻐 나쁘:나빠 바쁘:바빠 기쁘:기뻐 슬프:슬퍼 아프:아파 고프:고파 배고프:배고파 서투르:서툴러 비싸:비싸 느리:느려 멋지:멋져 흐리:흐려 여리:여려
  질기:질겨 값지:값져 기름지:기름져 건방지:건방져 뛰어나:뛰어나 재미나:재미나 신나:신나
  보:봐 쓰:써 높이:높여 줄이:줄여 쓰이:쓰여 붙이:붙여 속이:속여 죽이:죽여 먹이:먹여 끓이:끓여 보이:보여 모이:모여 움직이:움직여 모으:모아 모시:모셔 마시:마셔 다니:다녀 기다리:기다려
  걸리:걸려 들리:들려 살리:살려 돌리:돌려 올리:올려 알리:알려 열리:열려 팔리:팔려 풀리:풀려 빌리:빌려 버리:버려 어울리:어울려 지키:지켜 시키:시켜 생기:생겨 남기:남겨 즐기:즐겨 웃기:웃겨
  느끼:느껴 아끼:아껴 맡기:맡겨 옮기:옮겨 챙기:챙겨 숨기:숨겨 넘기:넘겨 당기:당겨 고치:고쳐 지치:지쳐 놓치:놓쳐 넘치:넘쳐 가르치:가르쳐 떨어지:떨어져 느껴지:느껴져 좋아지:좋아져
  만들어지:만들어져 이루어지:이루어져 사라지:사라져 달라지:달라져 커지:커져 빠지:빠져 던지:던져 꺼지:꺼져 깨지:깨져 무너지:무너져 만나:만나 끝나:끝나 지나:지나 나타나:나타나 일어나:일어나
  빛나:빛나 화나:화나 짜증나:짜증나 벗어나:벗어나 들어가:들어가 내려가:내려가 올라가:올라가 나오:나와 내려오:내려와 들어오:들어와 나누:나눠 바꾸:바꿔 싸우:싸워 채우:채워 키우:키워 세우:세워
  태우:태워 지우:지워 외우:외워 고르:골라 모르:몰라 누르:눌러 부르:불러 오르:올라 흐르:흘러 기르:길러 자르:잘라 서두르:서둘러 보여주:보여줘 도와주:도와줘 알려주:알려줘 해주:해줘
`

/** Endings after a vowel, and what is added to its last syllable. */
const AFTER_VOWEL =
  '고 고요 구 구요 게 게도 는 는데 는지 지 지는 지도 지만 다 다고 다는 다면 네 네요 던 던데 기 기는 기도 기에 기에는 기까지 면 면서 며 니 니까 나 나요 군요 군 구나 죠 지요 거나 든 든지'.split(
    ' ',
  )
/** The final consonants ㄴ, ㄹ, ㅁ and ㅂ, and what may follow them. */
const FINAL_AFTER_VOWEL: ReadonlyArray<readonly [final: number, endings: string]> = [
  [4, ' 데 데요 지 듯 가 가요 편'],
  [8, ' 까 지 지도 수록 만한 만하'],
  [16, ''],
  [17, '니다 니까'],
]
const AFTER_OPEN = ' 서 요 도 야 야지 야만 서요 서는 서도 지다 진'.split(' ')
const AFTER_PAST =
  '다 고 고요 지만 는데 던 던데 어요 어 습니다 음 네 네요 을 으면 다면 다고 다는 으나 구나 군요 지 죠 거든요 었는데 었다'.split(
    ' ',
  )

/** Verbs and adjectives in 들, which lose their ㄹ before some endings: 만든, 힘드네요. */
const STEMS_IN_L = ['만들', '힘들', '흔들', '떠들', '물들', '철들']
const AFTER_LOST_L = '는 는데 는지 네 네요 니 니까 나 나요'.split(' ')
const AFTER_L = ' 까 지 다 고 게 면 던 기 수록 려고'.split(' ')

let stems: ReadonlyMap<string, string> | undefined

/** The stem of a form of a listed verb or adjective in a vowel or in 들; undefined for other words. */
export function stemOfVowelForm(form: string): string | undefined {
  stems ??= new Map([...formsInVowels(), ...formsInL()])
  return stems.get(form)
}

function* formsInVowels(): Iterable<[form: string, stem: string]> {
  for (const pair of VOWEL_STEMS.trim().split(/\s+/u)) {
    const [stem, open] = pair.split(':') as [string, string]
    for (const ending of AFTER_VOWEL) yield [stem + ending, stem]
    for (const [final, endings] of FINAL_AFTER_VOWEL) {
      for (const ending of endings.split(' ')) yield [withFinal(stem, final) + ending, stem]
    }
    for (const ending of AFTER_OPEN) yield [open + ending, stem]
    for (const ending of AFTER_PAST) yield [withFinal(open, PAST) + ending, stem]
  }
}

function* formsInL(): Iterable<[form: string, stem: string]> {
  for (const stem of STEMS_IN_L) {
    for (const ending of AFTER_LOST_L) yield [withFinal(stem, 0) + ending, stem]
    for (const ending of ['', '데', '데요', '지', '듯', '다']) yield [withFinal(stem, N) + ending, stem]
    for (const ending of ['니다', '니까']) yield [withFinal(stem, B) + ending, stem]
    for (const ending of AFTER_L) yield [stem + ending, stem]
  }
}
