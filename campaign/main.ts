import { writeFileSync } from 'node:fs'
import { readArguments } from './arguments.js'
import { attacks } from './attacks/attacks.js'
import { runCampaign } from './runner.js'
import { renderTable } from './table.js'

/** Runs the campaign as its command line says. Exit code 1 when it found something, 2 for a wrong command line. */
async function main(): Promise<number> {
  let args: ReturnType<typeof readArguments>
  try {
    const names = attacks.map(({ name }) => name)
    args = readArguments(process.argv.slice(2), names)
  } catch (error) {
    console.error((error as Error).message)
    return 2
  }
  const { minutes, seed, only, round, json, plant } = args
  console.log(`Campaign of ${minutes} minutes with the seed ${seed}.`)
  const results = await runCampaign({
    attacks: attacks.filter(({ name }) => only === undefined || only.includes(name)),
    seconds: minutes * 60,
    seed,
    round,
    plant,
    onFault: ({ name }, fault) => {
      console.error(`\n${name}, seed ${seed}, round ${fault.round}: ${fault.kind}: ${fault.text}`)
      console.error(`  npm run campaign -- --only ${name} --seed ${seed} --round ${fault.round}`)
    },
    onResult: ({ name, seconds }) => console.log(`${name}: ${seconds.toFixed(0)} s`),
  })
  console.log(`\n${renderTable(results)}`)
  const faults = results.reduce((sum, result) => sum + result.faults.length, 0)
  console.log(faults === 0 ? '\nNothing was found.' : `\n${faults} faults, seed ${seed}.`)
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ seed, minutes, results }, null, 2)}\n`)
  return faults === 0 ? 0 : 1
}

process.exit(await main())
