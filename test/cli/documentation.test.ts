import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { createProgram } from '../../src/cli/arguments.js'
import { openEngine } from '../../src/engine.js'
import { projectTables } from '../../src/report/tables/projectTables.js'

const page = readFileSync(fileURLToPath(new URL('../../docs/command-line.md', import.meta.url)), 'utf8')

/** A bar inside of a cell is written `\|`. */
const rows = [...page.matchAll(/^\|(.+)\|$/gm)].map(([, row]) => row!.split(/(?<!\\)\|/).map((cell) => cell.trim()))

/** Commands that do something themselves, with their names from the program down. */
function leaves(command: Command, path: string): { readonly path: string; readonly command: Command }[] {
  if (command.commands.length === 0) return [{ path, command }]
  return command.commands.flatMap((each) => leaves(each, `${path} ${each.name()}`))
}
const commands = leaves(
  createProgram(() => {}),
  'conceptlite',
)

test('docs/command-line.md lists every command with its arguments and its summary', () => {
  const expected = commands.map(({ path, command }) => {
    const words = command.registeredArguments.map((each) => {
      const name = each.name().toUpperCase()
      return each.required ? name : `[${name}]`
    })
    return [`\`${[path, ...words].join(' ')}\``, command.summary() || command.description()]
  })
  expect(rows.filter(([cell]) => cell!.startsWith('`conceptlite '))).toEqual(expected)
})

test('the help of every command begins with a sentence, which is not its summary, and ends with exit codes', () => {
  for (const { path, command } of commands) {
    expect([path, command.description()]).toEqual([path, expect.stringMatching(/^[A-Z][^\n]*\.$/)])
    expect(command.summary()).toMatch(/^[a-z]/)
    const help: string[] = []
    command.configureOutput({ writeOut: (text) => void help.push(text) }).outputHelp()
    if (path !== 'conceptlite completion')
      expect([path, help.join('')]).toEqual([path, expect.stringContaining('\nExit codes: 0 ')])
  }
})

test('docs/command-line.md has every option, and no other', () => {
  const options = commands.flatMap(({ command }) => command.options.map(({ long }) => long!))
  const told = page.match(/(?<![\w-])--[a-z][\w-]*/g)!
  expect([...new Set(told)].sort()).toEqual([...new Set([...options, '--help'])].sort())
})

test('docs/command-line.md has the variables of secrets', () => {
  const variables = commands.flatMap(({ command }) =>
    command.options.flatMap(({ envVar, long }) => (envVar === undefined ? [] : [[`\`${envVar}\``, `\`${long}\``]])),
  )
  const distinct = [...new Map(variables.map((row) => [row[0], row])).values()]
  expect(rows.filter(([cell]) => cell!.startsWith('`CONCEPTLITE_'))).toEqual(distinct)
})

test('docs/command-line.md has the columns of every table', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Empty', language: 'en' })
  await project.upload({ docs: [{ text: 'A quiet room.' }] })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const tables = (await projectTables(project)).map(({ name, columns }) => [name, columns.join(', ')])
  const told = rows
    .filter(([cell]) => tables.some(([name]) => cell === `\`${name}\``))
    .map(([name, , columns]) => [
      name!.replaceAll('`', ''),
      columns!.replaceAll(' +', '').replace(', one column for each field', ''),
    ])
  expect(told).toEqual(tables)
})
