// What drives the recommendation in a survey, and what promoters say that detractors do not.
import { openEngine } from 'conceptlite'

const answers = [
  ['Fast delivery and great support.', 10],
  ['Support answered at once, delivery was fast.', 9],
  ['Great support, fair price.', 9],
  ['Fast delivery, well packed.', 10],
  ['The app crashes and support is slow.', 3],
  ['The app crashes all the time.', 1],
  ['Slow app, high price.', 4],
  ['The price is high and the app is slow.', 2],
]
const engine = await openEngine()
const project = await engine.projects.create({ name: 'Survey', language: 'en' })
await project.upload({
  docs: Array.from({ length: 10 }, () => answers)
    .flat()
    .map(([text, score]) => ({
      text,
      metadata: [
        { name: 'recommend', type: 'score', value: score },
        { name: 'group', type: 'string', value: score >= 9 ? 'promoter' : 'detractor' },
      ],
    })),
})
await project.build()
await project.waitForBuild()

for (const { name, impact, exact_match_count } of await project.concepts.scoreDrivers({ score_field: 'recommend' })) {
  console.log(`${name}: ${exact_match_count} answers, ${impact > 0 ? '+' : ''}${impact.toFixed(1)} points`)
}
await engine.close()
