// Adds up what the test runner's JSON reports say: `node count.mjs FAILED_STEPS REPORT...`. Names each test that failed,
// and each that passed only when it ran a second time, then prints "N passed, N failed". Ends with 1 if anything failed, whatever
// the steps said.
import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'

const [failedSteps, ...reports] = process.argv.slice(2)
let passed = 0
let failedTests = 0
/** Test runs that failed; each is one of the failed steps, and is counted by its tests. */
let failedRuns = 0

const describe = (outcome, report, suite, test) => {
  const cause = (test?.failureMessages[0] ?? suite.message ?? '').split('\n')[0].slice(0, 200)
  console.log(`${outcome} (${basename(report, '.json')}): ${relative('.', suite.name)}: ${test?.fullName ?? 'the file'}: ${cause}`)
}

for (const report of reports) {
  let results
  try {
    results = JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    console.log(`${basename(report)}: no result of the test runner`)
    failedTests++
    failedRuns++
    continue
  }
  passed += results.numPassedTests
  const broken = results.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0)
  failedTests += results.numFailedTests + broken.length
  if (!results.success) failedRuns++
  for (const suite of broken) describe('failed', report, suite)
  for (const suite of results.testResults) {
    for (const test of suite.assertionResults) {
      if (test.status === 'failed') describe('failed', report, suite, test)
      else if (test.status === 'passed' && test.failureMessages.length > 0) describe('passed at the second try', report, suite, test)
    }
  }
}
const failed = Math.max(0, Number(failedSteps) - failedRuns) + failedTests
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
