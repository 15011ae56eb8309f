// schemathesis, a property-based tester of APIs written in Python: installed into a folder of its own,
// and run against one target.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Child, runToEnd, startChild } from '../local/children.ts'
import { onPath } from '../local/java.ts'
import { localDir } from '../local/paths.ts'

const version = '4.32.5'
const home = join(localDir, 'schemathesis')
const program = join(home, 'bin', 'schemathesis')
const doneFile = join(home, 'installed')

const countsSchema = z.object({ met: z.record(z.string(), z.number()), reached: z.array(z.string()) })
export type Counts = z.infer<typeof countsSchema>

export type Place = {
  readonly logDir: string
  readonly env: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/**
 * Installs the pinned version of Schemathesis once. Returns why it can't be installed on this machine (no
 * python3, or the installer's error); undefined when it is there. When the signal fires, throws.
 */
export async function installSchemathesis({ logDir, env, signal }: Place): Promise<string | undefined> {
  if (existsSync(doneFile) && readFileSync(doneFile, 'utf8') === version) return undefined
  const python = onPath('python3', env.PATH ?? '')
  if (python === undefined) return 'there is no python3'
  rmSync(home, { recursive: true, force: true })
  const run = (name: string, command: readonly string[]) =>
    runToEnd({ name, command, env, cwd: localDir, logFile: join(logDir, `${name}.log`) }, signal)
  try {
    await run('venv', [python, '-m', 'venv', home])
    await run('pip', [
      join(home, 'bin', 'pip'),
      'install',
      '--quiet',
      '--disable-pip-version-check',
      `schemathesis==${version}`,
    ])
  } catch (error) {
    signal.throwIfAborted()
    return `schemathesis ${version} could not be installed: ${error instanceof Error ? (error.message.split('\n').at(-1) ?? '').trim() : String(error)}`
  }
  writeFileSync(doneFile, version)
  return undefined
}

export type Target = {
  readonly name: string
  /** A file with SDL or an OpenAPI description. */
  readonly schema: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly examples: number
  /** Requests as the schema asks for them, others, or both. */
  readonly mode: 'positive' | 'negative' | 'all'
  readonly seed: number
  /** Operations that are left alone, as `Mutation.logOut`. */
  readonly without?: readonly string[]
  readonly known: Readonly<Record<string, readonly string[]>>
}

function readCounts(file: string): Counts {
  return existsSync(file)
    ? countsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { met: {}, reached: [] }
}

/**
 * Runs Schemathesis against a target to its end. Returns the counts of its answers, and the last 6000
 * characters of its output unless the exit code is 0 (no faults). When the signal fires, stops it and throws.
 */
export async function runSchemathesis(
  place: Place,
  target: Target,
): Promise<{ counts: Counts; report: string | undefined }> {
  const file = (name: string) => join(place.logDir, `${target.name}-${name}`)
  mkdirSync(place.logDir, { recursive: true })
  const known = file('known.json')
  const counts = file('counts.json')
  const logFile = file('run.log')
  writeFileSync(known, JSON.stringify(target.known))
  const options = [
    '--checks',
    'nothing_fails',
    '--phases',
    'examples,coverage,fuzzing',
    '--max-examples',
    String(target.examples),
    '--mode',
    target.mode,
  ]
  const command = [
    program,
    'run',
    target.schema,
    '--url',
    target.url,
    ...options,
    '--seed',
    String(target.seed),
    '--no-color',
    '--warnings',
    'off',
    '--continue-on-failure',
    '--suppress-health-check',
    'all',
    '--generation-database',
    'none',
    '--request-timeout',
    '20',
    ...Object.entries(target.headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    ...(target.without ?? []).flatMap((name) => ['--exclude-name', name]),
  ]
  const own = {
    FUZZ_KNOWN: known,
    FUZZ_COUNTS: counts,
    SCHEMATHESIS_HOOKS: join(import.meta.dirname, 'schemathesis_hooks.py'),
  }
  const env = { ...place.env, ...own, PYTHONDONTWRITEBYTECODE: '1' }
  const child: Child = startChild({ name: target.name, command, env, cwd: place.logDir, logFile })
  const abort = (): void => void child.stop()
  place.signal.addEventListener('abort', abort, { once: true })
  const { code } = await child.exited
  place.signal.removeEventListener('abort', abort)
  place.signal.throwIfAborted()
  const said = readFileSync(logFile, 'utf8')
  return { counts: readCounts(counts), report: code === 0 ? undefined : said.slice(-6000) }
}
