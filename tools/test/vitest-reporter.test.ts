// Runs a real vitest over files that fail in each possible way.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { localDir, root } from '../local/paths.ts'
import { readListed } from './report.ts'
import { reportVariable } from './vitest-reporter.ts'

const files = {
  'vitest.config.js': 'export default {}',
  'fails.test.js': `import { beforeAll, describe, it, expect } from 'vitest'
describe('a cart', () => {
  it('fills', () => { expect(1).toBe(2) })
  it('empties', () => {})
  it.skip('waits', () => {})
})
describe('a shop', () => {
  beforeAll(() => { throw new Error('no database') })
  it('opens', () => {})
})
`,
  'broken.test.js': `throw new TypeError('no such module')\n`,
  'late.test.js': `import { it } from 'vitest'
it('leaves something behind', async () => { void Promise.reject(new Error('connection lost')); await new Promise((done) => setTimeout(done, 50)) })
`,
}

function reportOf(): unknown {
  mkdirSync(localDir, { recursive: true })
  const dir = mkdtempSync(join(localDir, 'try-reporter-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
    const args = ['run', '--root', dir, '--reporter', join(root, 'tools/test/vitest-reporter.ts')]
    const env = { ...process.env, [reportVariable]: join(dir, 'report.json') }
    try {
      execFileSync(join(root, 'node_modules/.bin/vitest'), args, { env, stdio: 'ignore' })
    } catch {
      // vitest exits with an error code, since tests failed.
    }
    return JSON.parse(readFileSync(join(dir, 'report.json'), 'utf8'))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

describe('the report of vitest', () => {
  it('names what failed within tests, around them, before them and beside them', () => {
    const { counts, failures } = readListed(reportOf())
    const said = failures.map(
      ({ file, name, message }) => `${file.split('/').at(-1)} | ${name} | ${message.split('\n')[0]}`,
    )
    expect(said.sort()).toEqual([
      'broken.test.js | the file itself | TypeError: no such module',
      'fails.test.js | a cart > fills | AssertionError: expected 1 to be 2 // Object.is equality',
      'fails.test.js | a shop (outside of its tests) | no database',
      'late.test.js | Unhandled Rejection outside of the tests, while "leaves something behind" ran | connection lost',
    ])
    expect(counts).toEqual({ passed: 2, failed: 4, skipped: 2 })
    expect(failures.find(({ name }) => name === 'a cart > fills')?.message).toMatch(/at .*fails\.test\.js:3/)
  })
})
