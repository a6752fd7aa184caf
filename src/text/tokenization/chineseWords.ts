import { wordsIn } from '../wordsIn.js'

/**
 * Common words of everyday texts that the segmenter cuts: 服务|员, 摄像|头, 地|摊货. Their parts mean something else. Compounds whose parts
 * keep their meaning (手机壳, 快递公司) are left to phrases.
 */
const listed = `
  摄像头 充电器 充电宝 充电线 数据线 显示屏 显示器 触摸屏 触摸板 处理器 散热器 路由器 打印机 扫描仪 遥控器 麦克风 插线板 台式机 电视机 差评 好评 性价比 换货 正品 次品 残次品
  地摊货 地摊 山寨货 山寨机 前置 后置 内置 外置 像素 画质 分辨率 待机 死机 卡机 黑屏 白屏 花屏 蓝屏 重启 掉电 漏电 网线 账号 客户端 验证码 售后 下单 到货 签收 退换 退换货
  保质期 保修期 说明书 快递员 自提 卖家 买家 网店 实体店 专卖店 连锁店 便利店 快餐店 咖啡厅 咖啡馆 西餐厅 中餐厅 菜品 菜量 服务员 服务生 服务台 收银员 收银台 导购员
  清洁工 行李员 门童 房卡 房价 房型 标间 单间 大床房 双床房 江景 景区 门票 旅游团 度假村 加床 入住 续住 电梯间 花洒 洗手液 洗发水 沐浴露 洗面奶 洗衣液 洗洁精 护肤品 化妆品
  防晒霜 精华液 爽肤水 粉底液 指甲油 卫生纸 卫生巾 尿不湿 停车场 出租车 网约车 打车 地铁站 火车站 公交 公交站 候机楼 登机口 值机 经济舱 商务舱 头等舱 笔记本 后盖
  边角 线头 起球 开胶 偏大 偏小 偏硬 偏软 合脚 码数 连衣裙 文胸 双肩包 表带 保温杯 热水袋 热水壶 烧水壶 热水器 电饭煲 电饭锅 微波炉 榨汁机 豆浆机 电磁炉 洗衣机 扫地机 加湿器 净化器 电热毯
  剃须刀 电动 电吹风 螺丝刀 螺丝钉 牛肉干 方便面 麻辣烫 小龙虾 矿泉水 红酒 一次性 市中心 让人 使人 保险柜 宽带 印刷厂 书页 破页 绘本 童书
`

/** The same words in traditional characters, where these differ. */
const traditional = `
  讓人 攝像頭 充電線 數據線 觸控板 路由器 差評 性價比 換貨 地攤貨 前置 後置 內置 黑屏 重啟 客戶端 驗證碼 售後 下單 到貨 退換貨 說明書 賣家 買家 網店 便利店 服務員 服務生 收銀員
  收銀台 清潔工 房卡 房型 景區 加床 入住 洗手乳 沐浴乳 洗面乳 地鐵站 登機口 經濟艙 商務艙 熱水壺 電毯 一次性 市中心
`

export const chineseWords: ReadonlySet<string> = new Set([...wordsIn(listed), ...wordsIn(traditional)])

/** Code units of the longest of them. */
export const LONGEST_LISTED = 3
