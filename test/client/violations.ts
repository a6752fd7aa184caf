import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What the axe rules find wrong, as lines of rule and place. */
export async function violations(page: Page): Promise<string[]> {
  // The page admits no script but its own; the tool comes in beside the policy.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe)
  // Naming the thousands of elements that pass takes most of the time.
  const results = (await page.evaluate(`axe.run({ resultTypes: ['violations'] })`)) as AxeResults
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
}
