/**
 * Arabic words that the stemmer does not know: words whose first letters look like a particle or an article but belong to the word
 * (`بطارية`, battery, is not `ب` and `طارية`; `ألوان`, colours, has no article), plurals that change inside (`هواتف` of `هاتف`), and
 * verbs in their persons (`يعمل`, `تعمل`).
 */

import { wordsIn } from '../wordsIn.js'

/** Words with letters that look like particles, in normal form. A word that ends in `ة` loses it before an ending. */
const words = wordsIn(`
  بطارية برنامج بلاد بريد بطاقة بديل بسيط بطيء بعيد بضاعة بطولة بقشيش بلاستيك بلاستيكي بلوتوث بناء
  بنزين بورصة بوفيه بيان بيانو بيتزا بخار بخيل بقالة بلكونة بنطلون بطانية بودرة برودة برتقال برلمان برشلونة برازيل بريطانيا بريطاني
  برلين بغداد بيروت بكين بلجيكا بولندا بحيرة بصمة بداية بيئة بشرة
  فندق فندقي فيلم فريق فيديو فاتورة فصول فطور فتيات فقير فيروس فيزا فائدة فاكهة فلاش فلتر فخامة فظيع
  فعال فعالية فستان فرنسا فرنسي فلسطين فلسطيني فنلندا فضيحة فرامل فراش فقاعة فقاعي فضة فضاء فريد فشار فكرة فرصة فترة فتحة
  كاميرا كمية كريه كلية كندا كوريا كوميديا كارت كافيه كرتون كويت كويتي كهرباء كهربائي كفاءة كارثة كتابة كلمة
  لقطة لغة لغوي لوحة لحظة لسان لبنان لبناني ليبيا لمعان لعبة ليلة لندن لباس
  وجبة وجود وصول وضوح وسيلة وزير وزارة وظيفة وفاء وفاة وكالة وكيل ولاية ولادة وحدة وحيد ودود وسادة وصلة
  وعود وقود وقوف واجب واجهة وديع وسام وثيقة وباء وداع ويندوز وفير ورقة وردة ورشة وضعية واشنطن
  سيارة سيناريو سينما سيليكون سيدة فئة فن لص
  المانيا الماني الكتروني الغاء البوم الياف الومنيوم التزام التقاط التهاب الحاح الهام الماس التصاق التحاق
`)

/** Each singular with its plurals. Most change inside; the others are listed since their singular is. */
const plurals = `
  كاميرا كاميرات, فيديو فيديوهات, هاتف هواتف, جهاز اجهزة, سعر اسعار, لون الوان, لعبة العاب, برنامج برامج, بنك بنوك, بيت بيوت, بلد بلدان, فندق فنادق, فيلم افلام, فاتورة فواتير,
  فرع فروع, فائدة فوائد, فاكهة فواكه, وجه وجوه, وزير وزراء, وظيفة وظائف, وسيلة وسائل, وسادة وسائد, وثيقة وثائق, بضاعة بضائع, بديل بدائل, كتاب كتب,
  غرفة غرف, صورة صور, صندوق صناديق, مشكلة مشاكل, عيب عيوب, خطا اخطاء, درس دروس, سؤال اسئلة, جواب اجوبة, موقع مواقع, موضوع مواضيع, مطعم مطاعم,
  طبق اطباق, سرير اسرة, شارع شوارع, متجر متاجر, محل محال, سوق اسواق, شخص اشخاص, طفل اطفال, صديق اصدقاء, عميل عملاء, زبون زبائن,
  مدير مدراء, طالب طلاب, استاذ اساتذة, مكان اماكن, قسم اقسام, نوع انواع, شكل اشكال, حجم احجام, رقم ارقام, خط خطوط, سطح اسطح, جزء اجزاء, زر ازرار,
  سلك اسلاك, باب ابواب, نافذة نوافذ, مفتاح مفاتيح, رسالة رسائل, هدية هدايا, ميزة مزايا, سبب اسباب, حق حقوق, قانون قوانين, قضية قضايا,
  حكم احكام, عقد عقود, طرف اطراف, مال اموال, اسم اسماء, يوم ايام, شهر اشهر, عام اعوام, وقت اوقات, وزن اوزان, مبنى مباني, حديقة حدائق, فرد افراد,
  خبر اخبار, رئيس رؤساء, ملك ملوك, شعب شعوب, دولة دول, مدينة مدن, حزب احزاب, هدف اهداف, اغنية اغاني,
  قصة قصص, مشهد مشاهد, جندي جنود, نائب نواب, مشروع مشاريع, مصنع مصانع, مكتب مكاتب, مصدر مصادر,
  حادث حوادث, نتيجة نتائج, حريق حرائق, ضحية ضحايا, مرض امراض, مريض مرضى, طبيب اطباء, دواء ادوية, عرض عروض, حل حلول, ضغط ضغوط, قاعدة قواعد,
  فرصة فرص, فكرة افكار, خطة خطط, صاحب اصحاب, مصلحة مصالح, موقف مواقف, راس رؤوس, بنت بنات, بطيء بطيئ, كبير كبار, صغير صغار, حقيبة حقائب, حذاء احذية, قميص قمصان, ثوب ثياب, مادة مواد, اداة ادوات, تمرين تمارين
`

/** Verbs without the letter of their person. Their lemma has that of the third person. */
const VERBS = new Set(
  wordsIn(`
    عمل بدو بدا حتوي اتي صل وجد دعم حتاج عطي حب وصي عتقد شعر عرف ملك ريد رغب وفر ظهر حصل شمل بلغ مثل توقع تجاوز عتبر امل
    ستخدم ستمتع ستحق ستطيع ستغرق ستمر ستلم توفر تضمن تمتع تعلق تطلب توقف فتح غلق شحن رسل طلب طرح رفع كشف عقد حقق صبح قوم
  `),
)
/** Those whose first person looks like no other word. */
const FIRST_PERSON = new Set(wordsIn('حتاج حب وصي عتقد شعر عرف ملك ريد رغب توقع امل ستخدم ستمتع ستطيع ستلم'))

const ofForm = new Map<string, string>()
for (const word of words) ofForm.set(word, word)
for (const line of plurals.split(',')) {
  const [singular, ...forms] = wordsIn(line)
  for (const form of [singular!, ...forms]) ofForm.set(form, singular!)
}

/** "And", "then", "by", "like", "to" and the article, as one word has them before it. */
const PARTICLES = ['', 'ال', 'ب', 'ك', 'ل', 'بال', 'كال', 'لل'].flatMap((particle) =>
  ['', 'و', 'ف'].map((conjunction) => conjunction + particle),
)

/** Endings of number, gender and case, and pronouns. */
const ENDING = /(?:ه|ها|هم|هن|ك|كم|ي|نا|ات|ية|ا|ان|ين|ون)$/u
/** Those of words that end in `ة`. */
const FEMININE = /(?:ه|ات|(?:ات|ت)(?:ه|ها|هم|هن|ك|كم|ي|نا)|تان|تين)$/u

/** A verb with the letter of its person, behind "and", "then" or the mark of the future. */
const VERB = /^[وف]?س?([ياتن])(\p{L}{2,})$/u
const VERB_ENDING = /(?:ون|وا|ين|ه|ها|هم|ك|كم|ني|نا)$/u

/** The lemma of a word of the lists in any form, with particles before it and endings behind it; undefined for another word. */
export function arabicWordOf(form: string): string | undefined {
  for (const particle of PARTICLES) {
    const word = form.startsWith(particle) ? wordOf(form.slice(particle.length)) : undefined
    if (word !== undefined) return word
  }
  return arabicVerbOf(form)
}

/** The lemma of a listed verb in a person, or of the stem that is left of its past. */
export function arabicVerbOf(form: string): string | undefined {
  const [, person, verb] = VERB.exec(form) ?? []
  const known = person === 'ا' ? FIRST_PERSON : VERBS
  const stem = [verb, verb?.replace(VERB_ENDING, '')].find((part) => part !== undefined && known.has(part))
  return stem === undefined ? undefined : `ي${stem}`
}

const wordOf = (form: string): string | undefined =>
  ofForm.get(form) ??
  ofForm.get(form.replace(FEMININE, 'ة')) ??
  withoutEnding(form) ??
  ofForm.get(form.replace(/ة$/u, ''))

function withoutEnding(form: string): string | undefined {
  const bare = form.replace(ENDING, '')
  return bare.length > 2 && bare.length < form.length ? ofForm.get(bare) : undefined
}
