/** Texts that people and programs write for a missing value, in lower case, by language. */
const missingValues = new Set(
  `n/a|n.a.|n. a.|na|n/a.|#n/a|#na|nan|null|nil|none|undefined|missing|not applicable|not available|no answer|no response|unknown
k.a.|k. a.|ka|keine angabe|keine angaben|keine|entfällt|nicht zutreffend|unbekannt
s/o|s.o.|sans objet|néant|neant|aucun|aucune|non applicable|non renseigné|inconnu
n/d|n.d.|s/d|ninguno|ninguna|no aplica|sin respuesta|sin datos|desconocido
nessuno|nessuna|non applicabile|nessuna risposta|sconosciuto
nenhum|nenhuma|não se aplica|nao se aplica|sem resposta|não informado|desconhecido
nvt|n.v.t.|geen|niet van toepassing|onbekend
brak|nie dotyczy|brak danych|nieznane
нет данных|не указано|н/д|неизвестно
yok|belirtilmemiş|bilinmiyor
ingen|inga|ej tillämpligt|uppgift saknas|ikke relevant|ikke oplyst
ei mitään|ei tietoa
なし|無し|無回答|特になし|該当なし|不明
无|無|没有|無資料|不适用|未知
없음|해당 없음|해당없음|무응답
لا يوجد|غير متوفر|غير معروف`
    .split(/[|\n]/)
    .map((value) => value.trim()),
)

/** Only dashes, dots, question marks, slashes or underscores. */
const ONLY_MARKS = /^[-–—.…?_/\\*]+$/u

/** Whether a cell marks a missing value: `N/A`, `-`, `k.A.`, an empty cell. */
export function isMissing(cell: string): boolean {
  const text = cell.trim()
  return text === '' || ONLY_MARKS.test(text) || missingValues.has(text.toLowerCase())
}
