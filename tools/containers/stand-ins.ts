// Makes images that no registry provided: Debian by debootstrap, and on it the contents of the official
// image of that name.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { Refusal } from '../local/foreground.ts'
import { findJava, neededJava, onPath } from '../local/java.ts'
import { ensureDistribution, ensureKnn } from '../local/opensearch-dist.ts'
import { localDir } from '../local/paths.ts'
import { binaries } from '../local/postgres.ts'
import type { Engine } from './engine.ts'
import { run, type Workshop } from './workshop.ts'

const recipes = join(import.meta.dirname, 'stand-ins')
const debian = 'hemline-stand-in:debian'
const label = 'hemline.stand-in'

/**
 * An image that docker-compose.yml or the Dockerfile names; `standIn` describes its replacement, undefined
 * for the real image.
 */
export type Base = { readonly image: string; readonly standIn: string | undefined }

/** What the making of images needs. */
export type Bench = {
  readonly shop: Workshop
  readonly engine: Engine
  readonly javaHomes: readonly string[]
}

const docker = ({ shop, engine }: Bench, name: string, ...args: readonly string[]) =>
  run(shop, name, ['docker', ...args], engine.env)

/**
 * Returns an image's label as a stand-in: '' for a real image; undefined when the engine has no such image.
 */
function labelOf({ engine }: Bench, image: string): string | undefined {
  const format = `{{with .Config}}{{index .Labels "${label}"}}{{end}}`
  const asked = spawnSync('docker', ['image', 'inspect', '--format', format, image], {
    env: { ...engine.env },
    encoding: 'utf8',
  })
  return asked.status === 0 ? asked.stdout.trim().replace('<no value>', '') : undefined
}

/** Makes an empty build folder with the recipe's own files. */
function context({ shop }: Bench, name: string): string {
  const folder = join(shop.dir, 'contexts', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const entrypoint = join(recipes, `${name}-entrypoint.sh`)
  if (existsSync(entrypoint)) cpSync(entrypoint, join(folder, `${name}-entrypoint.sh`))
  return folder
}

/**
 * Makes an image of this machine's Debian release with this machine's certificates, so that installs in a
 * build reach the same servers.
 */
async function ensureDebian(bench: Bench): Promise<void> {
  if (labelOf(bench, debian) !== undefined) return
  const { shop, engine } = bench
  if (onPath('debootstrap', shop.env.PATH ?? '') === undefined)
    throw new Refusal(
      'images can’t be pulled here, and debootstrap, which makes them, is missing. As root on Debian: apt-get install debootstrap',
    )
  const folder = join(shop.dir, 'debian')
  rmSync(folder, { recursive: true, force: true })
  const release = parseEnv(readFileSync('/etc/os-release', 'utf8')).VERSION_CODENAME ?? 'stable'
  const include = '--include=ca-certificates,curl,libatomic1,libstdc++6'
  await run(shop, 'debootstrap', ['debootstrap', '--variant=minbase', include, release, folder])
  const certificates = 'etc/ssl/certs/ca-certificates.crt'
  if (existsSync(`/${certificates}`)) cpSync(`/${certificates}`, join(folder, certificates))
  for (const unused of [
    'var/cache/apt',
    'var/lib/apt/lists',
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
  ])
    rmSync(join(folder, unused), { recursive: true, force: true })
  const pack =
    'tar --directory "$0" --create . | docker import --change "LABEL hemline.stand-in=Debian" - "$1"'
  await run(shop, 'debian-import', ['sh', '-c', pack, folder, debian], engine.env)
  rmSync(folder, { recursive: true, force: true })
}

async function fillNode(bench: Bench, folder: string): Promise<void> {
  cpSync(process.execPath, join(folder, 'node'))
  const lines = await run(bench.shop, 'npm-pack', ['npm', 'pack', 'npm@11', '--pack-destination', folder])
  await run(bench.shop, 'npm-unpack', [
    'tar',
    '--extract',
    '--file',
    join(folder, lines.at(-1)?.trim() ?? ''),
    '--directory',
    folder,
  ])
}

async function fillPostgres(_bench: Bench, folder: string): Promise<void> {
  cpSync(realpathSync(join(dirname(binaries().postgres), '..')), join(folder, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
}

async function fillOpenSearch({ shop, javaHomes }: Bench, folder: string): Promise<void> {
  const java = findJava(javaHomes)
  if (java === undefined)
    throw new Refusal(
      `no Java ${neededJava} or newer was found, which OpenSearch’s stand-in needs (set OPENSEARCH_JAVA_HOME)`,
    )
  const mvn = onPath('mvn', shop.env.PATH ?? '')
  if (mvn === undefined)
    throw new Refusal('Maven (mvn), which fetches OpenSearch for its stand-in, is not installed')
  const { env, logDir, signal } = shop
  const dist = { distDir: join(localDir, 'opensearch-dist'), logDir, mvn, java, env, signal }
  const home = await ensureDistribution(dist)
  await ensureKnn(dist, home)
  cpSync(home, join(folder, 'opensearch'), { recursive: true })
  const sources = /\/(?:jmods|src\.zip|ct\.sym|man|demo|sample)$/
  cpSync(java.home, join(folder, 'java'), {
    recursive: true,
    dereference: true,
    filter: (path) => !sources.test(path),
  })
}

const fillers: Readonly<Record<string, (bench: Bench, folder: string) => Promise<void>>> = {
  node: fillNode,
  postgres: fillPostgres,
  opensearch: fillOpenSearch,
}

async function makeStandIn(bench: Bench, image: string): Promise<void> {
  const name = /([a-z]+):/.exec(image)?.[1] ?? ''
  const fill = fillers[name]
  if (fill === undefined)
    throw new Refusal(`${image} can’t be pulled here, and nothing of ours stands in for it`)
  await ensureDebian(bench)
  const folder = context(bench, name)
  await fill(bench, folder)
  await docker(
    bench,
    `stand-in-${name}`,
    'build',
    '--tag',
    image,
    '--file',
    join(recipes, `${name}.Dockerfile`),
    folder,
  )
  rmSync(folder, { recursive: true, force: true })
}

/** Whether the engine has the real image, or a registry provides it, or an earlier run made its stand-in. */
async function isThere(bench: Bench, image: string): Promise<boolean> {
  const known = labelOf(bench, image)
  if (known === '') return true
  const pulled = await docker(bench, 'pull', 'pull', '--quiet', image).catch(() => undefined)
  bench.shop.signal.throwIfAborted()
  return pulled !== undefined || known !== undefined
}

/**
 * Pulls these images where a registry has them, and makes stand-ins for the others. Returns each image with
 * what stands in for it, undefined for the real one.
 */
export async function ensureBases(bench: Bench, images: readonly string[]): Promise<readonly Base[]> {
  const bases: Base[] = []
  for (const image of images) {
    await bench.shop.step(image, async (note) => {
      if (!(await isThere(bench, image))) await makeStandIn(bench, image)
      const standIn = labelOf(bench, image) || undefined
      bases.push({ image, standIn })
      note(standIn === undefined ? 'the real image' : `stands in: ${standIn}`)
    })
  }
  return bases
}

/**
 * Removes the stand-ins from an engine that other people use, where no image may falsely bear a real one's
 * name. Does nothing on our own engine; failures are ignored.
 */
export function forgetStandIns({ engine }: Bench, bases: readonly Base[]): void {
  if (engine.isOwn) return
  const names = bases.flatMap(({ image, standIn }) => (standIn === undefined ? [] : [image]))
  if (names.length > 0)
    spawnSync('docker', ['image', 'rm', ...names], { env: { ...engine.env }, stdio: 'ignore' })
}
