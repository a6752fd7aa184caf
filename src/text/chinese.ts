/**
 * Better cuts for Chinese where opinions would be lost: the segmenter keeps negators and adverbs of degree with the word
 * after them (不好, 很好|吃). They become words of their own, unless the whole is a word (不同, 不错).
 */
const NEGATABLE = new Set(
  `好 会 會 能 要 是 想 用 太 大 多 行 够 夠 敢 该 該 值 贵 貴 热 熱 冷 近 远 遠 快 高 低 难 難 懂 吃 喝 到 去 来 來 给 給 让 讓 爱 愛
   知道 喜欢 喜歡 一样 一樣 推荐 推薦 值得 可以 可能 应该 應該 满意 滿意 舒服 干净 乾淨 方便 清楚 新鲜 新鮮 好吃 合理 愉快 建议 建議 愿意 願意
   需要 认为 認為 希望 接受 建议 支持 符合 适合 適合 存在 容易 工作 习惯 習慣 理想 完全 了解 明白 高兴 高興 开心 開心 友好 热情 專業 专业`.split(
    /\s+/u,
  ),
)
const DEGREES = '很太真挺更'
/** A verb that 好 makes an adjective of (好吃, tasty), and what is written so. */
const AFTER_GOOD = new Set([...'吃看用听聽喝玩笑闻聞住'])

/** The segmenter's ends of words in a run of Chinese -> better ends. */
export function mendChinese(run: string, ends: readonly number[]): number[] {
  const mended: number[] = []
  let start = 0
  for (let index = 0; index < ends.length; index++) {
    const end = ends[index]!
    const first = run[start]!
    const rest = run.slice(start + 1, end)
    if (first === '不' && NEGATABLE.has(rest)) mended.push(start + 1, end)
    else if (rest.length === 1 && DEGREES.includes(first)) {
      mended.push(start + 1)
      const next = ends[index + 1]
      const joins = rest === '好' && next === end + 1 && AFTER_GOOD.has(run[end]!)
      if (!joins) mended.push(end)
    } else mended.push(end)
    start = end
  }
  return mended
}
