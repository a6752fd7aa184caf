import { listOf } from '../morphology/paradigms.js'
import { syntaxWords } from './syntaxWords.js'

/**
 * Further words that say how much, how often or when, how sure the writer is, or that only open a sentence. In a language without
 * lemmas of our own they are written as its stemmer leaves them (Japanese `とにか`).
 */
const further: Readonly<Record<string, string>> = {
  ca: 'força realment sempre potser',
  cs: `
    rozhodně vlastně hodně opravdu docela celkem určitě prostě trochu znovu často vždy bohužel bohudík samozřejmě skutečně asi možná
    pravděpodobně nejspíš snad obvykle většinou občas někdy zřídka stále pořád teď nyní potom pak později brzy nedávno konečně nakonec opět
    zase také taktéž však proto například zřejmě očividně absolutně naprosto zcela úplně téměř skoro přibližně zhruba doslova prakticky
    především hlavně zejména zvláště obzvlášť jenom pouze dokonce upřímně osobně celkově dnes včera zítra ihned hned zatím navíc
  `,
  da: `
    desværre heldigvis formentlig forhåbentlig sjældent pludselig straks endvidere imidlertid dermed ellers åbenbart hovedsagelig næsten
    omtrent undertiden indimellem
  `,
  de: 'bisschen insbesondere leider hoffentlich mittlerweile inzwischen ebenfalls letztendlich letztlich größtenteils einigermaßen',
  en: 'again due bit lot little',
  fi: `
    todella oikeasti valitettavasti ehdottomasti ehkä varmasti varmaan luultavasti todennäköisesti yleensä usein joskus harvoin aina koskaan
    nyt sitten heti pian äskettäin hiljattain vihdoin lopulta taas jälleen uudelleen edelleen yhä vielä jo melkein lähes suunnilleen täysin
    kokonaan melko hieman vähän erittäin etenkin erityisesti varsinkin pääasiassa lähinnä kuitenkin silti toki tosin siis lisäksi muuten
    periaatteessa käytännössä esimerkiksi luonnollisesti tietenkin ilmeisesti onneksi tänään eilen huomenna
  `,
  hu: `
    valóban mindig gyakran újra kicsit sajnos szerencsére természetesen persze tényleg valójában igazán biztosan talán valószínűleg általában
    néha olykor ritkán soha most később hamarosan nemrég végre végül ismét megint szintén ugyan azonban például nyilván abszolút teljesen
    egyáltalán majdnem körülbelül szinte gyakorlatilag főleg különösen elsősorban csupán őszintén személyesen összességében ma tegnap holnap
    rögtön azonnal egyébként amúgy ráadásul mindenképpen eléggé meglehetősen kissé kifejezetten
  `,
  it: `
    purtroppo fortunatamente effettivamente decisamente certamente eventualmente solitamente raramente talvolta subito tuttora finora insomma
    infatti magari appunto esattamente letteralmente particolarmente principalmente soltanto solamente perlopiù dunque perciò pertanto
    evidentemente naturalmente francamente apparentemente estremamente complessivamente ultimamente nuovamente ormai
  `,
  ja: `
    非常 結局 多少 普段 自体 一度 一回 実際 絶対 本当 最近 今回 毎回 早速 正直 基本的 個人的 再度 突然 一応 勿論 当然 多分 時々 若干 全然 結構 少々 とにか
    とりあえず さすが
  `,
  ko: `
    역시 완전 나름 더욱 약간 엄청 요즘 한번 나도 정말 진짜 솔직히 개인적 상당히 특히 굉장히 도대체 대체 아무리 원래 그저 그냥 다시 다시한번 자꾸 많이 무척
    항상 가끔 아마 거의 매우 아주 꽤 결국 드디어 갑자기 이미 사실 당연히 확실히 분명히 절대 전혀 오히려 과연 어쨌든 아무튼 암튼 혹시 마침내 물론
  `,
  nl: 'beetje echt uiteindelijk',
  no: `
    dessverre heldigvis sannsynligvis antakelig antagelig trolig forhåpentligvis sjelden plutselig straks imidlertid dermed ellers åpenbart
    hovedsakelig nesten omtrent alltid igjen allerede veldig spesielt særlig kanskje fortsatt innimellom
  `,
  pl: `
    ogólnie ponownie często dużo sporo codziennie raczej naprawdę trochę zawsze znowu dodatkowo niestety zdecydowanie oczywiście
    faktycznie rzeczywiście właściwie generalnie szczególnie zwłaszcza zupełnie całkowicie kompletnie absolutnie naturalnie praktycznie
    dosłownie szczerze osobiście podobno chyba prawdopodobnie zapewne pewnie ostatecznie wreszcie nareszcie ostatnio obecnie aktualnie dzisiaj
    dziś wczoraj jutro teraz wtedy potem następnie czasami czasem niekiedy rzadko zazwyczaj zwykle przeważnie głównie nadal wciąż ciągle stale
    natychmiast nagle wkrótce niedługo dawno niedawno jednak jednakże ponadto natomiast zatem jednocześnie przynajmniej zaledwie jedynie
    wyłącznie niemal prawie ewentualnie akurat jakby dopiero zarówno reasumując podsumowując
  `,
  pt: `
    novamente conforme infelizmente felizmente principalmente apenas somente sobretudo extremamente literalmente exatamente justamente aliás
    enfim afinal igualmente geralmente raramente frequentemente eventualmente aparentemente evidentemente naturalmente consequentemente
  `,
  ro: `
    destul mereu probabil absolut realmente desigur bineînțeles eventual uneori adesea deseori rareori întotdeauna niciodată acum apoi ulterior
    curând recent imediat încă deja aproape aproximativ practic efectiv doar numai totuși însă deci așadar sincer evident azi astăzi ieri mâine
    oricum totodată
  `,
  ru: `
    опять снова вновь просто всегда часто немного сегодня вчера завтра пожалуйста здравствуйте действительно наверное наверно конечно разумеется
    видимо вообще обычно редко иногда постоянно теперь сейчас потом затем вскоре скоро недавно давно сначала наконец кстати впрочем однако поэтому
    например возможно вероятно очевидно абсолютно совершенно совсем полностью почти примерно приблизительно буквально практически фактически
    особенно честно лично естественно безусловно определенно наверняка реально сожалению целом основном принципе итоге наоборот поскольку
  `,
  sv: `
    typ riktigt tyvärr dessvärre förmodligen antagligen sannolikt givetvis såklart förhoppningsvis lyckligtvis oftast vanligen sällan
    omedelbart plötsligt genast förut slutligen återigen huvudsakligen framförallt personligen uppenbarligen åtminstone emellertid exempelvis
    annars hittills någonsin sammantaget
  `,
  tr: `
    kesinlikle resmen aşırı falan baya bayağı tekrar gerçekten maalesef malesef tabii tabi elbette galiba herhalde belki muhtemelen sanırım
    genelde genellikle bazen nadiren sürekli daima asla hemen henüz artık hâlâ hala yeniden yine gene nihayet sonunda zaten aslında özellikle
    sadece yalnızca neredeyse yaklaşık tamamen tamamıyla oldukça epey gayet fazlasıyla açıkçası kısacası sonuçta mutlaka bugün dün yarın ayrıca
    üstelik yani mesela örneğin keşke neyse şahsen bence acaba
  `,
  uk: `
    справді знову знов трохи завжди часто дійсно звичайно напевно мабуть ймовірно можливо нажаль взагалі зазвичай рідко іноді інколи постійно тепер
    зараз потім згодом незабаром скоро нещодавно давно спочатку нарешті однак проте наприклад очевидно абсолютно цілком зовсім повністю майже
    приблизно буквально практично фактично особливо чесно особисто природно безумовно однозначно просто сьогодні вчора завтра загалом насправді
    здебільшого
  `,
  zh: `
    居然 后来 总的来说 来说 只能 就在 尤其是 可能是 一点 实在 确实 结果 根本 简直 本来 果然 竟然 其实 当然 的确 毕竟 反正 到底 究竟 终于 突然 忽然 经常 常常 有时 偶尔
    总是 一直 仍然 依然 已经 曾经 刚刚 刚才 马上 立刻 立即 然后 首先 其次 另外 此外 几乎 大概 大约 也许 或许 似乎 好像 好象 看来 完全 绝对 总之 总体 甚至 原来 今天
    昨天 明天 现在 目前 同时 至少 起码 顺便 明明 反而 倒是 再次 真的 真是 实际上 事实上 基本上 据说 只好
  `,
}

/** Sentence adverbs that are forms of other words: comparatives, participles, and adjectives in their neuter form. */
const inflected: Readonly<Record<string, string>> = {
  da: 'senere bestemt generelt normalt',
  de: 'bestimmt später',
  en: 'later',
  nl: 'later',
  no: 'senere bestemt generelt normalt',
  sv: 'senare',
}

const sets = new Map<string, ReadonlySet<string>>()

/**
 * The words of a language, in lower case, that name nothing by themselves: adverbs of time, degree and stance, and words of quantity.
 * Those that also name a time (German `Morgen`) or are forms of other words (`later`) are not among them.
 */
export function adverbsOf(language: string): ReadonlySet<string> {
  const known = sets.get(language)
  if (known !== undefined) return known
  const { measures = '', sentenceAdverbs = '' } = syntaxWords[language] ?? {}
  const others = new Set([...listOf(measures), ...listOf(inflected[language] ?? '')])
  const adverbs = listOf(sentenceAdverbs).filter((word) => !others.has(word))
  const set = new Set([...adverbs, ...listOf(further[language] ?? '')])
  sets.set(language, set)
  return set
}
