// `make verify`: types, lint, who imports whom, drift of generated files, structure. Says one line a step and the output of what fails.
import { spawnSync } from 'node:child_process'
import { generatedChanges, generatedState } from './drift.ts'
import { root } from './sources.ts'

type Outcome = { ok: boolean; output: string }
const env = { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH ?? ''}` }

function run(command: string, ...args: string[]): Outcome {
  const done = spawnSync(command, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 64e6 })
  return { ok: done.status === 0, output: `${done.stdout ?? ''}${done.stderr ?? ''}${done.error ? done.error.message : ''}` }
}

function drift(): Outcome {
  const before = generatedState()
  const made = run('node', 'tools/codegen/run.ts')
  if (!made.ok) return made
  const changed = generatedChanges(before, generatedState())
  return {
    ok: changed.length === 0,
    output: changed.map((path) => `${path}: differs from what codegen writes; it is written now, commit it`).join('\n'),
  }
}

/** What did not change since the last time is not read again. */
const types = (project: string, name: string): Outcome =>
  run('tsc', '-p', project, '--incremental', '--tsBuildInfoFile', `node_modules/.cache/${name}.tsbuildinfo`)

const folders = ['api', 'db', 'pictures', 'rules', 'schema', 'search-indexer', 'tools', 'web']
const steps: readonly [string, () => Outcome][] = [
  ['generated files', drift],
  ['types', () => types('tsconfig.json', 'root')],
  ['types of web', () => types('web/tsconfig.json', 'web')],
  ['lint', () => run('biome', 'ci', '--error-on-warnings', '--reporter=summary', '.')],
  ['imports', () => run('depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders)],
  ['structure', () => run('vitest', 'run', '--project', 'tools', 'checks/', '--reporter=dot')],
]

let failed = 0
for (const [name, step] of steps) {
  const started = performance.now()
  const { ok, output } = step()
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (ok) continue
  failed += 1
  const lines = output.trimEnd().split('\n')
  console.log(lines.slice(-60).join('\n'))
}
console.log(failed === 0 ? 'verify: all is well' : `verify: ${failed} of ${steps.length} failed`)
process.exitCode = failed === 0 ? 0 : 1
