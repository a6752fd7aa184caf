import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/ne.js'
import { createPolarity } from '../../../src/text/polarity.js'
import { stemmer } from '../../../src/text/stem.js'

const polarity = createPolarity(lexicon, stemmer('ne'))

/** The label of the stretch `target` of `text`. */
const labelOf = (text: string, target: string): number => {
  const start = text.indexOf(target)
  return polarity.score(text, [{ start, end: start + target.length }])[0]!.label
}

test.each([
  ['ओछ्यान सफा र आरामदायी थियो', 'ओछ्यान', 1],
  ['वेटरहरू निकै मिलनसार थिए', 'वेटरहरू', 1],
  ['गिजर चल्दैन', 'गिजर', -1],
  ['सुप मिठो थिएन', 'सुप', -1],
  ['मलाई यो रङ मन परेन', 'रङ', -1],
  ['यो भोजनालय सिफारिस गर्दिनँ', 'भोजनालय', -1],
  ['यो भोजनालय सबैलाई सिफारिस गर्छु', 'भोजनालय', 1],
  ['दर्तामा कुनै समस्या आएन', 'दर्तामा', 1],
  ['चिया नराम्रो छैन', 'चिया', 1],
  ['माछा मीठो थियो तर सेवा ढिलो थियो', 'माछा', 1],
  ['माछा मीठो थियो तर सेवा ढिलो थियो', 'सेवा', -1],
  ['टिकट साह्रै महँगो छ', 'टिकट', -1],
  ['ताल असाध्यै राम्रो लाग्‍यो', 'ताल', 1],
  ['यात्रा भयानक थियो', 'यात्रा', -1],
  ['यसभन्दा राम्रो सेवा हुनै सक्दैन', 'सेवा', 1],
  ['रोटी अझ राम्रो हुन सक्थ्यो', 'रोटी', -1],
  ['गुणस्तरहीन कपडा पठाइयो', 'कपडा', -1],
  ['गाइड मुस्किलले सहयोगी थियो', 'गाइड', -1],
  ['तातो पानी थिएन कोठामा', 'कोठामा', -1],
  ['पुल नदीको छेउमा छ', 'पुल', 0],
  ['बिहान रोटी र दूध किनेँ', 'रोटी', 0],
  ['झन्झटबिना पासपोर्ट पाइयो', 'पासपोर्ट', 1],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(text).toContain(target)
  expect(labelOf(text, target)).toBe(label)
})

test.each([
  ['मैले कहिल्यै निराश हुनुपरेन', 1],
  ['हाम्रो विद्यालयले फाइनल जित्यो, बधाई छ!', 1],
  ['काकाको निधन भयो, हार्दिक श्रद्धाञ्जली।', -1],
  ['हिजो राति गाडी चोरी भयो, प्रहरीले चोर खोज्दै छ।', -1],
  ['अब उप्रान्त यहाँ किन्दिनँ। पैसाको बर्बादी।', -1],
  ['सहयोगको लागि धेरै धन्यवाद, साथी।', 1],
  ['साँझभरि हाँस्यौं र रमायौं।', 1],
  ['त्यो फटाहा नेतालाई लाज छैन, झुटो मात्र बोल्छ।', -1],
  ['शुभ रात्री, भोलि कुरा गरौंला।', 0],
  ['अग्लो मान्छे थिए, हातमा किताब थियो।', 0],
  ['आउँदो बिदामा युक्रेनबाट ट्रेन आउँछ।', 0],
])('« %s » as a whole has the sign %d', (text, label) => {
  expect(polarity.scoreText(text).label).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('बगैंचा धेरै सुन्दर छ')).toBeGreaterThan(score('बगैंचा सुन्दर छ'))
  expect(score('बगैंचा सुन्दर छ')).toBeGreaterThan(score('बगैंचा अलि सुन्दर छ'))
})
