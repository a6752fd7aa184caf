import { endings, strip } from './endings.js'

/**
 * A light stemmer of Czech after Dolamic and Savoy (2009). It removes the endings of cases and possessives, restores
 * consonants that endings soften (ruce, ruka), and drops the fleeting e (uliček, uličky).
 */
export function stemCzech(word: string): string {
  const bare = strip(word, cases)
  const ending = word.slice(bare.length)
  const stem = strip(SOFTENS.test(ending) ? harden(bare) : bare, possessives)
  if (stem !== bare) return harden(stem)
  return ending === '' && FLEETING.test(stem) ? harden(stem.replace(FLEETING, '$1$2')) : stem
}

const cases = endings(`
  3: atech ětem etem atům ech ich ích ého ěmi emi ému ěte ete ěti eti ího iho ími ímu imu ách ata aty ých ama ami ové ovi ými
  3: em ém ím ům ěm at ám us ým mi ou a e i o u ů y á é í ý ě
`)

const possessives = endings('3: ov in ův')

/** Endings that change k to c, ck to čt and sk to št. */
const SOFTENS = /^[eěií]/u

const harden = (stem: string): string => stem.replace(/čt$/u, 'ck').replace(/št$/u, 'sk').replace(/c$/u, 'k')

const FLEETING = /^(.{2,}[^aeiouyáéíóúůýě])e([kbvtc])$/u
