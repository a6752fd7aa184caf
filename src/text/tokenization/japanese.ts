import { wordsIn } from '../wordsIn.js'
/**
 * Better cuts for Japanese. The segmenter knows words in Han characters well, but cuts endings in hiragana at random.
 * So every stretch of hiragana is cut anew: the cheapest way to read it as an ending of the Han word before it, small
 * words of the grammar, common words written in hiragana, and, dearest, unknown words.
 */

/** Small words of the grammar, as short as dictionaries cut them. All are function words, or negators. */
export const GRAMMAR = `
  が を に へ と から より で の は も や か まで など ば て た し だ な ね よ わ ぞ さ ん う よう ず ぬ つつ ながら たり たら なら とか だけ しか しかも
  ばかり ほど くらい ぐらい ずつ こそ さえ すら のみ けど けれど けれども つ ら
  です でし ません でしょう でしょ だっ だろう だろ じゃ ます まし ませ ましょう ない なかっ なく なけれ たい たく たかっ たけれ らしい らしく そう
  れ れる られ られる せ せる させ させる される され
  する し せ すれ しろ いる い いれ おり おる おら ある あり あっ あれ なる なり なっ なら なれ いう いっ いい いわ くる くれ くれる くださっ ください
  くだ いく いき いけ しまう しまい しまっ おい おく おき みる み できる でき できれ やる やっ やり もらう もらい もらっ もらえ いただき いただく
  いただい いただけ いただける いたす いたし いたさ いたっ ござい すぎ すぎる
  こと もの ため とき ところ とおり うち まま ほか わけ はず つもり まわり あと たび かた ぶり など あたる
  これ それ あれ どれ ここ そこ あそこ どこ こちら そちら あちら どちら この その あの どの こんな そんな あんな どんな こう ああ どう
  わたし ぼく おれ あなた だれ なに いつ なぜ いくつ いくら
  そして それで しかし ただし または あるいは および ならびに また さらに なお つまり すなわち だから ところが ところで なので
  もし たとえ とても すごく かなり もっと もっとも あまり ちょっと すこし まだ もう すでに やっと たぶん おそらく まさに ほとんど ほぼ やや すぐ
  まあ はい いえ ええ やはり やっぱり ずっと きっと まず ちなみ かけ つい おけ よる より よっ かなり べき にて
  すべて かかわらず どおり てる こない
  お ご さん さま たち がた ごと とっ い き
`

/** Common adjectives and verbs in hiragana, without their endings; `-` and the kind of ending. */
const ADJECTIVES = `
  おいし かわい すご うれし たのし やす やさし おもしろ よ ひど うま まず はや あたたか やわらか うるさ きたな さむ あつ つめた ちいさ おおき
  おお すくな なが みじか ふる あたらし むずかし かなし さみし こわ つら きつ ゆる かる おも かっこい かっこよ ありがた もったいな にく ほし
`
const WORDS = `
  いい きれい ありがとう ありがたい おすすめ オススメ たくさん いっぱい みんな みなさん おしゃれ ふつう いろいろ さすが ぜひ ひとつ ふたつ
  のみ のむ おもい かい かう かっ きれる いま ほう さき うえ なか よこ まえ むかし はじめ おはなし ゆっくり しっかり ちゃんと めぐり がっかり びっくり すっきり
  ぴったり しっとり さっぱり あっさり ふわふわ もちもち つるつる サクサク ポイント りんご たまご ごはん
  よろしく さまざま はるか
`

/** Common verbs in hiragana: the dictionary form, and others. */
const VERBS = `
  わかる わかり わから わかっ
  つかう つかい つかっ つかえ
  つくる つくり
  たべる たべ
  はいる はいり はいっ
  おもう おもっ
  かかる かかり かかっ かから
`

const ENDINGS_OF_ADJECTIVES = ['い', 'く', 'かっ', 'けれ', 'さ', 'そう', 'すぎ']

const costs = new Map<string, number>()
for (const word of wordsIn(GRAMMAR)) costs.set(word, 1)
// Quoting, and the end of many verbs before て.
costs.set('って', 1.7)
for (const stem of wordsIn(ADJECTIVES)) for (const ending of ENDINGS_OF_ADJECTIVES) costs.set(stem + ending, 1.1)
for (const word of wordsIn(WORDS + VERBS)) if (!costs.has(word)) costs.set(word, 1.2)

/** What may follow a Han character as the rest of its word (送り仮名), with the price of reading it so. */
const REST = `
  ん い う え き く け し す せ ち つ っ ま み む め ら り る れ わ げ ぎ ぐ じ ず ぜ び ぶ べ ね ば か
  かっ かい かく かる かり がる がっ がり がら がれ たる たっ なく なっ ない いっ うっ くなっ しい しく しかっ しさ やか わり わる わっ わせ わさ める まる
  まっ まり まら めっ げる ける けれ せる せら える べる れる じる ちる ねる きる きれ りる きり りら みる むい むっ らい らか らし らしい らしく ろい ろし さい
  さく さかっ ちい らかい たい たく たかっ きな きい きく いい しかった るい るく るかっ ゆい そい そく よい よく がし やし らせ ませ やす やし やっ
  わら わろ しみ しむ しん しめ しめる こら こっ こり こる ぼす ぼし ぼさ らす らさ やす やさ ごす ごし ごさ こえ こえる わず かう かお くなる くなり くす まれ まれる
  っぱい っとり っきり かしい かしく かしかっ たらし たらしい たらしく たたか らしかっ ましい ましく やか かな らか やかな
`
const REST_COSTS = [0.6, 1, 1.15, 1.3, 1.5]
const LONGEST_REST = 4
/** Words of two and more Han characters that the segmenter knows seldom have a rest, unless that of an adjective. */
const REST_OF_KNOWN = 1.2
const rests = new Set(wordsIn(REST))

/** Cost of an unknown word: a start and each character. */
const UNKNOWN = 1.9
const UNKNOWN_CHARACTER = 0.75
const LONGEST_UNKNOWN = 8
const LONGEST_KNOWN = 7

/** Words with hiragana between two Han characters, and some of two, that the segmenter cuts before some endings (受け|取っ, 素|晴らしく). */
const COMPOUNDS = `
  受け取 受け入 受け付 受け止 受け継 引き取 引き出 引き換 引き継 引っ張 引っ掛 引っ越 引っ込 取り付 取り扱 取り替 取り換 取り外 取り出 取り組 取り消 取り込 取り除 取り寄 取り置 取り入 取り上
  取り戻 取り囲 取り分 取り決 取り壊 取り巻 問い合 申し込 申し訳 申し分 申し上 申し出 差し上 差し込 差し引 差し出 差し替 差し支 組み立 組み合 組み込 組み替 読み取 読み込 読み上 読み返 聞き取 聞き入
  書き込 書き換 書き直 書き出 持ち運 持ち帰 持ち歩 持ち込 持ち上 持ち出 買い替 買い換 買い直 買い足 買い占 買い取 買い込 付け替 付け足 付け加 入れ替 入れ換 張り替 張り付 貼り付 貼り直 貼り合
  折り畳 折り曲 折り返 折り込 打ち合 打ち消 打ち込 打ち明 話し合 話し掛 知り合 待ち合 待ち遠 見直 見逃 見落 見比 見合 見当 見下 見守 見惚 見極 見渡 見込 吸い込 吸い取 飲み込 落ち着 落ち込 押し込
  押し付 押し上 盛り上 盛り込 仕上 仕組 出来上 立ち上 立ち寄 立ち去 立ち直 切り替 切り換 切り取 切り離 切り抜 乗り換 乗り越 乗り込 乗り切 繰り返 振り返 振り込 振り回 思い出 思い浮 思い込 思い付
  行き届 作り直 作り込 作り上 使い切 使い回 使い込 使い捨 売り切 売り込 締め切 締め付 踏み切 踏み込 割り切 割り込 割り当 追い付 追い越 追い掛 追い出 結び付 気に入 間違 役立 素晴 裏切 手放 心掛 見掛
  安心 気付 手伝 目立 頑張 素早 片付 近付 傷付 名付 根付 裏返 色落 色違 水漏 音漏 手触 肌触 心強 力強 手強 心細 物足 物凄 出会 手渡 息苦 目覚 手慣 手直 値上 値下 値引
  割引 引越 腹立 苛立 泡立 際立 口当 歯応 手応 気遣 同梱 外箱 内箱 試着 残量 静音 撥水 中々 ヶ月 ヵ月 ケ月 カ月 か月
  呼び出 呼び掛 住み着 降り注 溶け込 染み込 染み付 巻き込 巻き付 詰め込 詰め替 積み重 積み込 積み上 駆け付 駆け込 飛び出 飛び込 抜け出 逃げ出 通り過 食べ過 飲み過 付き合 向き合 似合 釣り合 噛み合
`

/** Compounds by their first character. */
const compounds = new Map<string, string[]>()
for (const word of wordsIn(COMPOUNDS)) {
  const known = compounds.get(word[0]!)
  if (known === undefined) compounds.set(word[0]!, [word])
  else known.push(word)
}

const isHiragana = (code: number): boolean => code >= 0x3041 && code <= 0x309e
const isKatakana = (code: number): boolean => (code >= 0x30a1 && code <= 0x30fe) || (code >= 0xff66 && code <= 0xff9f)
const isHan = (code: number): boolean => !isHiragana(code) && !isKatakana(code)

/** The segmenter's ends of words in a run of Japanese -> better ends. Time is linear in the run. */
export function resegmentJapanese(run: string, ends: readonly number[]): number[] {
  const cut = new Uint8Array(run.length + 1)
  for (const end of ends) cut[end] = 1
  for (let from = 0; from < run.length; ) {
    const code = run.charCodeAt(from)
    const kind = isHiragana(code) ? isHiragana : isKatakana(code) ? isKatakana : isHan
    let to = from + 1
    while (to < run.length && kind(run.charCodeAt(to))) to++
    if (kind === isKatakana) {
      // The segmenter cuts unknown names in pieces.
      cut.fill(0, from + 1, to)
      cut[from] = 1
      cut[to] = 1
    } else if (kind === isHiragana && !spans(cut, from, to, run)) cutHiragana(run, from, to, cut)
    from = to
  }
  cut[run.length] = 1
  joinUnknown(run, cut)
  joinCompounds(run, cut)
  const mended: number[] = []
  for (let end = 1; end <= run.length; end++) if (cut[end] === 1) mended.push(end)
  return mended
}

/** Joins two or three Han characters that the segmenter left alone, if they seldom are: names, and words it lacks. */
function joinUnknown(run: string, cut: Uint8Array): void {
  for (let from = 0; from < run.length; from++) {
    let to = from
    while (cut[to + 1] === 1 && (to === 0 || cut[to] === 1) && isPiece(run.charCodeAt(to))) to++
    if (to - from === 2 || to - from === 3) cut.fill(0, from + 1, to)
    if (to > from) from = to - 1
  }
}

/** Removes the cuts inside of listed compounds that begin a word. */
function joinCompounds(run: string, cut: Uint8Array): void {
  for (let from = 0; from < run.length; from++) {
    if (from > 0 && cut[from] === 0) continue
    const word = compounds.get(run[from]!)?.find((known) => run.startsWith(known, from))
    if (word !== undefined) cut.fill(0, from + 1, from + word.length)
  }
}

/** A Han character of the basic plane that says little by itself. */
const isPiece = (code: number): boolean => code >= 0x4e00 && code <= 0x9fff && !standsAlone.has(code)

/** What often is a word by itself, or the first or last part of one: measures, numbers, and what names end in. */
const standsAlone = new Set(
  [
    ...`
  一二三四五六七八九十百千万億兆数何幾毎各約計第全両諸本当同某元前後内外上下中間旧新現故再最大小高低長短多少
  年月日時分秒週代世期回度個本枚台冊匹頭名人歳円点位番号件軒階章節級段倍組種巻話曲杯目割
  氏様君家者員士師長王妃公侯卿城寺院宮社山川河江湖海島港湾岬谷野原村町市県区郡州国駅線道路橋館園校軍党派団隊会
  化的性用式型系風側向付別等達共方行発着製産版編篇面部門所場地界圏語文書紙金費料代賃権力率量額法学科術教論史
  私僕俺彼誰君何今昨翌朝昼夜春夏秋冬東西南北左右手足目口耳顔体心声金水火木土石花犬猫鳥魚馬牛車船雨雪風空色音味
`,
  ].map((character) => character.charCodeAt(0)),
)

/** Whether a word goes from before the stretch to beyond it, like 取り扱い. */
function spans(cut: Uint8Array, from: number, to: number, run: string): boolean {
  if (from === 0 || to === run.length) return false
  for (let at = from; at <= to; at++) if (cut[at] === 1) return false
  return true
}

/** Cuts a stretch of hiragana the cheapest way. */
function cutHiragana(run: string, from: number, to: number, cut: Uint8Array): void {
  const length = to - from
  const best = new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY)
  const back = new Int32Array(length + 1)
  best[0] = 0
  if (from > 0 && isHan(run.charCodeAt(from - 1))) {
    const isKnown = cut[from] === 1 && cut[from - 1] === 0 && from > 1
    best[0] = REST_COSTS[0]!
    for (let size = 1; size <= LONGEST_REST && size <= length; size++) {
      const rest = run.slice(from, from + size)
      if (!rests.has(rest)) continue
      best[size] = REST_COSTS[size]! + (isKnown && !/^し[いくかさ]/u.test(rest) ? REST_OF_KNOWN : 0)
      back[size] = -1
    }
  }
  for (let start = 0; start < length; start++) {
    const soFar = best[start]!
    for (let size = 1; size <= LONGEST_UNKNOWN && start + size <= length; size++) {
      const known = size <= LONGEST_KNOWN ? costs.get(run.slice(from + start, from + start + size)) : undefined
      const cost = soFar + (known ?? UNKNOWN + UNKNOWN_CHARACTER * size)
      if (cost < best[start + size]!) {
        best[start + size] = cost
        back[start + size] = start
      }
    }
  }
  cut.fill(0, from, to)
  cut[to] = 1
  let at = length
  while (at > 0) {
    at = back[at]!
    if (at >= 0) cut[from + at] = 1
  }
}

/**
 * Stem of a Japanese word: a Han word loses its ending in hiragana (美味しい, 美味しく -> 美味), so that the forms of
 * verbs and adjectives meet; an adjective in hiragana loses its own, and a listed verb has its dictionary form.
 */
export function stemJapanese(word: string): string {
  if (GOOD.has(word)) return '良'
  const verb = verbs.get(word)
  if (verb !== undefined) return verb
  const stem = word.replace(/(?<=\p{Script=Han})\p{Script=Hiragana}{1,4}$/u, '')
  if (stem !== word) return stem
  return /^\p{Script=Hiragana}{3,}$/u.test(word) ? word.replace(/(?<=..)(?:かった?|けれ|い|く|さ)$/u, '') : word
}

/** The commonest adjective has two stems. */
const GOOD = new Set(['いい', 'よい', 'よく', 'よかっ', 'よけれ', 'よさ'])

/** Form of a listed verb -> its dictionary form. */
const verbs = new Map(
  VERBS.trim()
    .split('\n')
    .flatMap((row) => {
      const forms = wordsIn(row)
      return forms.map((form) => [form, forms[0]!] as const)
    }),
)
