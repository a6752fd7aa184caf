import type { Command, Option } from 'commander'
import type { Shell } from './commands/completion.js'

/** A command of the tree with what may follow it. */
interface Entry {
  /** Names from the program down, without the program's own; empty for the program. */
  readonly path: readonly string[]
  readonly summary: string
  readonly subcommands: readonly Command[]
  readonly options: readonly Option[]
  /** Values that its first argument may have. */
  readonly choices: readonly string[]
}

/** A script that completes the commands, options and choices of a program; other words are completed as files. */
export function completionScript(shell: Shell, program: Command): string {
  const entries = entriesOf(program, [])
  return { bash, zsh, fish }[shell](program.name(), entries)
}

function entriesOf(command: Command, path: readonly string[]): Entry[] {
  const help = command.createHelp()
  const entry = {
    path,
    summary: command.summary(),
    subcommands: help.visibleCommands(command),
    options: help.visibleOptions(command),
    choices: command.registeredArguments[0]?.argChoices ?? [],
  }
  return [entry, ...entry.subcommands.flatMap((each) => entriesOf(each, [...path, each.name()]))]
}

const flagsOf = ({ short, long }: Option): string[] => [short, long].filter((flag) => flag !== undefined)
const takesValue = ({ required, optional }: Option): boolean => required || optional

/** A text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const comment = (name: string, shell: Shell): string => `# Completion of ${name} for ${shell}.`

function bash(name: string, entries: readonly Entry[]): string {
  const candidates = entries.map(({ path, subcommands, options, choices }) => {
    const words = [...subcommands.map((each) => each.name()), ...choices, ...options.flatMap(flagsOf)]
    return `      ${quoted(path.join(' '))}) candidates=${quoted(words.join(' '))} ;;`
  })
  const values = entries.flatMap(({ path, options }) =>
    options.filter(takesValue).map((option) => {
      const places = flagsOf(option).map((flag) => quoted(`${path.join(' ')}:${flag}`))
      return `    ${places.join('|')}) candidates=${quoted(option.argChoices?.join(' ') ?? '')} ;;`
    }),
  )
  return `${comment(name, 'bash')}
_${name}() {
  local word=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} at='' next='' candidates='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${at:+$at }\${COMP_WORDS[i]}"
    case "$next" in
      ${pathPatterns(entries)}) at=$next ;;
    esac
  done
  case "$at:$previous" in
${values.join('\n')}
    *) case "$at" in
${candidates.join('\n')}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$candidates" -- "$word"))
}
complete -o default -F _${name} ${name}
`
}

/** The paths of all commands but the program, as alternatives of a \`case\`. */
const pathPatterns = (entries: readonly Entry[]): string =>
  entries
    .filter(({ path }) => path.length > 0)
    .map(({ path }) => quoted(path.join(' ')))
    .join('|')

function zsh(name: string, entries: readonly Entry[]): string {
  const cases = entries.map(({ path, subcommands, options, choices }) => {
    const described = (word: string, text: string): string => quoted(`${word}:${text.replaceAll(':', '\\:')}`)
    const flags = options.flatMap((option) => flagsOf(option).map((flag) => described(flag, option.description)))
    const words = [
      ...subcommands.map((each) => described(each.name(), each.summary())),
      ...choices.map((choice) => quoted(choice)),
    ]
    return `    ${quoted(path.join(' '))})
      words_here=(${words.join(' ')})
      flags_here=(${flags.join(' ')}) ;;`
  })
  const values = entries.flatMap(({ path, options }) =>
    options.filter(takesValue).map((option) => {
      const places = flagsOf(option).map((flag) => quoted(`${path.join(' ')}:${flag}`))
      const action = option.argChoices ? `compadd ${option.argChoices.map(quoted).join(' ')}` : '_files'
      return `    ${places.join('|')}) ${action}; return ;;`
    }),
  )
  return `#compdef ${name}
${comment(name, 'zsh')}
_${name}() {
  local at='' next='' i
  local -a words_here flags_here
  for ((i = 2; i < CURRENT; i++)); do
    next="\${at:+$at }\${words[i]}"
    case "$next" in
      ${pathPatterns(entries)}) at=$next ;;
    esac
  done
  case "$at:\${words[CURRENT-1]}" in
${values.join('\n')}
  esac
  case "$at" in
${cases.join('\n')}
  esac
  if [[ \${words[CURRENT]} == -* ]]; then
    _describe option flags_here
  elif (( \${#words_here} )); then
    _describe command words_here
  else
    _files
  fi
}
compdef _${name} ${name}
`
}

function fish(name: string, entries: readonly Entry[]): string {
  const lines = entries.flatMap(({ path, subcommands, options, choices }) => {
    const names = subcommands.map((each) => each.name())
    const inside = path.map((each) => `__fish_seen_subcommand_from ${each}`)
    const here = [...inside, ...(names.length > 0 ? [`not __fish_seen_subcommand_from ${names.join(' ')}`] : [])]
    const start = `complete -c ${name} -n ${quoted(here.join('; and ') || 'true')}`
    return [
      ...subcommands.map((each) => `${start} -f -a ${quoted(each.name())} -d ${quoted(each.summary())}`),
      ...(choices.length > 0 ? [`${start} -f -a ${quoted(choices.join(' '))}`] : []),
      ...options.map((option) => {
        const short = option.short ? ` -s ${option.short.slice(1)}` : ''
        const long = option.long ? ` -l ${option.long.slice(2)}` : ''
        const values = option.argChoices
          ? ` -x -a ${quoted(option.argChoices.join(' '))}`
          : takesValue(option)
            ? ' -r'
            : ''
        return `${start}${short}${long}${values} -d ${quoted(option.description)}`
      }),
    ]
  })
  return `${[comment(name, 'fish'), ...lines].join('\n')}\n`
}
