// `make verify`: types, lint, import rules, drift of generated files, structure. Prints one line per step,
// and the output of steps that fail.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { generatedChanges, generatedState } from './drift.ts'
import { root } from './sources.ts'

type Outcome = { ok: boolean; output: string }
// GOGC: a third of the type check would be garbage collection, which a short run does not need.
const env = { ...process.env, GOGC: '400', PATH: `${root}node_modules/.bin:${process.env.PATH ?? ''}` }

async function run(command: string, ...args: string[]): Promise<Outcome> {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<Outcome>((done) => {
    child.once('error', (error) => done({ ok: false, output: error.message }))
    child.once('close', (code) => done({ ok: code === 0, output: '' }))
  })
  const [{ ok, output }, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { ok, output: `${out}${err}${output}` }
}

async function drift(): Promise<Outcome> {
  const before = generatedState()
  const made = await run('node', 'tools/codegen/run.ts')
  if (!made.ok) return made
  const changed = generatedChanges(before, generatedState())
  return {
    ok: changed.length === 0,
    output: changed
      .map((path) => `${path}: differs from what codegen writes; it is written now, commit it`)
      .join('\n'),
  }
}

/**
 * Checks the types of a project; files that did not change since the last run are not read again. `tsc` is
 * the compiler in Go (typescript-native in package.json), which takes a third of the time; the compiler in
 * JavaScript stays for programs that call it to analyse imports.
 */
const types = (project: string, name: string): Promise<Outcome> =>
  run('tsc', '-p', project, '--incremental', '--tsBuildInfoFile', `node_modules/.cache/${name}.tsbuildinfo`)

const folders = ['api', 'db', 'pictures', 'rules', 'schema', 'search-indexer', 'tools', 'web']
type Step = readonly [string, () => Promise<Outcome>]
/**
 * Both run first, at the same time: codegen writes files that the later steps read, and lint ignores those
 * files.
 */
const first: readonly Step[] = [
  ['generated files', drift],
  ['lint', () => run('biome', 'ci', '--error-on-warnings', '--reporter=summary', '.')],
]
/** Steps that need all types or all files: promises without await, unused exports. */
const slow: readonly Step[] = [
  ['promises and switches', () => run('oxlint', '--type-aware', '--format=unix', '.')],
  ['unused code', () => run('knip', '--no-progress', '--include', 'files,dependencies,exports')],
  // Without the tests: a file or a package that only tests use is no part of the shop.
  [
    'unused by programs',
    () => run('knip', '--no-progress', '--production', '--include', 'files,dependencies'),
  ],
]
/** Two of these run at once, the long ones first. */
const then: readonly Step[] = [
  ['structure', () => run('vitest', 'run', '--project', 'checks', '--reporter=dot')],
  ['types', () => types('tsconfig.json', 'root')],
  ...(process.argv.includes('--quick') ? [] : slow),
  ['types of web', () => types('web/tsconfig.json', 'web')],
  [
    'imports',
    () => run('depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders),
  ],
]

const shownLines = 60
const failures: { file: string; name: string; message: string }[] = []
async function take([name, step]: Step): Promise<void> {
  const started = performance.now()
  const { ok, output } = await step()
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (ok) return
  const lines = output.trimEnd().split('\n').slice(-shownLines)
  console.log(lines.join('\n'))
  // The lines before the first error only show the program's progress.
  const complaint = Math.max(
    0,
    lines.findIndex((line) => /FAIL|error/i.test(line)),
  )
  failures.push({ file: '', name, message: lines.slice(complaint).join('\n') })
}

await Promise.all(first.map(take))
const waiting = then.values()
const lane = async (): Promise<void> => {
  for (const step of waiting) await take(step)
}
await Promise.all([lane(), lane()])
const failed = failures.length
const { report } = parseArgs({ options: { quick: { type: 'boolean' }, report: { type: 'string' } } }).values
if (report !== undefined)
  writeFileSync(report, JSON.stringify({ passed: first.length + then.length - failed, failed, failures }))
console.log(
  failed === 0 ? 'verify: all is well' : `verify: ${failed} of ${first.length + then.length} failed`,
)
process.exitCode = failed === 0 ? 0 : 1
