import { expect, test } from 'vitest'
import { isMissing } from '../../src/reading/missingValues.js'

test.each([
  '',
  '  ',
  'N/A',
  ' n/a ',
  'NULL',
  '#N/A',
  'nan',
  '-',
  '–',
  '...',
  '???',
  '_/\\*',
  'k.A.',
  'Keine Angabe',
  's/o',
  'Н/Д',
  'なし',
  '没有',
  'غير متوفر',
])('%j is no value', (cell) => {
  expect(isMissing(cell)).toBe(true)
})

test.each(['0', 'no', 'n/a at the moment', '- fine', 'a', '1/2', 'none of them', ':-)', 'unknown reason'])(
  '%j is one',
  (cell) => {
    expect(isMissing(cell)).toBe(false)
  },
)

test.each([
  [
    'en',
    'n.a.|n. a.|na|n/a.|#na|nil|none|undefined|missing|not applicable|not available|no answer|no response|unknown',
  ],
  ['de', 'k. a.|ka|keine angaben|keine|entfällt|nicht zutreffend|unbekannt'],
  ['fr', 's.o.|sans objet|néant|neant|aucun|aucune|non applicable|non renseigné|inconnu'],
  ['es', 'n/d|n.d.|s/d|ninguno|ninguna|no aplica|sin respuesta|sin datos|desconocido'],
  ['it', 'nessuno|nessuna|non applicabile|nessuna risposta|sconosciuto'],
  ['pt', 'nenhum|nenhuma|não se aplica|nao se aplica|sem resposta|não informado|desconhecido'],
  ['nl', 'nvt|n.v.t.|geen|niet van toepassing|onbekend'],
  ['pl', 'brak|nie dotyczy|brak danych|nieznane'],
  ['ru', 'нет данных|не указано|неизвестно'],
  ['tr', 'yok|belirtilmemiş|bilinmiyor'],
  ['sv, da, no, fi', 'ingen|inga|ej tillämpligt|uppgift saknas|ikke relevant|ikke oplyst|ei mitään|ei tietoa'],
  ['ja, zh, ko', '無し|無回答|特になし|該当なし|不明|无|無|無資料|不适用|未知|없음|해당 없음|해당없음|무응답'],
  ['ar', 'لا يوجد|غير معروف'],
])('what people write for no value in %s', (_, values) => {
  expect(values.split('|').filter((value) => !isMissing(value))).toEqual([])
  expect(values.split('|').filter((value) => isMissing(`${value} x`))).toEqual([])
})
