import { chineseWords, LONGEST_LISTED } from './chineseWords.js'

/**
 * Better cuts for Chinese than the segmenter's. It knows words of a dictionary and leaves the rest in single characters, so
 * names and new words fall to pieces; and it takes some frequent neighbours for words. Simplified and traditional characters.
 */
const isIn = (characters: string): ((text: string) => boolean) => {
  const known = new Set(characters.replace(/\s/gu, ''))
  return (text) => {
    for (const character of text) if (!known.has(character)) return false
    return text !== ''
  }
}

/** Adverbs of degree, and what they say it of. */
const DEGREES = '很太真挺更'
const QUALITIES =
  '好差贵貴大小多少慢快高低难難吵脏髒冷热熱远遠近棒美香甜咸鹹辣酸苦硬软軟重轻輕短长長旧舊破烂爛暗亮累坏壞糟臭窄宽寬薄厚弱强強早晚'

/**
 * Characters that often are words by themselves: small words, common verbs, nouns and adjectives, measures, and what names
 * of places and things end in. Two or three of any others in a row are a word that the dictionary lacks.
 */
const standsAlone = isIn(`
  的地得了着著過过是在有和與与及或而但也都就才又還还再很太更最不没沒未无無非被把將将從从到向往对對于於為为以因由所其此這这那哪谁誰我你您他她它牠咱們们
  之者等如若则則即且并並只仅僅已曾正會会能可要应應该該须須必想让讓使令给給跟同比像按据據依除至自随隨沿当當每各某本另别別全共总總约約曰乃亦便却卻皆均
  说說看听聽做作去来來上下进進出回開开關关走跑坐站吃喝住买買卖賣用写寫读讀学學教打拿放送带帶找叫问問答知见見穿洗玩睡死生爱愛怕哭笑变變成起停动動飞飛点點
  换換收付算数數讲講谈談搞办辦改选選留入属屬称稱指设設建任获獲杀殺射攻守胜勝敗败娶嫁葬卒赴抵离離返驻駐派拜封娘唱跳跌升降涨漲抓抱背推拉
  人家事年月日时時天水火山路车車船书書字话話手头頭脚腳眼心口门門国國城市县縣省州郡府村镇鎮乡鄉区區里裡裏街巷名词詞句诗詩钱錢酒茶饭飯菜肉鱼魚花草树樹木
  房屋床灯燈电電机機球歌画畫信票店馆館站院部局厅廳室处處组組队隊军軍兵官王帝后妃公侯子女男父母兄弟姐妹夫妻儿兒师師生员員长長东東西南北左右前後内內外中間间
  旁边邊春夏秋冬红紅白黑蓝藍绿綠黄黃大小多少高低短新旧舊好坏壞早晚快慢远遠近老轻輕重几幾一二两兩三四五六七八九十百千万萬亿億零半余餘第
  个個位隻条條张張件次种種座些号號级級届屆期代世纪紀线線式型类類派教语語文族江河湖海洋港湾灣岛島桥橋塔寺庙廟宫宮园園场場厂廠社会会杯奖獎役
  氏先君兼及抑岁歲元角斤米里亩畝度倍吗嗎呢吧啊呀哦嘛啦哈喔
  ${DEGREES}${QUALITIES}
`)

/** Characters that write the sounds of foreign names; few of them are words by themselves. */
const writesSounds = isIn(`
  阿埃艾爱愛安昂奥奧澳巴拜班邦保鲍鮑贝貝比彼毕畢宾賓波伯勃博卜布查达達戴丹德登邓鄧狄迪蒂丁多杜敦顿頓厄恩尔爾法凡范芬丰豐冯馮佛弗夫福
  甫盖蓋冈岡戈哥格葛根贡貢古瓜圭哈海汉漢豪赫亨洪胡华華怀懷惠霍基吉加嘉贾賈简簡杰傑捷金京卡凯凱坎康考科柯可克肯寇库庫奎昆拉莱萊赖賴兰蘭朗劳勞勒雷
  黎里裡理利丽麗莉立连連廉列林琳留龙龍隆娄婁卢盧鲁魯路吕呂伦倫罗羅洛马馬玛瑪麦麥迈邁曼芒毛梅蒙孟米密缅緬明摩莫默姆木穆拿纳納娜奈南瑙内內尼涅宁寧
  纽紐农農努诺諾欧歐帕派潘庞龐培佩彭皮匹平珀普奇齐齊乔喬钦欽琼瓊丘荣榮茹儒瑞若萨薩塞赛賽桑瑟森沙莎山珊尚绍紹舍申圣聖施什史士舒斯司丝絲苏蘇
  索塔泰坦汤湯唐陶特腾騰提廷汀突图圖土托陀瓦万萬旺威韦韋维維伟偉魏温溫文翁沃乌烏吳武西希锡錫喜夏香歇谢謝辛欣雄休修雪逊遜雅亚亞扬揚耶叶葉伊易
  英尤尤雨泽澤曾扎札詹珍芝朱卓祖佐
`)

const NUMERALS = '〇零一二两兩三四五六七八九十百千万萬亿億'
const isNumeral = isIn(NUMERALS)
/** What may follow more of a number: the rest of it, and one character that it counts. */
const restOfNumber = new RegExp(`^([${NUMERALS}]+[多余餘]?).?$`, 'u')
/** A number and what it counts; dates, and words that only look so (一样, 數位), are others. */
const counted = new RegExp(
  `^(?!数位|數位|万岁|萬歲|四周|千层|千層)([${NUMERALS}半多几幾数數]+)([个個种種座位条條支所队隊层層次名年岁歲届屆场場家间間只隻张張件颗顆块塊段篇轮輪批份项項首代人侧側天周週]+)$`,
  'u',
)

/** What the dictionary takes for words because it is frequent: the parts of each are function words. */
const joined =
  /^(?:(.+)(的)|(的)(是|一|人)|([我你您他她它牠]|[你我他她它]们|[你我他她它]們)(是|在|也|会|會|有|只|还|還|要|不|又|去|把|就|才|都|再|想|没|沒|用|买|買)|([^为為除罢罷极極得不未终終算受好对對])(了)|([住放坐站躺睡])(在)|(了)([一两兩三四五六七八九十几幾])|(但|还|還|也|都|却|卻|并|並)(有|不|很|会|會|将|將|可以|没|沒|没有|沒有|在|能|要)|(就|又|很)(有|没|沒|没有|沒有|会|會|能|要|想)|(也)(就|不是|不能)|(全|才|很|竟然|本来|本來|明明|一直)(是|有|在)|(太|再也)(不)|(再也)(不会|不會|不能)|([能会會要])(不[能会會要])|(之)(一)|(这|這|那|每)(个|個|位|种|種|次|年|是)|(一[本张張件])(.)|(是)(正))$/u
/** A suffix that the segmenter cuts off, and what makes a word with it: 卫生间 is no 卫生, 标准间 no 标准. */
const beforeRoom = new Set(
  `卫生 衛生 卫浴 衛浴 洗手 标准 標準 单人 單人 双人 雙人 三人 四人 大床 家庭 豪华 豪華 商务 商務 普通 高级 高級 行政 亲子 親子 经济 經濟 淋浴 更衣
   试衣 試衣 化妆 化妝 样板 樣板 茶水 储藏 儲藏 储物 儲物 洗漱 盥洗 洗衣 更衣 休息`.split(/\s+/u),
)
const isSuffix = (before: string, suffix: string): boolean =>
  suffix === '间' || suffix === '間'
    ? beforeRoom.has(before)
    : suffix === '者' && before.length === 2 && before !== '或者'

const wordsWithOf = new Set('目的 标的 標的 有的 别的 別的 似的 真的 是的 总的 總的'.split(' '))

/** A place and what kind of place it is, so that 北京市 meets 北京; towns in general are words. */
const town = /^(.{2,})([市省县縣镇鎮乡鄉])$/u
const townsInGeneral = /(?:都|城|超|股|上|夜|集|门|門|楼|樓|早|各|全|本|同|外|家|故|思|老|异|異|他|下|水|梦|夢|醉|返)$/u

/** The segmenter keeps negators and adverbs of degree with the word after them (不好, 很好|吃, 很喜欢), unless the whole is a word. */
const NEGATABLE = new Set(
  `好 会 會 能 要 是 想 用 太 大 多 行 够 夠 敢 该 該 值 贵 貴 热 熱 冷 近 远 遠 快 高 低 难 難 懂 吃 喝 到 去 来 來 给 給 让 讓 爱 愛
   知道 喜欢 喜歡 一样 一樣 推荐 推薦 值得 可以 可能 应该 應該 满意 滿意 舒服 干净 乾淨 方便 清楚 新鲜 新鮮 好吃 合理 愉快 建议 建議 愿意 願意
   需要 认为 認為 希望 接受 建议 支持 符合 适合 適合 存在 容易 工作 习惯 習慣 理想 完全 了解 明白 高兴 高興 开心 開心 友好 热情 專業 专业`.split(
    /\s+/u,
  ),
)
/** A verb that 好 makes an adjective of (好吃, tasty), and what is written so. */
const AFTER_GOOD = new Set([...'吃看用听聽喝玩笑闻聞住'])

/** The segmenter's ends of words in a run of Chinese -> better ends. */
export function resegmentChinese(run: string, ends: readonly number[]): number[] {
  return joinUnknown(run, joinListed(run, splitKnown(run, ends)))
}

/** Cuts within what the segmenter gave as one word. */
function splitKnown(run: string, ends: readonly number[]): number[] {
  const mended: number[] = []
  let start = 0
  for (let index = 0; index < ends.length; index++) {
    const end = ends[index]!
    const word = run.slice(start, end)
    const first = word[0]!
    const rest = word.slice(1)
    const isDegree = DEGREES.includes(first)
    if ((first === '不' || (isDegree && rest.length > 1)) && NEGATABLE.has(rest)) mended.push(start + 1, end)
    else if (rest.length === 1 && isDegree && QUALITIES.includes(rest)) {
      mended.push(start + 1)
      const next = ends[index + 1]
      const joins = rest === '好' && next === end + 1 && AFTER_GOOD.has(run[end]!)
      if (!joins) mended.push(end)
    } else {
      const cut = cutIn(word)
      if (cut > 0) mended.push(start + cut)
      mended.push(end)
    }
    start = end
  }
  return mended
}

/** Code units before the cut in a word; 0 for none. */
function cutIn(word: string): number {
  if (word.length < 2) return 0
  const number = counted.exec(word)
  if (number !== null) return number[1]!.length
  if (word.length > 2 && /[们們]$/u.test(word)) return word.length - 1
  if (word.length > 2 && town.test(word) && !townsInGeneral.test(word.slice(0, -1))) return word.length - 1
  if (wordsWithOf.has(word)) return 0
  const parts = joined.exec(word)
  return parts === null ? 0 : parts.slice(1).find((part) => part !== undefined)!.length
}

/** Joins what makes a listed word, the longest that begins at a place. */
function joinListed(run: string, ends: readonly number[]): number[] {
  const mended: number[] = []
  let start = 0
  for (let index = 0; index < ends.length; index++) {
    let last = index
    for (let next = index + 1; next < ends.length && ends[next]! - start <= LONGEST_LISTED; next++) {
      if (chineseWords.has(run.slice(start, ends[next]!))) last = next
    }
    start = ends[last]!
    mended.push(start)
    index = last
  }
  return mended
}

/** Longest unknown word; longer stretches are read as words of two characters, as most are. */
const LONGEST_UNKNOWN = 3
const LONGEST_NAME = 9

/** Joins what the segmenter left in pieces: numbers, foreign names, and words that its dictionary lacks. */
function joinUnknown(run: string, ends: readonly number[]): number[] {
  const mended: number[] = []
  const startOf = (index: number): number => (index === 0 ? 0 : ends[index - 1]!)
  const wordAt = (index: number): string => (index < ends.length ? run.slice(startOf(index), ends[index]!) : '')
  const isPiece = (index: number): boolean => {
    const word = wordAt(index)
    return word.length === 1 && /\p{Script=Han}/u.test(word) && !standsAlone(word)
  }
  /** One past the last word of the name that begins here, or the index itself. */
  const endOfName = (index: number): number => {
    const start = startOf(index)
    let pieces = 0
    let next = index
    for (; next < ends.length && ends[next]! - start <= LONGEST_NAME && writesSounds(wordAt(next)); next++) {
      if (isPiece(next)) pieces++
    }
    return pieces > 0 && next - index > 1 && ends[next - 1]! - start > 2 ? next : index
  }
  for (let index = 0; index < ends.length; ) {
    const word = wordAt(index)
    let next = index + 1
    if (isNumeral(word) || word === '第') {
      while (isNumeral(wordAt(next))) next++
      const more = restOfNumber.exec(wordAt(next))
      if (more !== null) {
        const end = ends[next - 1]! + more[1]!.length
        if (end < ends[next]!) mended.push(end)
        next++
      }
    } else if (isSuffix(word, wordAt(next))) {
      next++
    } else if (endOfName(index) > index) {
      next = endOfName(index)
    } else if (isPiece(index)) {
      while (isPiece(next)) next++
      if (next - index > LONGEST_UNKNOWN) for (let at = index + 1; at < next - 1; at += 2) mended.push(ends[at]!)
    }
    mended.push(ends[next - 1]!)
    index = next
  }
  return mended
}
