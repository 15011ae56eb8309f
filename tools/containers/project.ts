// The project of docker-compose.yml under a name and on ports of its own, so that it leaves a shop that
// runs here alone.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Ports, portNames } from '../local/env.ts'
import { root } from '../local/paths.ts'
import type { Engine } from './engine.ts'
import { run, type Workshop } from './workshop.ts'

/** The project in an engine. */
export type Project = {
  /**
   * Runs a Compose command on the project to its end and returns its last lines; the log `name` has its
   * output.
   */
  readonly compose: (name: string, ...args: readonly string[]) => Promise<readonly string[]>
}

const projectName = 'hemline-containers'
const file = z.object({
  services: z.record(
    z.string(),
    z.object({ image: z.string(), build: z.object({ dockerfile: z.string() }).optional() }),
  ),
})
const started = z.object({ Service: z.string(), State: z.string(), ExitCode: z.number() })

/** A container of the project, as `docker compose ps` lists it. */
export type Started = z.infer<typeof started>

/**
 * Returns the images of docker-compose.yml that are not built here, each once: those of services, and the
 * base images of the Dockerfiles.
 */
export function baseImages(): readonly string[] {
  const { services } = file.parse(
    parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }),
  )
  const all = Object.values(services)
  const recipes = new Set(
    all.flatMap(({ build }) =>
      build === undefined ? [] : [readFileSync(join(root, build.dockerfile), 'utf8')],
    ),
  )
  const under = [...recipes].flatMap((text) =>
    [...text.matchAll(/^FROM (\S+:\S+)/gm)].map((match) => match[1] ?? ''),
  )
  return [...new Set([...under, ...all.flatMap(({ image, build }) => (build === undefined ? [image] : []))])]
}

/**
 * Returns the limit on open files of a process here, which also limits a container of an engine that this
 * program started.
 */
function openFiles(): number {
  const limit = /^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
  return limit === undefined ? Number.POSITIVE_INFINITY : Number(limit)
}

/**
 * Returns the options for an override file, for settings of docker-compose.yml that an own engine can't
 * grant on this machine.
 */
function override(shop: Workshop, engine: Engine): readonly string[] {
  if (!engine.isOwn || openFiles() >= 65_536) return []
  const path = join(shop.dir, 'override.json')
  mkdirSync(shop.dir, { recursive: true })
  writeFileSync(path, JSON.stringify({ services: { opensearch: { ulimits: { nofile: openFiles() } } } }))
  shop.say(`  - a process may open ${openFiles()} files here, so OpenSearch gets that many instead of 65536`)
  return ['--file', path]
}

/**
 * Settings that win over this machine's `.env`: the run has the small seed, practice payments and the
 * demonstration's password.
 */
const settings = {
  SEED_PROFILE: 'small',
  SEED_ITEMS: '',
  PAYMENTS_DRIVER: 'sandbox',
  PG_PASSWORD: 'hemline',
  COMPOSE_PROGRESS: 'plain',
}

/**
 * Returns the shop's Docker Compose project: how to call Compose for it, with these ports. Starts nothing.
 */
export function openProject(
  shop: Workshop,
  engine: Engine,
  composeCommand: readonly string[],
  ports: Ports,
): Project {
  const files = ['--file', 'docker-compose.yml', ...override(shop, engine)]
  const command = [
    ...composeCommand,
    '--project-name',
    projectName,
    '--project-directory',
    root,
    '--env-file',
    '/dev/null',
    ...files,
  ]
  const own = Object.entries(portNames).map(([key, name]) => [name, String(ports[key as keyof Ports])])
  const env = { ...engine.env, ...Object.fromEntries(own), ...settings }
  return { compose: (name, ...args) => run(shop, name, [...command, ...args], env) }
}

/** Returns every container of the project, also those that have ended. */
export async function listStarted({ compose }: Project): Promise<readonly Started[]> {
  const lines = await compose('ps', 'ps', '--all', '--format', 'json')
  return lines.filter((line) => line.startsWith('{')).map((line) => started.parse(JSON.parse(line)))
}

/** Removes the shop's containers, network and volumes, and so all its data. */
export async function takeDown({ compose }: Project): Promise<void> {
  await compose('down', 'down', '--volumes', '--remove-orphans', '--timeout', '20')
}
