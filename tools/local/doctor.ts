// `make doctor`: lists the problems of this machine, each with its remedy. Exits with 1 when something that
// the shop needs is missing.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { checkBooks } from './books-check.ts'
import type { Finding } from './doctor-finding.ts'
import { databaseUrlOf, readSettings, type Settings } from './env.ts'
import { holderOf, readNote } from './instance.ts'
import { findJava, listJava, neededJava, onPath } from './java.ts'
import { localDir, root } from './paths.ts'
import { takenPorts } from './ports.ts'
import { binaries } from './postgres.ts'
import { startOf } from './process-id.ts'
import { isRoot, runAsFor } from './run-as.ts'

const fine = (what: string): Finding => ({ level: 'fine', what })
const lack = (what: string, remedy: string): Finding => ({ level: 'lack', what, remedy })
const fault = (what: string, remedy: string): Finding => ({ level: 'fault', what, remedy })

const neededGiB = 3
const goodMemoryGiB = 4

function firstLine(command: string, args: readonly string[]): string | undefined {
  const result = spawnSync(command, args, { encoding: 'utf8' })
  if (result.status !== 0) return undefined
  return stripVTControlCharacters(`${result.stdout}${result.stderr}`).split('\n')[0]?.trim()
}

function checkNode(): Finding {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 24) return fine(`Node ${process.versions.node} (of node_modules, or the machine's)`)
  return fault(
    `Node ${process.versions.node} is too old to run the shop`,
    'run make install, which brings the right one',
  )
}

function checkGit(): Finding {
  const version = firstLine('git', ['--version'])
  return version === undefined ? lack('git is not installed', 'apt-get install git') : fine(version)
}

function checkJava(settings: Settings): Finding {
  const java = findJava(settings.javaHomes)
  if (java !== undefined) return fine(`Java ${java.version} at ${java.home}`)
  const others = listJava(settings.javaHomes).map(({ version }) => version)
  const found =
    others.length === 0 ? 'no Java was found' : `only Java ${[...new Set(others)].join(', ')} was found`
  return lack(
    `${found}: the shop runs without OpenSearch, and searches in its database`,
    `install a Java of ${neededJava} or newer, or set OPENSEARCH_JAVA_HOME in .env`,
  )
}

function checkMaven(settings: Settings): Finding {
  if (existsSync(join(localDir, 'opensearch-dist')) && onPath('mvn', settings.all.PATH ?? '') !== undefined)
    return fine('Maven, and OpenSearch is downloaded')
  const version = firstLine('mvn', ['--version'])
  return version === undefined
    ? lack('Maven is not installed: OpenSearch can’t be fetched', 'apt-get install maven')
    : fine(version)
}

function checkChromium(settings: Settings): Finding {
  const version = existsSync(settings.chromium) ? firstLine(settings.chromium, ['--version']) : undefined
  if (version !== undefined) return fine(version)
  return lack(
    `no Chromium at ${settings.chromium}: make test leaves the browser journeys out`,
    'apt-get install chromium-headless-shell, or set CHROMIUM_PATH in .env',
  )
}

function checkDisk(): Finding {
  const { bavail, bsize } = statfsSync(root)
  const gib = (bavail * bsize) / 2 ** 30
  if (gib >= neededGiB) return fine(`${gib.toFixed(0)} GiB free on the disk`)
  return fault(
    `only ${gib.toFixed(1)} GiB free on the disk; ${neededGiB} are needed`,
    'make room, or run make clean-data',
  )
}

function checkMemory(): Finding {
  const gib = totalmem() / 2 ** 30
  if (gib >= goodMemoryGiB) return fine(`${gib.toFixed(0)} GiB of memory`)
  return lack(
    `${gib.toFixed(1)} GiB of memory is little for everything at once`,
    'set SEARCH_URL= (empty) in .env to run without OpenSearch',
  )
}

function checkDataFolder(): Finding {
  try {
    mkdirSync(localDir, { recursive: true })
    accessSync(localDir, constants.W_OK)
    const as = isRoot
      ? runAsFor({ name: 'postgres', group: 'postgres' }, [localDir, binaries().postgres])
      : undefined
    if (as?.capability !== undefined) {
      return fine(
        `data folder ${localDir} (a parent folder is closed to others; PostgreSQL and OpenSearch get ${as.capability} to pass it)`,
      )
    }
    return fine(`data folder ${localDir}`)
  } catch (error) {
    return fault(
      `data folder ${localDir} can't be used`,
      error instanceof Error ? error.message : String(error),
    )
  }
}

function checkPostgres(): Finding {
  try {
    const version = firstLine(binaries().postgres, ['--version'])
    if (version !== undefined) return fine(version)
  } catch {
    // npm installed no package for this machine; the line below gives the remedy.
  }
  return fault(
    'the PostgreSQL of node_modules does not start',
    'remove node_modules and run make install; on a machine of another kind, set DATABASE_URL in .env',
  )
}

async function checkRunning(settings: Settings): Promise<readonly Finding[]> {
  const holder = holderOf(localDir)
  if (holder !== undefined)
    return [fine(`${holder.name} is running (pid ${holder.pid}); its ports are its own`)]
  const left = (readNote(localDir)?.children ?? []).filter(
    (program) => startOf(program.pid) === program.started,
  )
  const crash = left.map(({ name, pid }) =>
    lack(`${name} (pid ${pid}) was left behind by a crash`, 'the next make up ends it, or: make clean-data'),
  )
  const taken = await takenPorts(settings.ports, [
    'web',
    'api',
    'pg',
    'search',
    'mail',
    'smtp',
    'indexer',
    'processor',
  ])
  if (taken.length === 0) return [...crash, fine('all ports are free')]
  return [...crash, ...(left.length > 0 ? [] : taken.map((line) => fault(line, 'see the line itself')))]
}

async function examine(): Promise<readonly Finding[]> {
  const settings = readSettings()
  return [
    checkNode(),
    checkGit(),
    checkPostgres(),
    checkJava(settings),
    checkMaven(settings),
    checkChromium(settings),
    checkDisk(),
    checkMemory(),
    checkDataFolder(),
    ...(await checkRunning(settings)),
    ...(await checkBooks(databaseUrlOf(settings))),
  ]
}

const marks = { fine: '✓', lack: '-', fault: '✗' } as const
try {
  const findings = await examine()
  for (const { level, what, remedy } of findings) {
    console.log(`  ${marks[level]} ${what}`)
    if (remedy !== undefined && remedy !== 'see the line itself') console.log(`      remedy: ${remedy}`)
  }
  const faults = findings.filter(({ level }) => level === 'fault').length
  const lacks = findings.filter(({ level }) => level === 'lack').length
  console.log(
    faults > 0
      ? `${faults} to repair before make up can work`
      : lacks > 0
        ? 'make up works here, with what is missing named above'
        : 'nothing is wrong here',
  )
  process.exitCode = faults > 0 ? 1 : 0
} catch (error) {
  console.log(`  ✗ ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
