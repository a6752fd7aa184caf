/** Letters that are written from right to left, and characters that change the direction of what follows. */
const CHANGES_DIRECTION =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069']

/**
 * A name as it can stand in a sentence: where it might change the direction of its neighbours it is isolated (Unicode
 * Standard Annex 9), without the isolates of its own, which could end that one.
 */
export const isolated = (name: string): string =>
  CHANGES_DIRECTION.test(name) ? FIRST_STRONG_ISOLATE + name.replace(/[\u2066-\u2069]/gu, '') + POP_ISOLATE : name

/** The name that was isolated; other texts stay as they are. */
export const withoutIsolate = (text: string): string => text.replace(/^\u2068(.*)\u2069$/su, '$1')
