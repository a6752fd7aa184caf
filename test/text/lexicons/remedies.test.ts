import { describe, expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { createLabeller } from './createLabeller.js'

/** The sign that a reader gives to the one or thing in brackets: who ended a problem is praised, who did not is blamed. */
const sentences: Readonly<Record<string, string>> = {
  en: `
    + The [technician] solved the problem.
    + The [team] resolved all my issues within minutes.
    + The [update] fixes the crash.
    + The [filter] removes bad smells.
    + The [agent] sorted out my issue.
    + The [cream] got rid of the smell.
    - The [team] has not resolved my issue.
    - The [update] did not fix the crash.
    - The [support] couldn't solve my problem.
    - I called the [office] to fix the leak.
    - The fixed [fee] is too high.
    + This [spray] that removes stains is new.
  `,
  es: `
    + El [técnico] resolvió el problema.
    + La [tienda] ha solucionado todos mis problemas.
    - La [tienda] no resolvió mi problema.
    - El [técnico] no pudo arreglar la avería.
  `,
  fr: `
    + Le [technicien] a résolu le problème.
    - Le [service] n'a pas réglé mon problème.
    - Le [service] n'arrive pas à résoudre la panne.
  `,
  pt: `
    + O [técnico] resolveu o problema.
    - A [loja] não solucionou o meu problema.
    - A [loja] não conseguiu consertar o defeito.
  `,
  it: `
    + Il [tecnico] ha risolto il mio problema.
    - I [tecnici] non hanno risolto il mio problema.
    - Il [servizio] non riesce a risolvere il guasto.
  `,
}

describe.each(Object.entries(sentences))('%s', async (language, text) => {
  const label = createLabeller(await loadPolarityScorer(language))
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
  test.each(lines)('%s', (line) => {
    const target = /\[(.+)\]/.exec(line)![1]!
    expect(label(line.slice(2).replace(/[[\]]/g, ''), target)).toBe(line[0] === '+' ? 1 : -1)
  })
})
