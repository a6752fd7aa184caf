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
    + My [issue] was resolved within an hour.
    - The terrible [plumber] fixed the tap.
    - The [bug] must be fixed.
    - The [crack] was badly repaired.
    - The [problem] was never resolved.
  `,
  de: `
    + Das [Problem] wurde schnell gelöst.
    + Der [Techniker] hat den Fehler behoben.
    + Das [Missverständnis] konnte schnell geklärt werden.
    - Das [Problem] wurde bis heute nicht gelöst.
    - Der [Support] löste das Problem nicht.
    - Niemand hat bis heute mein [Problem] gelöst.
    - Der [Fehler] soll im nächsten Update behoben werden.
  `,
  nl: `
    + Het [probleem] is snel opgelost.
    + De [monteur] heeft het lek gerepareerd.
    - Het [probleem] is nog steeds niet opgelost.
    - De [storing] moet nog opgelost worden.
  `,
  sv: `
    + [Teknikern] lagade felet samma dag.
    + Mitt [problem] löstes på några minuter.
    - De löste inte mitt [problem].
    - [Felet] måste åtgärdas snarast.
  `,
  da: `
    + [Teknikeren] rettede fejlen samme dag.
    - [Problemet] er stadig ikke løst.
  `,
  no: `
    + [Teknikeren] rettet feilen samme dag.
    - [Problemet] er fortsatt ikke løst.
  `,
  pl: `
    + Mój [problem] został rozwiązany w kilka minut.
    + [Technik] naprawił usterkę tego samego dnia.
    - Obsługa nie rozwiązała mojego [problemu].
  `,
  ru: `
    + Мою [проблему] решили за несколько минут.
    + [Мастер] устранил поломку в тот же день.
    - [Проблема] до сих пор не решена.
  `,
  tr: `
    + [Sorunum] birkaç dakika içinde çözüldü.
    + [Teknisyen] arızayı aynı gün giderdi.
    - [Sorun] hâlâ çözülmedi.
  `,
  zh: `
    + 我的[问题]几分钟就解决了。
    - [问题]到现在还没有解决。
  `,
  ja: `
    + [不具合]は最新版で修正されました。
  `,
  ko: `
    + [문제]가 바로 해결되었습니다.
    - [문제]가 아직도 해결되지 않았습니다.
  `,
  es: `
    + El [técnico] resolvió el problema.
    + La [tienda] ha solucionado todos mis problemas.
    - La [tienda] no resolvió mi problema.
    - El [técnico] no pudo arreglar la avería.
    + Mi [problema] fue resuelto en pocos minutos.
    + El [error] ya está corregido.
    - Todavía no me han solucionado el [problema].
  `,
  fr: `
    + Le [technicien] a résolu le problème.
    - Le [service] n'a pas réglé mon problème.
    - Le [service] n'arrive pas à résoudre la panne.
    + Mon [problème] a été résolu en dix minutes.
    - Le [problème] n'a jamais été résolu.
  `,
  pt: `
    + O [técnico] resolveu o problema.
    - A [loja] não solucionou o meu problema.
    - A [loja] não conseguiu consertar o defeito.
    + As [falhas] da versão anterior foram corrigidas.
    - O [problema] nunca foi resolvido.
  `,
  it: `
    + Il [tecnico] ha risolto il mio problema.
    - I [tecnici] non hanno risolto il mio problema.
    - Il [servizio] non riesce a risolvere il guasto.
    + Il mio [problema] è stato risolto in pochi minuti.
    - Il [problema] non è mai stato risolto.
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
