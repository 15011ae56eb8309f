import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, isFailure, sum, totalLine, withExit } from './report.ts'

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, success: false, testResults: [] }

describe('the report of a test run', () => {
  it('adds suites up to one plain line', () => {
    const journeys = countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }, errors: [] })
    expect(totalLine(sum([countVitest(vitest), journeys]))).toBe('9 passed, 2 failed, 4 skipped')
  })

  it('counts a test file that could not be loaded as a failure', () => {
    const broken = { ...vitest, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] }
    expect(countVitest(broken).failed).toBe(1)
  })

  it('counts an error outside of a journey as a failure', () => {
    expect(countPlaywright({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'no config' }] }).failed).toBe(1)
  })

  it('counts a runner that crashed without a failed test as a failure', () => {
    const fine = { passed: 3, failed: 0, skipped: 0 }
    expect(withExit(fine, 1).failed).toBe(1)
    expect(withExit(fine, null).failed).toBe(1)
    expect(withExit(fine, 0)).toEqual(fine)
  })

  it('fails on a build server when something was left out, and on a desk not', () => {
    const some = { passed: 3, failed: 0, skipped: 1 }
    expect(isFailure(some, true)).toBe(true)
    expect(isFailure(some, false)).toBe(false)
  })

  it('fails when nothing was run at all', () => {
    expect(isFailure({ passed: 0, failed: 0, skipped: 0 }, false)).toBe(true)
  })
})
