import { execFileSync } from 'node:child_process'
import { Command, Option } from 'commander'
import { describe, expect, test } from 'vitest'
import { createProgram } from '../../src/cli/arguments.js'
import { completionScript } from '../../src/cli/completion.js'

function sample(): Command {
  const program = new Command('tool').helpCommand(false)
  program
    .command('paint')
    .summary("paint a wall's front")
    .addOption(new Option('-c, --color <color>', 'the color').choices(['red', 'blue']))
    .option('--file <file>', 'a file')
    .option('--dry', 'only say what would be painted')
  program.command('walls').summary('walls').helpCommand(false).command('list').summary('list: all walls')
  return program
}

/** Whether a shell is installed. */
function has(shell: string): boolean {
  try {
    execFileSync(shell, ['-c', 'true'])
    return true
  } catch {
    return false
  }
}

/** What bash offers for the last of these words. */
function offered(script: string, name: string, words: readonly string[]): string[] {
  const ask = `${script}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})
COMP_CWORD=${words.length - 1}
_${name}
printf '%s\\n' "\${COMPREPLY[@]}"`
  return execFileSync('bash', ['-c', ask], { encoding: 'utf8' })
    .split('\n')
    .filter((word) => word !== '')
}

describe.runIf(has('bash'))('bash', () => {
  const script = completionScript('bash', sample())
  const offer = (...words: string[]): string[] => offered(script, 'tool', ['tool', ...words])

  test('offers commands, the commands below them, and their options', () => {
    expect(offer('')).toEqual(['paint', 'walls', '-h', '--help'])
    expect(offer('walls', '')).toEqual(['list', '-h', '--help'])
    expect(offer('paint', '--c')).toEqual(['--color'])
    expect(offer('paint', '--color', 'red', '--f')).toEqual(['--file'])
  })

  test('offers the choices of an option, and leaves other values to the files', () => {
    expect(offer('paint', '--color', '')).toEqual(['red', 'blue'])
    expect(offer('paint', '-c', 'b')).toEqual(['blue'])
    expect(offer('paint', '--file', '')).toEqual([])
    // An option without a value is followed by any other.
    expect(offer('paint', '--dry', '--f')).toEqual(['--file'])
  })

  test('knows the commands of conceptlite', () => {
    const own = completionScript(
      'bash',
      createProgram(() => {}),
    )
    expect(offered(own, 'conceptlite', ['conceptlite', 'an'])).toEqual(['analyze'])
    expect(offered(own, 'conceptlite', ['conceptlite', 'analyze', '--date-order', ''])).toEqual(['dmy', 'mdy'])
  })
})

test('zsh describes words, with colons and quotes escaped', () => {
  const script = completionScript('zsh', sample())
  expect(script).toMatch(/^#compdef tool\n/)
  expect(script).toContain(`'paint:paint a wall'\\''s front'`)
  expect(script).toContain(`'list:list\\: all walls'`)
  expect(script).toContain("'paint:-c'|'paint:--color') compadd 'red' 'blue'; return ;;")
})

test('fish offers options only after their command, and commands only before another', () => {
  const lines = completionScript('fish', sample()).split('\n')
  expect(lines).toContain(`complete -c tool -n 'not __fish_seen_subcommand_from paint walls' -f -a 'walls' -d 'walls'`)
  expect(lines).toContain(
    `complete -c tool -n '__fish_seen_subcommand_from paint' -s c -l color -x -a 'red blue' -d 'the color'`,
  )
  expect(lines).toContain(
    `complete -c tool -n '__fish_seen_subcommand_from walls; and not __fish_seen_subcommand_from list' -f -a 'list' -d 'list: all walls'`,
  )
})

/** What fish offers behind a line. */
const offeredByFish = (script: string, line: string): string[] =>
  execFileSync('fish', ['--no-config', '-c', `${script}\ncomplete -C '${line}'`], { encoding: 'utf8' })
    .split('\n')
    .filter((word) => word !== '')
    .map((word) => word.split('\t')[0]!)
    .sort()

describe.runIf(has('fish'))('fish', () => {
  test('offers commands, the commands below them, options and choices', () => {
    const script = completionScript('fish', sample())
    expect(offeredByFish(script, 'tool ')).toEqual(['paint', 'walls'])
    expect(offeredByFish(script, 'tool walls ')).toEqual(['list'])
    expect(offeredByFish(script, 'tool paint --c')).toEqual(['--color'])
    expect(offeredByFish(script, 'tool paint --color ')).toEqual(['blue', 'red'])
  })
})

/** What the function of zsh hands to the completion system for the last of these words; the words of a list by its name. */
function offeredByZsh(script: string, words: readonly string[]): string[] {
  const ask = `compdef() { : }
compadd() { print -rl -- "$@" }
_files() { print files }
_describe() { print -rl -- "\${(P@)2}" }
${script}
words=(${words.map((word) => `'${word}'`).join(' ')})
CURRENT=${words.length}
_tool`
  return execFileSync('zsh', ['-f', '-c', ask], { encoding: 'utf8' })
    .split('\n')
    .filter((word) => word !== '')
}

describe.runIf(has('zsh'))('zsh', () => {
  test('offers commands, the commands below them, options and choices', () => {
    const script = completionScript('zsh', sample())
    expect(offeredByZsh(script, ['tool', ''])).toEqual(["paint:paint a wall's front", 'walls:walls'])
    expect(offeredByZsh(script, ['tool', 'walls', ''])).toEqual(['list:list\\: all walls'])
    expect(offeredByZsh(script, ['tool', 'paint', '--c'])).toContain('--color:the color')
    expect(offeredByZsh(script, ['tool', 'paint', '-c', ''])).toEqual(['red', 'blue'])
    expect(offeredByZsh(script, ['tool', 'paint', '--file', ''])).toEqual(['files'])
  })
})

test('zsh completes a value only behind options that take one', () => {
  const script = completionScript('zsh', sample())
  expect(script).toContain("'paint:-c'|'paint:--color') compadd 'red' 'blue'; return ;;")
  expect(script).toContain("'paint:--file') _files; return ;;")
  expect(script).not.toContain('paint:--dry')
})
