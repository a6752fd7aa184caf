import { type Command, Option } from 'commander'
import { LOG_LEVELS } from '../logLevels.js'
import { wholeNumber } from './optionValues.js'
import { dictionaryOption } from './sharedOptions.js'

/** Part of the help of a command whose options `applyConfiguration` completes. */
export const CONFIGURATION_HELP = `
Each option can be given by its flag, by its environment variable, such as CONCEPTLITE_POOL_SIZE for
--pool-size, or by its name in the file of --config; the first of these counts.`

/** End of the help of a command that goes on until it is stopped. */
export const STOPPED_HELP = `

Exit codes: 0 stopped by Ctrl-C or SIGTERM, 1 failure, 2 wrong usage.`

/** Adds the options of builds, and the file of all options. */
export const addBuildOptions = (command: Command): Command =>
  command
    .option('--background <file>', "general word vectors added to the projects' own, English or Numberbatch")
    .addOption(dictionaryOption())
    .option('--threads <n>', 'threads for builds', wholeNumber(0, 1_024))
    .option('--config <file>', 'JSON file of these options, such as {"threads": 4}')

export const addHostOption = (command: Command): Command =>
  command.option('--host <address>', 'address to listen on; the default is this machine only', '127.0.0.1')

/** Adds the options of logs and metrics. */
export const addLogOptions = (command: Command): Command =>
  command
    .addOption(
      new Option(
        '--log-level <level>',
        'what is logged on stderr: error, warn (and refused requests), info (all requests)',
      )
        .choices(LOG_LEVELS)
        .default('info'),
    )
    .option('--metrics', 'answer /metrics to all who can reach the port', false)
