// `make verify`: types, lint, import rules, drift of generated files, structure. Prints one line per step,
// and the output of steps that fail. `--quick` leaves out the steps that need all types or all files.
// `--brief` is the part of `make test-quick`: it leaves out the structure too, whose tests run beside those
// of the rules, and looks only at what changed since a step was last green.
import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { generatedChanges, generatedState } from './drift.ts'
import { changedSince, type Given, givenTo, importLines, lastGreen, rememberGreen } from './last-green.ts'
import { root } from './sources.ts'

type Outcome = { ok: boolean; output: string }
const { quick, brief, report } = parseArgs({
  options: { quick: { type: 'boolean' }, brief: { type: 'boolean' }, report: { type: 'string' } },
}).values
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

const folders = ['api', 'db', 'pictures', 'rules', 'schema', 'search-indexer', 'tools', 'vision', 'web']
const isOurs = (path: string): boolean => folders.some((folder) => path.startsWith(`${folder}/`))
const isScript = (path: string): boolean => isOurs(path) && /\.(?:ts|tsx|mjs)$/.test(path)
const isContract = (path: string): boolean =>
  /^(?:schema|tools\/codegen|api\/src\/generated)\/|^tools\/checks\/drift\.ts$/.test(path)

/** A step's work; `changed` are the paths that differ since it was last green, undefined for all files. */
type Work = (changed: readonly string[] | undefined) => Promise<Outcome>

/**
 * Runs a step that reads `given`. With `--brief` it is left out when nothing of that has changed since it was
 * last green, and else is told what changed.
 */
async function sinceLastGreen(name: string, given: () => Given, work: Work): Promise<Outcome> {
  const now = given()
  const changed = brief ? changedSince(lastGreen(name), now) : undefined
  if (changed?.length === 0) return { ok: true, output: '' }
  const outcome = await work(changed)
  // The step may have written files of its own.
  rememberGreen(name, outcome.ok ? given() : undefined)
  return outcome
}

/** Lint looks at each file by itself, so that those that changed are enough; many are read as one folder. */
const lint: Work = (changed) => {
  const paths = changed?.filter((path) => existsSync(root + path)) ?? []
  const few = paths.length > 0 && paths.length < 200 ? paths : ['.']
  return run('biome', 'ci', '--error-on-warnings', '--no-errors-on-unmatched', '--reporter=summary', ...few)
}

type Step = readonly [string, () => Promise<Outcome>]
/**
 * Both run first, at the same time: codegen writes files that the later steps read, and lint ignores those
 * files.
 */
const first: readonly Step[] = [
  ['generated files', () => sinceLastGreen('generated', () => givenTo(isContract), drift)],
  ['lint', () => sinceLastGreen('lint', () => givenTo(() => true), lint)],
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
const structure: Step = ['structure', () => run('vitest', 'run', '--project', 'checks*', '--reporter=dot')]
const cruise: Work = () =>
  run('depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders)
const then: readonly Step[] = [
  ...(brief ? [] : [structure]),
  ['types', () => types('tsconfig.json', 'root')],
  ...(quick || brief ? [] : slow),
  ['types of web', () => types('web/tsconfig.json', 'web')],
  ['imports', () => sinceLastGreen('imports', () => givenTo(isScript, importLines), cruise)],
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
if (report !== undefined)
  writeFileSync(report, JSON.stringify({ passed: first.length + then.length - failed, failed, failures }))
console.log(
  failed === 0 ? 'verify: all is well' : `verify: ${failed} of ${first.length + then.length} failed`,
)
process.exitCode = failed === 0 ? 0 : 1
