import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/ar.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('ar'))
const labelOf = createLabeller(polarity)

test.each([
  ['كانت الغرفة نظيفة ومريحة جدا', 'الغرفة', 1],
  ['الموظفون محترمون ومتعاونون', 'الموظفون', 1],
  ['البطارية لا تدوم طوال اليوم', 'البطارية', -1],
  ['لم يعجبني الفطور', 'الفطور', -1],
  ['الشاشة ليست واضحة', 'الشاشة', -1],
  ['المكيف لا يعمل', 'المكيف', -1],
  ['وصل الطلب بدون أي مشاكل', 'الطلب', 1],
  ['القهوة ليست سيئة', 'القهوة', 1],
  ['لن أعود إلى هذا الفندق', 'الفندق', -1],
  ['الطعام لذيذ لكن الخدمة بطيئة', 'الطعام', 1],
  ['الطعام لذيذ لكن الخدمة بطيئة', 'الخدمة', -1],
  ['الجهاز غالي جدا', 'الجهاز', -1],
  ['غرفة قذرة ورائحة كريهة', 'غرفة', -1],
  ['أنصح الجميع بهذه الدورة', 'الدورة', 1],
  ['لا أنصح بهذه الدورة', 'الدورة', -1],
  ['الفراش غير مريح', 'الفراش', -1],
  ['المطعم ليس فقط جميلا بل رخيص', 'المطعم', 1],
  ['الأكل مره حلو والمكان نظيف', 'الأكل', 1],
  ['صباح الخير، خرج الطرد أمس', 'الطرد', 0],
  ['لا يوجد ماء ساخن في الحمام', 'الحمام', -1],
  ['كانت الغرفة واسعة ولامشاكل فيها', 'الغرفة', 1],
  ['الغرفةواسعةولكنالفطورسيءجدا', 'الغرفة', 1],
  ['الغرفةواسعةولكنالفطورسيءجدا', 'الفطور', -1],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('المنظر جميل جدا')).toBeGreaterThan(score('المنظر جميل'))
  expect(score('المنظر جميل')).toBeGreaterThan(score('المنظر نوعا ما جميل'))
  expect(score('الشارع مزعج')).toBeGreaterThan(score('الشارع مزعج للغاية'))
})
