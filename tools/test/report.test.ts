import { describe, expect, it } from 'vitest'
import {
  type Failure,
  failureLines,
  isFailure,
  readListed,
  readPlaywright,
  sum,
  totalLine,
  withExit,
} from './report.ts'

const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }
const spec = (title: string, status: string, errors: { message: string }[] = []) => ({
  title,
  file: 'cart.spec.ts',
  line: 12,
  tests: [{ status, results: [{ errors }] }],
})
const journeys = {
  config: { rootDir: `${process.cwd()}/tools/e2e` },
  stats,
  errors: [],
  suites: [
    {
      title: 'cart.spec.ts',
      specs: [spec('empties', 'expected')],
      suites: [
        {
          title: 'a cart',
          specs: [
            spec('fills', 'unexpected', [
              { message: '\u001b[31mError: not visible\u001b[39m\n\nLocator: button' },
            ]),
          ],
        },
      ],
    },
  ],
}
const one: Failure = {
  file: 'api/src/cart.test.ts',
  name: 'a cart > fills',
  message: 'Error: too full\nat api/src/cart.ts:3:1',
}

describe('the report of a test run', () => {
  it('adds suites up to one plain line', () => {
    const listed = readListed({ passed: 5, failed: 1, skipped: 3, failures: [one] })
    expect(totalLine(sum([listed.counts, readPlaywright(journeys).counts]))).toBe(
      '9 passed, 2 failed, 4 skipped',
    )
  })

  it('knows which journeys failed, where and why', () => {
    expect(readPlaywright(journeys).failures).toEqual([
      {
        file: 'tools/e2e/cart.spec.ts:12',
        name: 'a cart > fills',
        message: expect.stringContaining('Error: not visible'),
      },
    ])
  })

  it('counts an error outside of a journey as a failure', () => {
    const { counts, failures } = readPlaywright({
      stats: { ...stats, unexpected: 0 },
      errors: [{ message: 'no config' }],
    })
    expect(counts.failed).toBe(1)
    expect(failures[0]?.message).toBe('no config')
  })

  it('counts a runner that crashed without a failed test as a failure, and says so', () => {
    const fine = { counts: { passed: 3, failed: 0, skipped: 0 }, failures: [] }
    expect(withExit(fine, 1).counts.failed).toBe(1)
    expect(withExit(fine, null).failures[0]?.message).toMatch('it was killed')
    expect(withExit(fine, 0)).toEqual(fine)
    const failed = { counts: { passed: 3, failed: 1, skipped: 0 }, failures: [one] }
    expect(withExit(failed, 1)).toEqual(failed)
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

describe('the end of a test run', () => {
  it('names suite, file and test of each failure, with the first lines of its message without colours', () => {
    expect(
      failureLines([
        { name: 'web', failures: [one] },
        { name: 'browser journeys', ...readPlaywright(journeys) },
      ]),
    ).toEqual([
      '  web | api/src/cart.test.ts | a cart > fills',
      '      Error: too full',
      '      at api/src/cart.ts:3:1',
      '  browser journeys | tools/e2e/cart.spec.ts:12 | a cart > fills',
      '      Error: not visible',
      '      Locator: button',
    ])
  })

  it('leaves out the file when there is none, and says nothing when all is well', () => {
    expect(failureLines([{ name: 'verify', failures: [{ file: '', name: 'types', message: '' }] }])).toEqual([
      '  verify | types',
    ])
    expect(failureLines([{ name: 'verify', failures: [] }])).toEqual([])
  })

  it('gives each message fewer lines the more tests failed, so that nine of them are seen in the last thirty lines', () => {
    const long = {
      ...one,
      message: Array.from({ length: 40 }, (_, line) => `line ${line} ${'x'.repeat(400)}`).join('\n'),
    }
    const shown = (failed: number) =>
      failureLines([{ name: 'web', failures: Array.from({ length: failed }, () => long) }])
    expect(shown(1)).toHaveLength(7)
    expect(shown(3).length).toBeLessThanOrEqual(18)
    expect(shown(9).length).toBeLessThanOrEqual(18)
    expect(shown(40)).toHaveLength(80)
    expect(Math.max(...shown(1).map((line) => line.length))).toBeLessThan(220)
  })
})
