// Finds Compose 2: Docker's own plugin, a `docker-compose` on PATH, or, on a Debian with an older one, the
// package of Debian 13.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { Refusal } from '../local/foreground.ts'
import { onPath } from '../local/java.ts'
import { run, type Workshop } from './workshop.ts'

/** The first release of Debian that has Compose 2. */
const release = 'trixie'
const sourcesFolder = '/etc/apt/sources.list.d'

/**
 * Whether this command is Compose 2, which can read docker-compose.yml; Compose 1, written in Python,
 * can't.
 */
function isTwo(command: readonly string[], shop: Workshop): boolean {
  const [program = '', ...args] = [...command, 'version', '--short']
  const asked = spawnSync(program, args, { env: { ...shop.env }, encoding: 'utf8' })
  return asked.status === 0 && Number(/^v?(\d+)\./.exec(asked.stdout.trim())?.[1] ?? 0) >= 2
}

/** Returns this machine's Debian sources with the newer release's name, in each of apt's two formats. */
function newerSources(): { readonly list: string; readonly sources: string } {
  const own = parseEnv(readFileSync('/etc/os-release', 'utf8')).VERSION_CODENAME ?? ''
  const named = existsSync(sourcesFolder)
    ? readdirSync(sourcesFolder).map((name) => join(sourcesFolder, name))
    : []
  const textOf = (ending: string): string =>
    ['/etc/apt/sources.list', ...named]
      .filter((path) => path.endsWith(ending) && existsSync(path))
      .map((path) => readFileSync(path, 'utf8'))
      .filter((text) => own !== '' && text.includes(own))
      .join('\n')
      .replaceAll(own, release)
  return { list: textOf('.list'), sources: textOf('.sources') }
}

/**
 * Downloads Debian's package without installing it, since nothing else of that release belongs on this
 * machine.
 */
async function download(shop: Workshop, target: string): Promise<void> {
  const folder = join(shop.dir, 'compose')
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['parts', 'lists/partial', 'cache', 'unpacked'])
    mkdirSync(join(folder, name), { recursive: true })
  const { list, sources } = newerSources()
  writeFileSync(join(folder, 'parts', 'newer.list'), list)
  writeFileSync(join(folder, 'parts', 'newer.sources'), sources)
  const settings = {
    'Dir::Etc::sourcelist': '/dev/null',
    'Dir::Etc::sourceparts': join(folder, 'parts'),
    'Dir::State::lists': join(folder, 'lists'),
    'Dir::Cache': join(folder, 'cache'),
    'APT::Sandbox::User': '',
  }
  const apt = [
    'apt-get',
    '-qq',
    ...Object.entries(settings).flatMap(([key, value]) => ['-o', `${key}=${value}`]),
  ]
  await run(shop, 'compose-lists', [...apt, 'update'])
  const fetchIt =
    'cd "$0" && "$@" download docker-compose && dpkg-deb --extract docker-compose_*.deb unpacked'
  await run(shop, 'compose-download', ['sh', '-c', fetchIt, folder, ...apt])
  mkdirSync(join(shop.dir, 'bin'), { recursive: true })
  await run(shop, 'compose-keep', [
    'mv',
    join(folder, 'unpacked/usr/libexec/docker/cli-plugins/docker-compose'),
    target,
  ])
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Returns the words that start a command of Compose 2. Throws Refusal when there is none and apt can't
 * download it.
 */
export async function findCompose(shop: Workshop): Promise<readonly string[]> {
  const own = join(shop.dir, 'bin', 'docker-compose')
  const found = [['docker', 'compose'], ['docker-compose'], [own]].find((command) => isTwo(command, shop))
  if (found !== undefined) return found
  if (onPath('apt-get', shop.env.PATH ?? '') === undefined)
    throw new Refusal(
      'Docker Compose 2 is missing. Install it: docker-compose-plugin of Docker’s own packages, or docker-compose of Debian 13.',
    )
  await shop.step('Compose 2', async (note) => {
    await download(shop, own)
    if (!isTwo([own], shop)) throw new Refusal(`the Compose of Debian 13 does not start here: ${own}`)
    note('of Debian 13')
  })
  return [own]
}
