// Adds up what the test runner's JSON reports say: `node count.mjs FAILED_STEPS REPORT...`. Names each test that failed,
// and each that passed only when it ran a second time, then prints "N passed, N failed".
import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'

const [failedSteps, ...reports] = process.argv.slice(2)
let passed = 0
let failed = Number(failedSteps)

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
    failed = Math.max(1, failed)
    continue
  }
  passed += results.numPassedTests
  const broken = results.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0)
  // A failed test run is one of the failed steps already, and is counted by its tests.
  failed = Math.max(failed, failed - (results.success ? 0 : 1) + results.numFailedTests + broken.length)
  for (const suite of broken) describe('failed', report, suite)
  for (const suite of results.testResults) {
    for (const test of suite.assertionResults) {
      if (test.status === 'failed') describe('failed', report, suite, test)
      else if (test.status === 'passed' && test.failureMessages.length > 0) describe('passed at the second try', report, suite, test)
    }
  }
}
console.log(`\n${passed} passed, ${failed} failed`)
