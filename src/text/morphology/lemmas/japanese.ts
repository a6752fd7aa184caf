import { lazily } from '../../../lazily.js'
import { stemJapanese } from '../../tokenization/japanese.js'
import { wordsIn } from '../../wordsIn.js'

/**
 * By Han character, the endings in hiragana of the dictionary forms that begin with it, the commonest first: `通る`, `通う`. They tell
 * words apart that have a character in common. `1` marks verbs whose stem ends in that character (`見る1`: 見ない), `2` the verb that
 * has っ in place of い (`行く2`: 行って).
 */
const ENDINGS = `
  上 がる げる る せる す, 下 がる げる りる る す さる, 与 える, 並 ぶ べる み, 丸 い める まる, 久 しい, 乏 しい, 乗 る せる, 乞 う, 乱 れる す,
  予 め, 争 う, 互 い, 亘 る, 亡 くなる くす びる ぼす, 交 わる わす じる ざる ぜる う, 仄 か, 介 する, 仕 える, 付 く ける す, 代 わる える わり,
  仰 ぐ る, 任 せる す, 企 てる む, 伏 せる す, 休 む まる める, 会 う, 伝 える わる う, 伴 う, 伸 びる ばす, 似 る1 せる, 佇 む, 低 い まる める,
  住 む まう, 余 る す, 作 る, 併 せる, 使 う, 例 える, 侮 る, 侵 す, 促 す, 保 つ, 信 じる, 修 める まる, 倒 れる す, 借 りる, 倣 う, 値 する,
  偏 る, 停 まる める, 健 やか, 偽 る, 備 える わる, 催 す, 傷 つく つける む, 傾 く ける, 僅 か, 働 く ける, 儚 い, 償 う, 優 しい れる,
  充 てる たす, 兆 す, 光 る, 免 れる, 入 る れる, 全 て く, 冒 す, 写 す る, 冴 える, 冷 たい える やす める ます まる, 凄 い まじい, 凌 ぐ,
  凍 る える, 凝 る らす, 処 する, 凹 む, 出 る1 す せる かける, 分 かる ける かれる かつ, 切 る れる らす ない, 初 めて め める, 判 る, 別 れる ける,
  利 く, 制 する, 刷 る, 刺 す さる, 刻 む, 剃 る, 削 る ぐ, 剥 く がれる がす げる, 割 る れる く, 創 る, 力 む, 加 える わる, 劣 る,
  助 ける かる, 努 める, 励 む ます, 労 る, 効 く, 勇 ましい, 動 く かす, 務 める まる, 勝 つ る, 募 る, 勤 める まる, 勧 める, 匂 う, 包 む,
  化 ける かす, 半 ば, 卑 しい, 占 う める, 危 ない うい ぶむ, 却 って, 厚 い かましい, 厭 う, 厳 しい か, 去 る, 参 る, 及 ぶ ぼす び,
  反 る らす する, 収 める まる, 取 る れる, 受 ける かる, 古 い びる, 叩 く, 叫 ぶ, 召 す し, 叱 る, 叶 う える, 司 る, 合 う わせる わさる,
  吊 る す, 同 じ, 吐 く, 向 く ける かう こう, 吠 える, 否 む, 含 む める まれる, 吸 う, 吹 く かす ける, 呆 れる, 呈 する, 告 げる, 呟 く,
  呪 う, 味 わう わえる, 呼 ぶ, 命 じる, 和 む らげる らぐ やか, 咎 める, 咲 く かせる, 哀 しい しむ, 唱 える, 唸 る, 商 う, 問 う, 啜 る, 善 い,
  喋 る れる, 喚 く, 喜 ぶ ばしい, 喫 する, 営 む, 嗅 ぐ, 嗜 む, 嘆 く, 噎 せる, 噛 む める, 噴 く, 囁 く, 回 る す, 困 る らせる, 囲 む う,
  固 い める まる, 在 る, 垂 れる らす, 埋 まる める もれる, 培 う, 基 づく, 堪 える らない, 報 いる じる, 塗 る れる, 塞 ぐ がる, 増 える す やす,
  壊 れる す, 売 る れる, 変 わる える, 外 す れる, 多 い, 大 きい きな, 太 い る, 失 う せる, 奉 じる る, 奏 でる, 奥 まる, 奪 う, 奮 う,
  好 き む ましい く, 妨 げる, 始 める まる, 嫁 ぐ, 嫌 う い, 嬉 しい, 存 じる する, 学 ぶ, 守 る, 安 い らぐ まる, 定 める まる か, 実 る,
  害 する, 宿 る す, 寂 しい れる, 寄 る せる, 富 む, 寒 い, 寛 ぐ, 寝 る1 かせる, 察 する, 対 する, 封 じる, 専 ら, 射 る1 す, 尊 い ぶ,
  尋 ねる, 導 く, 小 さい さな, 少 ない し なめ, 尖 る, 就 く ける, 尽 くす きる, 居 る1, 屈 する, 届 く ける, 属 する, 履 く, 崇 める,
  崩 れる す, 巡 る らす, 巧 み, 差 す し, 巻 く ける, 帯 びる, 帰 る す, 干 す る1, 平 ら, 幸 せ い, 幼 い, 幾 つ, 広 い がる げる まる める,
  座 る, 廃 れる す, 延 びる ばす べる, 建 てる つ, 弔 う, 引 く ける, 弛 む, 弱 い る まる める, 張 る れる, 強 い める まる いる がる,
  弾 く む ける, 当 たる てる, 彫 る, 影 る, 征 する, 待 つ てる, 律 する, 後 れる, 従 う える, 得 る1, 復 する, 微 か, 徹 する, 必 ず, 忌 む,
  忍 ぶ, 志 す, 忘 れる, 忙 しい, 応 じる える, 快 い, 念 じる, 怒 る らせる り, 怖 い がる, 思 う える, 怠 る ける い, 急 ぐ かす, 怪 しい しむ,
  怯 える, 恋 しい う, 恐 い れる ろしい らく, 恥 ずかしい じる, 恨 む, 恭 しい, 悔 しい やむ いる む, 悟 る, 悩 む ます ましい, 悪 い, 悲 しい しむ,
  情 けない, 惑 う わす, 惚 れる ける, 惜 しい しむ, 惨 め, 想 う, 惹 く かれる, 愁 い, 愚 か, 愛 する す しい, 感 じる, 慈 しむ, 慌 てる ただしい,
  慎 む, 慕 う, 慣 れる らす, 慰 める, 憂 い う える, 憎 い む らしい しみ, 憐 れむ, 憚 る, 憤 る, 憧 れる, 憶 える, 懐 かしい く, 懲 りる らす,
  懸 ける かる, 成 る す り, 戒 める, 戦 う, 戴 く, 戻 る す, 扇 ぐ, 打 つ てる, 払 う える, 扱 う, 承 る, 抑 える, 投 げる じる, 抗 う,
  折 る れる, 抜 く ける かす, 抱 く える, 押 す さえる, 担 ぐ う, 拒 む, 拗 ねる, 拘 る, 拙 い, 招 く, 拝 む する, 拠 る, 拡 げる がる,
  拭 く う, 拵 える, 拾 う, 持 つ てる, 指 す, 挑 む, 挙 げる がる, 挟 む まる, 振 る るう れる, 挿 す, 捉 える, 捕 まえる まる る, 捜 す,
  捨 てる, 据 える わる, 捲 る れる, 捻 る, 掃 く, 授 ける かる, 排 する, 掘 る, 掛 ける かる, 掠 れる める, 採 る れる, 探 す る, 接 する ぐ,
  控 える, 推 す, 措 く, 掬 う, 掲 げる, 掴 む める, 掻 く, 揃 う える, 描 く, 提 げる, 揚 げる がる, 換 える わる, 握 る, 揺 れる らす る,
  損 なう ねる する, 摂 る, 摑 む, 摘 む まむ, 摩 る, 撒 く, 撥 ねる, 撫 でる, 撮 る, 擁 する, 操 る, 擦 る れる, 擽 る, 攫 う, 支 える う,
  改 める まる, 攻 める, 放 す つ れる る, 救 う, 敗 れる る, 教 える わる, 敢 えて, 散 る らす らかる らかす, 敬 う, 数 える, 整 う える,
  敵 う する, 敷 く ける, 斜 め, 斬 る, 断 る つ, 新 しい た, 施 す, 旅 する, 既 に, 旨 い, 早 い める まる, 昂 る, 昇 る,
  明 るい らか ける かす く かり, 映 る す える, 晴 れる らす, 暑 い, 暖 かい まる める, 暗 い, 暮 らす れる, 暴 れる く, 曇 る, 曝 す, 曲 がる げる,
  更 かす ける に, 書 く, 替 える わる, 有 る する, 服 する, 朗 らか, 望 む ましい, 期 す する, 朽 ちる, 束 ねる, 来 る す, 果 たす てる て,
  枯 れる らす, 架 ける かる, 染 める まる みる, 柔 らかい らか, 根 ざす, 案 じる, 梳 く かす, 棄 てる, 植 える わる, 極 める まる めて,
  楽 しい しむ しめる しみ, 構 う える, 模 す, 横 たわる, 欠 く ける かす, 次 ぐ, 欲 しい する, 歌 う, 止 まる める む, 正 しい す, 歩 く む ける,
  歪 む, 死 ぬ, 殉 じる, 残 る す, 殖 える やす, 殴 る, 殺 す, 比 べる する, 毟 る, 求 める, 汚 い す れる る, 汲 む, 決 める まる, 沁 みる,
  沈 む める, 没 する, 沸 く かす, 治 る す まる める, 沿 う, 泊 まる める, 泣 く かす, 注 ぐ, 泳 ぐ, 洗 う える, 洩 れる, 活 かす きる,
  流 れる す, 浅 い, 浮 く かぶ かべる かれる, 浴 びる びせる, 浸 す る かる, 消 える す せる, 涸 れる, 涼 しい む, 淋 しい, 淡 い, 深 い める まる,
  混 ぜる ざる じる む, 淹 れる, 添 える う, 清 い らか める まる, 渇 く, 済 む ます まない, 渋 い る, 減 る らす, 渡 る す, 温 かい める まる,
  測 る, 湧 く, 湿 る す っぽい, 満 ちる たす, 準 じる, 溜 まる める, 溢 れる す, 溶 ける かす く, 滅 びる ぼす, 滑 る らか, 滞 る, 滲 む みる,
  滴 る, 漂 う, 漏 れる らす る, 演 じる, 漕 ぐ, 漬 ける かる, 潔 い, 潜 む る, 潤 う す, 潰 れる す, 澄 む ます, 激 しい, 濁 る す, 濃 い,
  濡 れる らす, 灯 る す, 炊 く ける, 炒 める, 炙 る, 点 く ける, 焙 る, 焚 く, 無 い くす くなる し, 焦 る げる がす れる, 焼 く ける, 煌 めく,
  煎 る, 煙 い る, 照 る らす れる, 煩 わしい う わす, 煮 る1 える, 煽 る, 熟 す れる, 熱 い する, 燃 える やす, 燻 す る, 爆 ぜる, 爽 やか,
  犯 す, 狂 う, 狙 う, 狡 い, 狩 る, 独 り, 狭 い める まる, 率 いる, 珍 しい, 現 れる す, 甘 い える やかす, 甚 だしい だ,
  生 まれる きる む じる かす える やす ける う, 産 む まれる, 甦 る, 用 いる, 申 す し, 画 する, 畏 れる, 留 まる める, 略 す する, 畳 む, 疎 い か,
  疑 う わしい, 疲 れる, 疼 く, 病 む, 痒 い, 痛 い む める ましい, 痩 せる, 痺 れる, 瘦 せる, 癒 す える される, 発 する つ, 登 る, 白 い む,
  盗 む, 盛 る ん, 直 す る ちに, 省 く みる, 眠 る い れる, 眺 める, 着 る1 く せる ける, 睨 む, 瞑 る, 瞬 く, 知 る れる らせる らす せる,
  短 い, 研 ぐ, 砕 く ける, 破 る れる, 硬 い, 確 か かめる, 磨 く, 示 す, 祈 る, 祝 う, 祭 る, 禁 じる, 秀 でる, 秘 める, 称 する える,
  移 る す, 稼 ぐ, 積 む もる, 穏 やか, 究 める, 空 く ける, 穿 く つ, 突 く ける, 窄 む, 窪 む, 窮 する, 窺 う, 競 う る, 笑 う える い,
  等 しい, 答 える, 築 く, 篤 い, 篭 る, 籠 る める もる, 粗 い, 粘 る, 約 する, 納 める まる, 紛 れる らわしい, 紡 ぐ, 細 い かい る,
  終 わる える, 組 む める, 結 ぶ う, 絞 る める まる, 絡 む まる める, 統 べる, 絶 える つ やす, 続 く ける, 綴 る, 締 める まる, 編 む,
  緩 い む める やか, 練 る, 縋 る, 縛 る, 縫 う, 縮 む める まる れる, 繁 る, 繋 がる げる ぐ, 織 る, 繕 う, 繫 がる げる ぐ, 繰 る, 置 く ける,
  罰 する, 罵 る, 罹 る, 美 しい, 群 がる, 羨 む ましい, 習 う, 翳 る, 翻 る す, 老 いる ける, 考 える え, 耐 える, 耕 す, 耽 る,
  聞 く こえる かせる, 聡 い, 聳 える, 聴 く ける こえる, 肥 える やす, 育 つ てる む, 背 く ける, 脅 す かす, 脆 い, 脱 ぐ げる する, 脹 れる,
  腐 る れる らせる, 腫 れる, 膨 らむ れる らます, 臆 する, 臨 む, 臭 い う, 至 る, 致 す し, 舐 める, 舞 う, 良 い, 芳 しい, 若 い,
  苦 しい しむ しめる い, 茂 る, 茹 でる, 荒 い れる らす, 萎 む える れる, 落 ちる とす, 著 しい す, 葬 る, 蒔 く, 蒸 す れる らす, 蓄 える, 蔑 む,
  薄 い まる める れる, 薦 める, 薫 る, 蘇 る, 虐 める, 虚 しい, 蝕 む, 融 ける, 蠢 く, 行 く2 う, 表 す れる, 衰 える, 被 る う, 裁 く つ,
  裂 ける く, 装 う, 補 う, 褒 める, 褪 せる, 襲 う, 要 る する, 覆 う す る, 見 る1 える せる つける つかる, 視 る1, 覗 く ける,
  覚 える める ます, 親 しい しむ, 観 る1, 解 く ける る す, 触 る れる, 言 う わす, 計 る らう, 討 つ, 託 す, 記 す, 訪 れる ねる, 設 ける,
  許 す せる, 訳 す する, 訴 える, 診 る1, 証 す, 評 する, 試 す みる, 詰 まる める む, 話 す しかける, 詳 しい, 誂 える, 誇 る らしい, 認 める,
  誓 う, 誘 う, 語 る らう, 誤 る, 説 く, 読 む, 課 す する, 調 べる う える, 諂 う, 請 う ける, 論 じる, 諦 める, 諭 す, 諮 る, 謀 る,
  講 じる, 謝 る する, 謳 う, 譲 る, 護 る, 豊 か, 負 う ける かす, 貢 ぐ, 貧 しい, 貪 る, 責 める, 貯 める まる, 貰 う, 貴 い ぶ, 買 う,
  貸 す, 費 やす える, 貼 る れる, 賄 う, 賑 わう やか, 賜 る, 賢 い, 賭 ける, 購 う, 贈 る, 赤 い らむ, 赦 す, 走 る らせる, 赴 く,
  起 きる こる こす, 超 える す, 越 える す, 足 りる す る, 跨 る ぐ, 跳 ぶ ねる, 踊 る, 踏 む まえる, 蹴 る, 躍 る, 躓 く, 軋 む, 軟 らかい,
  転 ぶ がる がす じる げる, 軽 い やか, 輝 く かしい, 轟 く, 轢 く, 辛 い, 辞 める する, 辱 める, 込 む める, 辿 る, 迎 える, 近 い づく づける,
  返 す る, 迫 る, 述 べる, 迷 う わす, 追 う いかける, 退 く ける, 送 る, 逃 げる す がす れる, 逆 らう, 透 ける く かす, 通 る う じる す, 逝 く,
  速 い まる める やか, 造 る, 連 れる なる ねる, 進 む める, 逸 れる す らす, 遂 げる, 遅 い れる らせる, 遇 する, 遊 ぶ べる, 運 ぶ, 過 ぎる ごす,
  達 する, 違 う える, 遠 い ざかる, 遡 る, 遣 う わす る, 遥 か, 適 う する, 遭 う, 遮 る, 選 ぶ, 避 ける, 配 る す する, 酔 う, 酷 い,
  酸 っぱい い, 醒 める ます, 醜 い, 醸 す, 重 い なる ねる, 量 る, 釣 る れる, 鈍 い る, 鋭 い, 錆 びる, 錬 る, 鍛 える, 鎖 す, 鎮 まる める,
  長 い, 閉 まる める じる ざす, 開 く ける, 闘 う, 防 ぐ げる, 阻 む, 降 る りる ろす, 限 る, 除 く, 陥 る, 険 しい, 隔 てる たる, 障 る,
  隠 す れる, 隣 る, 集 まる める う, 離 れる す, 難 しい い, 零 れる す, 震 える わす, 霞 む, 青 い ざめる, 静 か まる める, 靡 く, 響 く, 頂 く,
  預 ける かる, 頑 な, 頷 く, 頼 む る もしい れる, 願 う, 類 する, 顧 みる, 飛 ぶ ばす, 食 べる う らう, 飢 える, 飲 む, 飼 う, 飽 きる, 飾 る,
  養 う, 香 る ばしい, 馴 れる, 駆 ける る, 騒 ぐ がしい がす, 騙 す される, 驚 く かす, 高 い める まる ぶる, 魅 せる, 鮮 やか, 鳴 る らす く,
  麗 しい, 黄 ばむ, 黒 い ずむ, 黙 る, 齧 る
`

/** Words of two Han characters side by side, or with a small word in the middle: their last character alone says little. Others are nouns. */
const COMPOUNDS = `
  美味い 美味しい 面白い 可愛い 可愛らしい 可笑しい 格好良い 格好いい 力強い 心強い 心地良い 心地よい 心細い 根強い 手強い 手厚い 手軽い 手痛い 手狭い 物足りる 物足りない
  物凄い 物悲しい 素晴らしい 素早い 馬鹿馬鹿しい 騒々しい 清々しい 初々しい 重々しい 神々しい 若々しい 瑞々しい 生々しい 痛々しい 図々しい 華々しい 真新しい 真面目 目新しい
  目覚める 目指す 目立つ 目立たない 色褪せる 色落ちる 名付ける 似合う 出会う 出逢う 出来る1 間違う 間違える 間に合う 役立つ 役立てる 役に立つ 気付く 気づく 近付く 近づく
  片付く 片付ける 傷付く 傷付ける 根付く 名乗る 手伝う 手放す 手渡す 手掛ける 手慣れる 手間取る 心掛ける 心配する 支払う 見直す 見逃す 見落とす 見比べる 見合う 見当たる
  見下す 見守る 見極める 見渡す 見込む 見掛ける 見惚れる 見捨てる 見張る 見送る 見習う 見抜く 見分ける 見違える 仕上がる 仕上げる 仕組む 仕立てる 仕掛ける 出来上がる 裏切る
  裏返す 頑張る 値引く 値する 割引く 引越す 腹立つ 苛立つ 泡立つ 泡立てる 際立つ 気遣う 息詰まる 息苦しい 蒸し暑い 物語る 長持ちする 指差す 背負う 旅立つ 巣立つ 逆立つ
  粟立つ 苛立たしい 腹立たしい 忌々しい 毒々しい 仰々しい 痛ましい 勇ましい 煩わしい 著しい 甚だしい 夥しい 相応しい 大人しい 大人っぽい 子供っぽい 安っぽい 女っぽい 男っぽい
  水っぽい 白っぽい 黒っぽい 油っぽい 埃っぽい
`

/** Words that look like a form of a verb, and are nouns more often; and words whose hiragana is no ending. */
const UNINFLECTED = `
  匂い 痛み 祭り 戦い 眺め 香り 誇り 喜び 救い 限り 望み 働き 明るみ 甘み 旨み 苦み 厚み 深み 重み 強み 弱み 悩み 恨み 憎しみ 悲しみ 苦しみ 楽しみ 親しみ 慈しみ 恵み 仕組み 取り組み 枠組み 組み 割り 盛り 光 流れ 彩り 通り 曇り 眠り 余り 偽り 怒り 祈り 狩り 踊り
  後ろ 全て 赤ちゃん 皆さん 息子さん 娘さん 奥さん 旦那さん 子ども 子供たち 友だち 初めて 例えば 最も 割と
`

/** Ends of the forms of verbs on u by the end of their dictionary form: stems, before て and た, and at last the stem on e. */
const ROWS: Readonly<Record<string, string>> = {
  う: 'わいうおっえ',
  く: 'かきくこいけ',
  ぐ: 'がぎぐごいげ',
  す: 'さしすそせ',
  つ: 'たちつとって',
  ぬ: 'なにぬのんね',
  ぶ: 'ばびぶぼんべ',
  む: 'まみむもんめ',
  る: 'らりるろっれ',
}

/** Ends of adjectives in い behind their stem, of verbs with one stem, and of する and いく. */
const OF_ADJECTIVES = wordsIn('い く かっ けれ かろ さ そう き げ すぎ すぎる くて かった')
const OF_ONE_STEM = ['', ...wordsIn('る れ ろ よ よう られ られる させ させる た て ず')]
const OF_SURU = wordsIn('する し さ せ す すれ しろ しよう され される させ させる じ')
/** Behind the stem on a and on e of verbs on u: passive, causative and negative, and potential. */
const BEHIND_A = wordsIn('れ れる せ せる ず')
const BEHIND_E = ['', 'る']

/** Verbs with one stem end in る behind i or e. */
const ONE_STEM = /[いきぎしじちぢにひびみりえけげせぜてでねへべめれ]る$/u

/** The forms of the ending of a dictionary form. */
function formsOf(ending: string): string[] {
  if (ending === 'する') return OF_SURU
  if (ending === 'く2') return [...'かきくこっ']
  if (ending.endsWith('る1') || ONE_STEM.test(ending)) return withEndings(ending.replace(/る1?$/u, ''), OF_ONE_STEM)
  const stem = ending.slice(0, -1)
  if (ending.endsWith('い')) return withEndings(stem, ['', ...OF_ADJECTIVES])
  const row = ROWS[ending.at(-1)!]
  return row === undefined ? [ending] : withEndings(stem, [...row.slice(0, -1)])
}

/** Forms that are more often those of another verb (付け of 付ける than of 付く): none where the ending is none of a verb on u. */
function derivedFormsOf(ending: string): string[] {
  const form = written(ending)
  const row = ROWS[form.at(-1)!]
  if (row === undefined || form === 'する' || ending.endsWith('1') || ONE_STEM.test(form)) return []
  return withEndings(form.slice(0, -1), [...withEndings(row[0]!, BEHIND_A), ...withEndings(row.at(-1)!, BEHIND_E)])
}

const withEndings = (stem: string, endings: readonly string[]): string[] => endings.map((ending) => stem + ending)

/** By character, each form of an ending and that of its dictionary form: itself, or the first one that has the form. */
const endings = lazily(() => {
  const lists = new Map<string, string[]>()
  for (const entry of ENDINGS.split(',')) {
    const [character, ...list] = wordsIn(entry)
    lists.set(character!, [...(lists.get(character!) ?? []), ...list])
  }
  return new Map([...lists].map(([character, list]) => [character, dictionaryForms(list)]))
})

function dictionaryForms(list: readonly string[]): ReadonlyMap<string, string> {
  const forms = new Map(list.map((ending) => [written(ending), written(ending)]))
  for (const inflect of [formsOf, derivedFormsOf]) {
    for (const ending of list)
      for (const form of inflect(ending)) if (!forms.has(form)) forms.set(form, written(ending))
  }
  return forms
}

const written = (ending: string): string => ending.replace(/[12]/u, '')

const compounds = lazily(() => {
  const forms = new Map(wordsIn(UNINFLECTED).map((word) => [word, word]))
  for (const word of wordsIn(COMPOUNDS)) {
    const [, head, ending] = /^(.*\p{Script=Han})(.*)$/u.exec(word)!
    for (const form of ending === '' ? [''] : formsOf(ending!))
      if (!forms.has(head! + form)) forms.set(head! + form, written(word))
  }
  return forms
})

/** A word that ends in hiragana behind a Han character, and whether another stands before that one. */
const INFLECTED = /^(.*?(\p{Script=Han})?)(\p{Script=Han})(\p{Script=Hiragana}{1,6})$/u

/**
 * The dictionary form of a Japanese word: 通っ is `通る`, 生まれ `生まれる`, 楽しく `楽しい`. A word in Han characters and hiragana whose endings
 * are not listed loses its hiragana, as the stemmer does.
 */
export function lemmatizeJapanese(word: string): string {
  const compound = compounds().get(word)
  if (compound !== undefined) return compound
  const [, before, adjacent, last, ending] = INFLECTED.exec(word) ?? []
  if (adjacent === undefined && last !== undefined) {
    const whole = endings().get(last)?.get(ending!)
    if (whole !== undefined) return `${before}${last}${whole}`
  }
  const stem = stemJapanese(word)
  return stem === '良' && word !== stem ? '良い' : stem
}
