import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openWordReader } from '../../../../src/index.js'
import { parseAffixes } from '../../../../src/text/morphology/dictionaries/affixRules.js'
import { createStemFinder } from '../../../../src/text/morphology/dictionaries/dictionaryStems.js'
import { createInflectionTest } from '../../../../src/text/morphology/dictionaries/inflections.js'
import { openDictionaries } from '../../../../src/text/morphology/dictionaries/openDictionaries.js'
import { createWordLookup, readWordTable } from '../../../../src/text/morphology/dictionaries/wordTable.js'
import { lemmatizer, loadLemmatizer } from '../../../../src/text/morphology/lemmatizer.js'

const fixtures = fileURLToPath(new URL('../../../../fixtures/dictionaries', import.meta.url))
const same = (word: string): string => word
const pause = async (): Promise<void> => {}

/** The stems that a dictionary gives a form, sorted. */
async function finderOf(affixes: string, words: string) {
  const rules = parseAffixes(affixes, same)
  const { flagsOf } = createWordLookup(await readWordTable(words, rules, (word) => word.toLowerCase(), pause))
  const find = createStemFinder({
    rules,
    flagsOf,
    isInflection: () => true,
    isInflectedBy: (prefix) => prefix === 'super',
  })
  return (form: string) => [...find(form)].sort()
}

test('a form is made of a word by a suffix whose flag the word has and whose condition it meets', async () => {
  const stems = await finderOf('SFX A Y 2\nSFX A y ies [^aeiou]y\nSFX A 0 s [aeiou]y', '3\ncity/A\nday/A\nlady')
  expect(stems('cities')).toEqual(['city'])
  expect(stems('days')).toEqual(['day'])
  expect(stems('daies')).toEqual([])
  expect(stems('ladies')).toEqual([])
  expect(stems('lady')).toEqual(['lady'])
})

test('a second suffix follows a first one that allows it', async () => {
  const stems = await finderOf('SFX A Y 1\nSFX A 0 er/B .\nSFX B Y 1\nSFX B 0 s .', '2\nplay/A\nsing/B')
  expect(stems('players')).toEqual(['play'])
  expect(stems('singers')).toEqual([])
  expect(stems('sings')).toEqual(['sing'])
})

test('a prefix stays on the word unless it makes the superlative; both affixes must cross', async () => {
  const affixes =
    'PFX U Y 1\nPFX U 0 un .\nPFX S Y 1\nPFX S 0 super .\nSFX A Y 1\nSFX A 0 er .\nSFX N N 1\nSFX N 0 ness .'
  const stems = await finderOf(affixes, '2\nkind/USAN\ntidy/A')
  expect(stems('unkind')).toEqual(['unkind'])
  expect(stems('unkinder')).toEqual(['unkind'])
  expect(stems('superkinder')).toEqual(['kind'])
  expect(stems('unkindness')).toEqual([])
  expect(stems('untidy')).toEqual([])
})

test('flags are characters, pairs of characters, numbers or aliases', async () => {
  expect((await finderOf('FLAG long\nSFX Aa Y 1\nSFX Aa 0 s .', '1\ncat/BbAa'))('cats')).toEqual(['cat'])
  expect((await finderOf('FLAG long\nSFX Aa Y 1\nSFX Aa 0 s .', '1\ncat/BbaA'))('cats')).toEqual([])
  expect((await finderOf('FLAG num\nSFX 12 Y 1\nSFX 12 0 s .', '1\ncat/1,12'))('cats')).toEqual(['cat'])
  expect((await finderOf('FLAG num\nSFX 12 Y 1\nSFX 12 0 s .', '1\ncat/1,2'))('cats')).toEqual([])
  expect((await finderOf('AF 1\nAF AB\nSFX B Y 1\nSFX B 0 s .', '1\ncat/1'))('cats')).toEqual(['cat'])
})

test('misspellings are no words, stems that need an affix are none alone, and names give way to words', async () => {
  const stems = await finderOf(
    'FORBIDDENWORD !\nNEEDAFFIX ~\nSFX A Y 1\nSFX A 0 s .',
    '4\ncat/A\nalot/!A\ncact/~A\nCat\nRose/A',
  )
  expect([stems('alot'), stems('alots'), stems('cact'), stems('cacts')]).toEqual([[], [], [], ['cact']])
  expect([stems('cats'), stems('roses')]).toEqual([['cat'], ['rose']])
})

test('a suffix whose forms our rules take for words of their own is derivation', async () => {
  const rules = parseAffixes('SFX E Y 3\nSFX E 0 er .\nSFX E 0 ers .\nSFX E 0 ed .', same)
  const words = createWordLookup(await readWordTable('4\nplay/E\npaint/E\nwork/E\nfarm/E', rules, same, pause))
  await loadLemmatizer('en')
  const isInflection = createInflectionTest(rules, words, lemmatizer('en'))
  const byText = (text: string): boolean => isInflection(rules.suffixes.get(text)![0]!)
  // player, players: player; played: play.
  expect([byText('er'), byText('ers'), byText('ed')]).toEqual([false, false, true])
})

const termsOf = async (language: string, text: string, dictionary?: string) => {
  const read = await openWordReader(
    language,
    dictionary === undefined ? {} : { morphology: { [language]: dictionary } },
  )
  return read(text).map(({ termId }) => termId)
}

test('forms that a dictionary knows have its stem, all others have our rules', async () => {
  const text = 'dech tchu tchem, nieładnego ładszych najładszego'
  expect(await termsOf('pl', text)).toEqual(['dech|pl', 'tch|pl', 'tch|pl', 'nieładny|pl', 'ładszy|pl', 'łady|pl'])
  expect(await termsOf('pl', text, join(fixtures, 'pl'))).toEqual(
    ['dech', 'dech', 'dech', 'nieładny', 'ładny', 'ładny'].map((word) => `${word}|pl`),
  )
  const unknown = 'pokoje hotelu były ciepłe'
  expect(await termsOf('pl', unknown, join(fixtures, 'pl'))).toEqual(await termsOf('pl', unknown))
})

test('the encoding is that of the affix file', async () => {
  const [form, word] = await termsOf('cs', 'sklípekve sklípek', join(fixtures, 'cs', 'cs.dic'))
  expect(form).toBe(word)
})

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'dictionary-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

const AFFIXES = 'SFX A Y 1\nSFX A 0 s .\n'

test('a dictionary is a folder, one of its files, or a package; its name and fingerprint tell it from others', async () => {
  const path = join(fixtures, 'pl')
  const [folder, file, other] = await Promise.all(
    [path, join(path, 'pl.aff'), join(fixtures, 'cs')].map(
      async (place) => (await openDictionaries({ pl: place }))('pl')!,
    ),
  )
  expect([folder!.name, file!.name]).toEqual(['pl', 'pl'])
  expect(folder!.fingerprint).toBe(file!.fingerprint)
  expect(other!.fingerprint).not.toBe(folder!.fingerprint)
  // A process reads it once.
  expect(await file!.load()).toBe(await folder!.load())
  expect((await openDictionaries({ pl: path }))('cs')).toBeUndefined()
})

test('a dictionary that is missing or broken is refused with the reason', async () => {
  const refused = (place: string) => expect(openDictionaries({ pl: place })).rejects
  await refused('no-such-dictionary').toThrow('npm install no-such-dictionary')
  await refused(folderWith({})).toThrow('no dictionary')
  await refused(folderWith({ 'a.dic': '1\na', 'b.dic': '1\nb' })).toThrow('several dictionaries: a, b')
  await refused(folderWith({ 'a.dic': '1\na' })).toThrow('There is no file')
  await refused(folderWith({ 'a.dic': 'a', 'a.aff': AFFIXES })).toThrow('not the number of words')
  await refused(folderWith({ 'a.dic': '1\na', 'a.aff': 'no affixes' })).toThrow('no affixes')
  await refused(folderWith({ 'a.dic': '1\na', 'a.aff': 'SFX A Y 1\nSFX A 0' })).toThrow('line 2 is cut off')
  await refused(folderWith({ 'a.dic': '1\na', 'a.aff': `SET no-encoding\n${AFFIXES}` })).toThrow(
    'no encoding no-encoding',
  )
  const empty = await openDictionaries({ pl: folderWith({ 'a.dic': '0\n', 'a.aff': AFFIXES }) })
  await expect(empty('pl')!.load()).rejects.toThrow('no words')
  const changing = folderWith({ 'a.dic': '1\na', 'a.aff': AFFIXES })
  const opened = (await openDictionaries({ pl: changing }))('pl')!
  writeFileSync(join(changing, 'a.dic'), '1\nb')
  await expect(opened.load()).rejects.toThrow('has changed')
})
