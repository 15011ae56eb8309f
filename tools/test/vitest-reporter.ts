// Reports a run of vitest to `make test`. vitest's own JSON report leaves out errors outside of tests and
// errors of hooks.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from '../local/paths.ts'
import type { Counts, Failure } from './report.ts'

/** The variable with the report's path; without it no report is written. */
export const reportVariable = 'HEMLINE_VITEST_REPORT'

type Thrown = {
  readonly message: string
  readonly name?: string | undefined
  readonly stack?: string | undefined
  readonly [key: string]: unknown
}

/** Returns the error's message and the first place of the project's own code in its stack. */
function messageOf({ name, message, stack = '' }: Thrown): string {
  const place = stack
    .split('\n')
    .find((line) => /^\s+at /.test(line) && line.includes(root) && !line.includes('node_modules'))
  const said =
    name === undefined || name === 'Error' || message.startsWith(name) ? message : `${name}: ${message}`
  return place === undefined
    ? said
    : `${said.split('\n')[0]}\n${place.trim().replace(`${root}/`, '')}\n${said.split('\n').slice(1).join('\n')}`
}

const fileOf = (module: TestModule): string => relative(root, module.moduleId)

function* failuresOf(module: TestModule): Generator<Failure> {
  const file = fileOf(module)
  for (const error of module.errors()) yield { file, name: 'the file itself', message: messageOf(error) }
  for (const suite of module.children.allSuites()) {
    for (const error of suite.errors())
      yield { file, name: `${suite.fullName} (outside of its tests)`, message: messageOf(error) }
  }
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result()
    if (state === 'failed') yield { file, name: test.fullName, message: errors.map(messageOf).join('\n') }
    // A test that was collected but neither ran nor was skipped was in a process that died.
    if (state === 'pending' && test.options.mode === 'run')
      yield { file, name: test.fullName, message: 'it did not come to its end' }
  }
}

function outside(error: Thrown): Failure {
  const { VITEST_TEST_PATH: path, VITEST_TEST_NAME: test, type } = error
  const file = typeof path === 'string' ? relative(root, path) : ''
  const name = `${typeof type === 'string' ? type : 'an error'} outside of the tests${typeof test === 'string' ? `, while "${test}" ran` : ''}`
  return { file, name, message: messageOf(error) }
}

/** Returns the counts of all tests; each failure outside of a test counts as one more. */
function report(modules: readonly TestModule[], errors: readonly Thrown[]): Counts & { failures: Failure[] } {
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  )
  const failures = [...modules.flatMap((module) => [...failuresOf(module)]), ...errors.map(outside)]
  return {
    passed: states.filter((state) => state === 'passed').length,
    failed: failures.length,
    skipped: states.filter((state) => state === 'skipped').length,
    failures,
  }
}

/** Returns the milliseconds of each phase of each file, for a search for slow files. */
const times = (modules: readonly TestModule[]) =>
  modules.map((module) => {
    const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
      module.diagnostic()
    const rounded = { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration }
    return {
      project: module.project.name,
      file: fileOf(module),
      ...Object.fromEntries(Object.entries(rounded).map(([key, ms]) => [key, Math.round(ms)])),
    }
  })

// biome-ignore lint/style/noDefaultExport: vitest takes a reporter that is named by its path from here
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly Thrown[]): void {
    const file = process.env[reportVariable]
    if (file !== undefined)
      writeFileSync(file, JSON.stringify({ ...report(modules, errors), times: times(modules) }))
  }
}
