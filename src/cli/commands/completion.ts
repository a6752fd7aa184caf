import { Argument, type Command } from 'commander'

/** Shells that completions are written for. */
export type Shell = 'bash' | 'zsh' | 'fish'

export interface CompletionArguments {
  readonly command: 'completion'
  readonly shell: Shell
}

const examples = `
Examples:
  source <(conceptlite completion bash)      in ~/.bashrc
  source <(conceptlite completion zsh)       in ~/.zshrc, after compinit
  conceptlite completion fish > ~/.config/fish/completions/conceptlite.fish`

/** Adds the command `completion`; `submit` gets its arguments. */
export function defineCompletion(program: Command, submit: (args: CompletionArguments) => void): void {
  program
    .command('completion')
    .usage('SHELL')
    .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
    .summary('print the completion of commands and options for a shell')
    .description('Prints a script that completes commands, options and their values in a shell.')
    .addHelpText('after', examples)
    .action((shell: Shell) => submit({ command: 'completion', shell }))
}
