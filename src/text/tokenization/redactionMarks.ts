const alternatives = (words: string): string => words.trim().split(/\s+/u).join('|')

/** What is taken out of texts. */
const TAKEN_OUT = alternatives(`
  number e-?mail phone telephone name person organi[sz]ation org location loc address user username url link date time id image photo
  x{2,} \\*{2,}
`)
/** What was done with it. */
const DONE = alternatives(`
  redacted removed deleted edited censored omitted hidden anonymi[sz]ed editado removido excluído eliminado censurado ocultado
  supprimé masqué censuré gelöscht entfernt anonymisiert rimosso cancellato verwijderd usunięto
`)

const MARK = new RegExp(
  `\\[(?:(?:${TAKEN_OUT})[ _-]?\\d*|(?:${DONE})(?: [^[\\]\\n]{1,40})?)\\]|<(?:${TAKEN_OUT})[_-]?\\d*>`,
  'iuy',
)
const HANDLE = /@user(?:name)?(?![\p{L}\p{N}_])/iuy

const BRACKET = 0x5b
const ANGLE = 0x3c
const AT = 0x40

/**
 * The place behind the mark at `start` that stands for what was taken out of a text; 0 if there is none. In brackets it names
 * what was taken out, with a number at most (`[number]`, `<PERSON_1>`), or what was done, and by whom (`[removed by the editor]`);
 * `@user` stands for a name of an account.
 */
export function endOfRedactionMark(text: string, start: number): number {
  const code = text.charCodeAt(start)
  if (code !== BRACKET && code !== ANGLE && code !== AT) return 0
  const rule = code === AT ? HANDLE : MARK
  rule.lastIndex = start
  return rule.test(text) ? rule.lastIndex : 0
}
