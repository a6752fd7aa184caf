import { memoizeByLanguage } from '../memoizeByLanguage.js'
import { wordsIn } from '../wordsIn.js'
import { syntaxWords } from './syntaxWords.js'

/**
 * Further words that say how much, how often or when, how sure the writer is, or that only open a sentence. In a language without
 * lemmas of our own they are written as its stemmer leaves them (Japanese `とにか`).
 */
const further: Readonly<Record<string, string>> = {
  // The last line has words of posts in Egyptian and Levantine Arabic.
  ar: `
    للغا حقا تمام تاكيد طبع لذا مجرد اثناء لمد بشد غضون رغم عديد كثير مزيد شكل شان معظم خاص خصوص عموم الاح غالب دايم فور
    خلاف قدر اضاف جدا ايض حت فعل قام قمت
    الل يعن عشان علشان زي ليش ليه ايه ده تاع انك بلا كمان برض ردو كده لسه هيك شو بس والل
  `,
  ca: 'força realment sempre potser',
  cs: `
    poté podobně nejprve mnohem nadále zároveň současně postupně například doposud dosud společně spolu zpět zpátky jinak všude dále dál
    okamžitě vždycky vůbec další určitý žádný tudíž ihned nedaleko spousta spoust
    tehdy někde vždyť aspoň alespoň předtím raději spíše nejen nelze
  `,
  da: `
    desværre heldigvis formentlig forhåbentlig sjældent pludselig straks endvidere imidlertid dermed ellers åbenbart hovedsagelig næsten omtrent
    undertiden indimellem lidt længe nok slet videre netop tilbage derefter bagefter herefter efterfølgende efterhånden overhovedet nogensinde
    tilsyneladende rigtignok omsider foreløbig hidtil førhen forleden hellere sammen fortrinsvis aldeles særdeles istedet
    muligvis formodentlig angiveligt
    omkring eneste helst masser tusindvis bortset slags ligeledes yderligere
    alene tit
  `,
  de: `
    bisschen insbesondere leider hoffentlich mittlerweile inzwischen ebenfalls letztendlich letztlich größtenteils einigermaßen natürlich äußerst
    überaus durchaus durchweg keineswegs keinesfalls jedenfalls allenfalls immerhin ansonsten ebenso genauso zudem ferner überdies nämlich
    anschließend zunächst zuerst zuletzt vorher nachher vorhin derzeit momentan zurzeit bislang bisher seither neulich demnächst sofort plötzlich
    jederzeit gleichzeitig nebenbei mehrmals einmal zweimal dreimal erneut nochmal nochmals stets weiterhin überhaupt überwiegend vorwiegend
    ach oh oha na nee ne tja naja heut grad nix sowas drauf dran drin raus rein rauf runter
    hauptsächlich lediglich ausschließlich nahezu beinahe wenigstens mindestens höchstens glücklicherweise ehrlicherweise möglicherweise
    üblicherweise beispielsweise erstaunlicherweise interessanterweise merkwürdigerweise komischerweise netterweise idealerweise schlichtweg
    nen nem ner is werd würd wa nope nö lol sozusagen quasi scheinbar offenbar ohnehin sowieso irgendwie irgendwo irgendwann überall gerade soeben
    hingegen zugleich
  `,
  en: `
    again due according bit lot little extremely incredibly highly hugely immensely deeply fully utterly slightly barely hardly scarcely immediately
    shortly briefly lately afterwards afterward beforehand forever altogether whatsoever together elsewhere hopefully admittedly
    understandably surprisingly interestingly importantly ideally theoretically technically essentially virtually practically primarily
    largely partially purely solely namely respectively accordingly consequently subsequently initially originally ultimately formerly
    c'mon tho lol
  `,
  es: `
    tampoco
  `,
  fi: `
    todella oikeasti valitettavasti ehdottomasti ehkä varmasti varmaan luultavasti todennäköisesti yleensä usein joskus harvoin aina koskaan
    nyt sitten heti pian äskettäin hiljattain vihdoin lopulta taas jälleen uudelleen edelleen yhä vielä jo melkein lähes suunnilleen täysin
    kokonaan melko hieman vähän erittäin etenkin erityisesti varsinkin pääasiassa lähinnä kuitenkin silti toki tosin siis lisäksi muuten
    periaatteessa käytännössä esimerkiksi luonnollisesti tietenkin ilmeisesti onneksi tänään eilen huomenna
    aiemmin myöhemmin nykyisin nykyään samalla yhdessä mahdollisesti vastaavasti toisaalta parhaillaan toistaiseksi
  `,
  fr: `
    bientôt ds
  `,
  hu: `
    valóban mindig gyakran újra kicsit sajnos szerencsére természetesen persze tényleg valójában igazán biztosan talán valószínűleg általában
    néha olykor ritkán soha most később hamarosan nemrég végre végül ismét megint szintén ugyan azonban például nyilván abszolút teljesen
    egyáltalán majdnem körülbelül szinte gyakorlatilag főleg különösen elsősorban csupán őszintén személyesen összességében ma tegnap holnap
    rögtön azonnal egyébként amúgy ráadásul mindenképpen eléggé meglehetősen kissé kifejezetten
    továbbra tovább először másodszor kevésbé inkább közvetlenül hasonlóan jelenleg korábban eredetileg egyre együtt többnyire nagyrészt
    mindössze legalább legfeljebb ezután ezenkívül emellett kizárólag ezelőtt rengeteg hirtelen ekkor eddig addig eközben továbbá ugyanakkor követően
    rendkívül vissza
    vajon külön
    idén
  `,
  it: `
    purtroppo fortunatamente effettivamente decisamente certamente eventualmente solitamente raramente talvolta subito tuttora finora insomma
    infatti magari appunto esattamente letteralmente particolarmente principalmente soltanto solamente perlopiù dunque perciò pertanto
    evidentemente naturalmente francamente apparentemente estremamente complessivamente ultimamente nuovamente ormai
    ecco eh ehi beh boh mah oddio vabbè manco addirittura innanzitutto anzitutto perfino altrimenti sennò peraltro semmai
    piuttosto relativamente lol
  `,
  ja: `
    非常 結局 多少 普段 自体 一度 一回 実際 絶対 本当 最近 今回 毎回 早速 正直 基本的 個人的 再度 突然 一応 勿論 当然 多分 時々 若干 全然 結構 少々 とにか とりあえず
    さすが ちゃんと きちんと なかなか なか ずっと ようやく やっと やはり やっぱり たまたま いきなり ますます だんだん どんどん わざわざ せっかく なんとか どうにか どうしても
    あえて まさか たぶん いつも いつか いまだ もともと そもそも ひたすら まったく なるほど せめて むしろ ほう ほし すべての すべて 全部 唯一 完全 通常 最初 最後 途中 以前
    以降 今後 先日 昨日 今日 明日 毎日 毎月 毎年 毎度 一番 一層 意外 案外 当初 当時 当日 直後 直前 同時 同様 程度 追記 場合 次第 都度 先程 後日 現在 現時点 前回
    次回 前日 翌日 一旦 一方 一部 大体 大抵 別途 随時 即座 数日 数回 数年 何度 何回 何故 何故か 皆様 こんにちは こんばんは はじめまして よろしく お願 願う 思う 知る 言う 分かる 全く 初め 初めて 過ぎる 有る 無し 特に
    わかる せっか ようや まった よろし にもかかわらず 以来 以上 以下 以外 番目 多数 ちょうど ほとんど ついでに いわゆる いちいち それぞれ いずれ いよいよ 大半 極 更 ともか はじめ
  `,
  ko: `
    역시 완전 나름 더욱 약간 엄청 요즘 한번 나도 정말 진짜 솔직히 개인적 상당히 특히 굉장히 도대체 대체 아무리 원래 그저 그냥 다시 다시한번 자꾸 많이 무척 항상 가끔 아마 거의 매우
    아주 꽤 결국 드디어 갑자기 이미 사실 당연히 확실히 분명히 절대 전혀 오히려 과연 어쨌든 아무튼 암튼 혹시 마침내 물론 다소 뭔가 내내 보는내내 갈수록 이제서야 이제야 비로소 아닌데 아니
    아니고 아닌 한다 실제로 여전히 완전히 전반적 전체적 기본적 일반적 결과적 결론적 객관적 주관적 이걸 그걸 저걸 가지고 일부 측면 거예 가지 안녕 계속 계속해서 일단 우선 먼저 나중 방금
    여태 이후 이전 당시 요새 최근 오늘 어제 내일 매일 매번 종종 자주 간혹 점점 점차 차라리 심지어 도저히 차마 괜히 어차피 어쩌면 어쩐지 왠지 하여튼 여하튼 여튼 대체로 대략 대강 대부분
    전부 모두 다들 나름대로 그나마 딱히 그토록 이토록 하필 설마 역시나 정말로 진짜로 지극히 훨씬 한참 한동안 간만 이때 그때 언젠가 늘 몇번 두번 세번 여러번 끝내 어느새 어느덧 그런지
    아무 아무것 뭐지 뭔지 몰라 글쎄 때론 벌써 자꾸만 덕분 알게 충분히 반드시 주로 마치 동안 그리 존나 미리
    몇몇 현재 오늘날 뭐냐 말고 해도 것과 개의 무조건 고작 겨우 간신히 이따금 여기저기 이래저래 새삼 워낙 도통 제법 사뭇 특별히 일부러 서서히 조만간 당장 곧 아까 이렇듯 그렇듯
    하물며 더불어 아울러 반면 굳 의외 그만 이만 언제 불구 한마디 이러 그야말 저절 때때 아직
    가다 오다 주다 보다 나다 내다 나오다 나가다 들다 들어가다 들어오다 가져오다 보이다 나타나다 느끼다 이루어지다 여기다 알다 모르다 같다 다르다 싶다 말다 두다 놓다 지다 대다 치다
    따르다 대하다 위하다 통하다 의하다 인하다 관하다 비하다 이렇다 그렇다 저렇다 어떻다 그러다 이러다 드리다 계시다 시키다 받다 넘다 아니다 없다 많다
    해당 특정 번째 여기서 여기 어느 것도 이런걸 이정도면 볼때 그닥 수천 수백 수만
  `,
  nl: `
    beetje echt uiteindelijk natuurlijk uiteraard opnieuw terug samen allemaal ondertussen intussen inmiddels tegelijk tegelijkertijd telkens
    steeds tevens eveneens alsnog voorlopig meteen onmiddellijk plots plotseling daarnaast daarentegen enerzijds anderzijds namelijk immers
    overigens alleszins werkelijk daadwerkelijk feitelijk letterlijk ronduit gewoonweg vrijwel nagenoeg haast hooguit minstens hoogstens tenminste
    althans sowieso uiterst uitermate hopelijk vermoedelijk wellicht kennelijk schijnbaar ogenschijnlijk zogenaamd zowat ooit nergens ergens
    overal nogmaals meermaals geregeld vervolgens aldus voortaan dadelijk weldra toentertijd destijds
    regelmatig eerder heen naartoe voornamelijk geheel geleden hoi
  `,
  no: `
    dessverre heldigvis sannsynligvis antakelig antagelig trolig forhåpentligvis sjelden plutselig straks imidlertid dermed ellers åpenbart
    hovedsakelig nesten omtrent alltid igjen allerede veldig spesielt særlig kanskje fortsatt innimellom litt lenge nok videre nettopp tilbake
    deretter etterpå etterhvert overhodet noensinne tilsynelatende riktignok omsider foreløpig hittil fremdeles heller sammen visstnok uansett
    iallfall tydeligvis angivelig forøvrig allikevel bestandig tidvis muligens
    rundt omkring eneste derimod stadig slags eks ytterligere tusenvis stundom
    alene bort enda
  `,
  pl: `
    zgodnie dalej kolejny żaden żadny najpierw proc dotychczas jedynie później tymczasem znów przedtem czasem czasami bezpośrednio
    ściśle wcześniej inaczej poniżej wcale łatwo niby wszędzie powoli dłużej szybciej niewiele powyżej przykro darmo łatwiej nigdzie cicho otwarcie
    odpowiednio dziennie niezwykle słabo gorąco nawzajem nieźle ledwo najwyraźniej dookoła ostro najczęściej częściej
    rano serio
  `,
  pt: `
    novamente conforme infelizmente felizmente principalmente apenas somente sobretudo extremamente literalmente exatamente justamente aliás
    enfim afinal igualmente geralmente raramente frequentemente eventualmente aparentemente evidentemente naturalmente consequentemente
  `,
  ro: `
    destul mereu probabil absolut realmente desigur bineînțeles eventual uneori adesea deseori rareori întotdeauna niciodată acum apoi ulterior
    curând recent imediat încă deja aproape aproximativ practic efectiv doar numai totuși însă deci așadar sincer evident azi astăzi ieri mâine
    oricum totodată
    asemenea atât degrabă des nicio niciun împreună extrem
    repede departe afară
    afara
  `,
  ru: 'снова конечно долго ранее',
  sv: `
    vänligen typ riktigt tyvärr dessvärre förmodligen antagligen sannolikt givetvis såklart förhoppningsvis lyckligtvis oftast vanligen sällan omedelbart
    plötsligt genast förut slutligen återigen huvudsakligen framförallt personligen uppenbarligen åtminstone emellertid exempelvis annars hittills
    någonsin sammantaget himla lite litegrann länge alls precis tillbaka tillbaks istället såhär åter nyss strax därefter efteråt samtidigt
    överhuvudtaget mestadels delvis möjligen visserligen någonstans överallt ihop lika ifrån iväg åh oj
    cirka ned inklusive ytterligare tusental hundratal förväg ex enda jätte ba
    inför vidare
  `,
  tr: `
    tekrar yeniden tabii tabi elbette genel tam geri birlikte binlerce yüzlerce milyonlarca onlarca dahil
  `,
  uk: `
    близько набагато далі надалі швидше одночасно разом назад доволі водночас натомість скрізь усюди спершу передусім насамперед
    щонайменше жодний немає безліч
  `,
  zh: `
    居然 后来 总的来说 来说 只能 就在 尤其是 可能是 一点 实在 确实 结果 根本 简直 本来 果然 竟然 其实 当然 的确 毕竟 反正 到底 究竟 终于 突然 忽然 经常 常常 有时
    偶尔 总是 一直 仍然 依然 已经 曾经 刚刚 刚才 马上 立刻 立即 然后 首先 其次 另外 此外 几乎 大概 大约 也许 或许 似乎 好像 好象 看来 完全 绝对 总之 总体 甚至 原来
    今天 昨天 明天 现在 目前 同时 至少 起码 顺便 明明 反而 倒是 再次 真的 真是 实际上 事实上 基本上 据说 只好 直接 整个 整體 整体 总体上 总的 还算 不算 算是 呵呵
    哈哈 嘿嘿 估计 唯一 第一次 第二次 首次 第一天 第二天 第三天 当天 当晚 当日 下次 上次 这次 那次 每次 有次 一次 两次 几次 多次 一晚 两晚 几天 没什么 没啥 不如 也没
    就有 很有 去住 来住 住在 换了 找到 看到 看见 见到 听到 听说 想到 收到 拿到 遇到 碰到 感到 得到 说到 提到 问到 等到 觉得 认为 以为 知道 发现 告诉 告知 表示 提出
    回答 询问 考虑 打算 决定 开始 继续 进去 进来 出来 出去 回来 回去 过来 过去 下来 下去 上去 起来 来到 属于 处于 成为 变成 作为 包括 具有 存在 需要 想要 一般来说
    一般来讲 来讲 总体来说 整体来说 主要 主要是 关键是 问题是 特别是 尤其 特别 比较 一定 肯定 必须 不必 不用 可能 应该 最后 最终 最近 之后 期间 本人 有人 左右 一样
    有点 一些 部分 大部分 多数 大多 那种 这种 各种 其余 方面 情况 据称 分别 互相 相互 一起 一同 共同 独自 亲自 特意 特地 随时 随便 赶紧 赶快 尽快 尽量 渐渐 逐渐
    慢慢 越来越 一律 一共 总共 万一 恰好 从来 从未 至今 始终 往往 平时 通常 一般而言 相对 相对来说 同样 依旧 原本 原先 早就 早已 正在 即将 将要 可以说 应当 未必
    不一定 说实话 老实说 坦白说 说真的 不得不 不得不说 好歹 无非 难道 何况 况且 再说 再加上 加上 除此之外 与此同时 後來 總的來說 來說 一點 實在 確實 結果 簡直 本來 其實
    當然 的確 畢竟 終於 經常 有時 總是 已經 曾經 剛剛 剛才 馬上 然後 幾乎 大約 也許 或許 看來 絕對 總之 總體 原來 現在 同時 順便 實際上 事實上 據說 整個 總體上 總的
    還算 估計 當天 當晚 當日 這次 兩次 幾次 兩晚 幾天 沒什麼 沒啥 也沒 來住 換了 看見 見到 聽到 聽說 說到 問到 覺得 認為 以為 發現 告訴 詢問 考慮 決定 開始 繼續
    進去 進來 出來 回來 過來 過去 下來 起來 來到 屬於 處於 成為 變成 作為 一般來說 一般來講 來講 總體來說 整體來說 關鍵是 問題是 特別是 特別 必須 應該 最後 最終 之後
    期間 一樣 有點 多數 那種 這種 各種 情況 據稱 分別 獨自 親自 隨時 隨便 趕緊 趕快 盡快 盡量 漸漸 逐漸 越來越 總共 從來 從未 始終 平時 相對 相對來說 同樣 依舊 即將
    將要 可以說 應當 說實話 老實說 坦白說 說真的 不得不說 無非 難道 何況 況且 再說 與此同時 不了 就不 才能 是否 是不是 本身 以为是 不知 里面 看看 而不是 一切 一切都
    我想 就像 用于 来自 令人 导致 称为 随后 未能 经过 很可能 总体而言 看起来 目前为止 真正 真心 实际 超级 相关 好了 做出 使得 引起 受到 表明 意味 意味着 试图 预计
    最初 大多数 特定 好好 这项 世界上 第一 第二 第三 天 次 晚 一本 一部 一看 一家 一间 一台 一件 一张 一块 一款 一套 一双 一份 买过 看过 用过 去过 吃过 来过 听过
    做过 试过 见过 看完 吃完 用完 读完 花了 送到 买到 以為是 裡面 用於 來自 稱為 隨後 經過 總體而言 看起來 目前為止 實際 相關 预計 大多數 這项 一間 买過 看過 用過
    去過 吃過 來過 聽過 做過 试過 見過
    是在 很不 就把 也好 的话 好多 而言 没法 真的是 只能说 只需 尚未 人来说 好像是 无法 無法 很久 一半 差不多 买回来 買回來
  `,
}

/** Words that mostly stand in fixed expressions (`a pesar de`, `in generale`, `в течение`). */
const inExpressions: Readonly<Record<string, string>> = {
  es: 'pesar través general manera',
  fr: 'façon manière',
  it: 'generale maniera modo secondo',
  nl: 'algemeen behulp zeerste',
  no: 'tillegg',
  pt: 'geral maneira',
  ro: 'fel mod urma',
  ru: 'течение равно',
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

/**
 * The words of a language, in lower case, that name nothing by themselves: adverbs of time, degree and stance, words of quantity,
 * determiners with many forms (Czech `další`), and what mostly stands in fixed expressions.
 * Those that also name a time (German `Morgen`) or are forms of other words (`later`) are not among them.
 */
export const adverbsOf = memoizeByLanguage((language): ReadonlySet<string> => {
  const { measures = '', sentenceAdverbs = '' } = syntaxWords[language] ?? {}
  const others = new Set([...wordsIn(measures), ...wordsIn(inflected[language])])
  const adverbs = wordsIn(sentenceAdverbs).filter((word) => !others.has(word))
  return new Set([...adverbs, ...wordsIn(further[language]), ...wordsIn(inExpressions[language])])
})
