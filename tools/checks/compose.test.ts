import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { baseImages } from '../containers/project.ts'
import { portNames } from '../local/env.ts'
import { root } from './sources.ts'

const read = (path: string): string => readFileSync(root + path, 'utf8')
const text = read('docker-compose.yml')

const seconds = z.string().regex(/^\d+(?:s|m)$/)
const oneShot = ['migrate', 'seed']
const healthcheck = z.strictObject({
  test: z.tuple([z.literal('CMD')], z.string()),
  interval: seconds,
  timeout: seconds,
  retries: z.number().int().positive(),
  start_period: seconds,
})
const service = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.literal('.'), dockerfile: z.string() }).optional(),
  init: z.boolean().optional(),
  restart: z.enum(['no', 'unless-stopped']),
  stop_grace_period: seconds.optional(),
  shm_size: z.string().optional(),
  command: z.array(z.string()).min(1).optional(),
  environment: z.record(z.string(), z.string()),
  ports: z.array(z.string().regex(/^127\.0\.0\.1:\$\{[A-Z_]+:-\d+\}:\d+$/)).optional(),
  volumes: z.array(z.string().regex(/^[a-z]+:\/[\w/]+$/)).optional(),
  ulimits: z.record(z.string(), z.number()).optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }),
    )
    .optional(),
  healthcheck: healthcheck.optional(),
})
/**
 * The keys that docker-compose.yml may use. The schema is narrower than the format, so that a mistyped key
 * fails instead of passing as another valid key.
 */
const compose = z.object({
  name: z.literal('hemline'),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
})

const dockerfile = read('docker/app.Dockerfile')
const nodeImage = /^FROM (\S+)/m.exec(dockerfile)?.[1] ?? ''
const { services, volumes } = compose.parse(parse(text, { merge: true }))
const all = Object.entries(services)
const longRunning = all.filter(([name]) => !oneShot.includes(name))
const ours = all.filter(([, { build }]) => build !== undefined)

describe('docker-compose.yml', () => {
  it('has the services of the local stack', () => {
    expect(Object.keys(services).sort()).toEqual(
      [
        'postgres',
        'opensearch',
        'migrate',
        'seed',
        'api',
        'worker',
        'search-indexer',
        'web',
        'mail',
        'processor',
      ].sort(),
    )
  })

  it('checks the health of everything that runs on, and starts it again', () => {
    expect(
      longRunning.filter(([, { healthcheck: check }]) => check === undefined).map(([name]) => name),
    ).toEqual([])
    expect(
      longRunning.filter(([, { restart }]) => restart !== 'unless-stopped').map(([name]) => name),
    ).toEqual([])
    expect(oneShot.map((name) => services[name]?.restart)).toEqual(['no', 'no'])
  })

  it('waits for the health of what runs on, and for the end of what ends', () => {
    for (const [name, { depends_on = {} }] of all) {
      for (const [needed, { condition }] of Object.entries(depends_on)) {
        expect(services, `${name} needs ${needed}`).toHaveProperty(needed)
        expect(`${name} → ${needed}: ${condition}`).toBe(
          `${name} → ${needed}: ${oneShot.includes(needed) ? 'service_completed_successfully' : 'service_healthy'}`,
        )
      }
    }
  })

  it('pins every image that it does not build, and every base of those it builds', () => {
    const pulled = all.filter(([, { build }]) => build === undefined).map(([, { image }]) => image)
    const files = new Set(ours.map(([, { build }]) => build?.dockerfile ?? ''))
    const bases = [...files].flatMap((file) =>
      [...read(file).matchAll(/^FROM (\S+:\S+)/gm)].map((match) => match[1] ?? ''),
    )
    expect(bases.length).toBeGreaterThan(0)
    expect([...pulled, ...bases].filter((image) => !/:\d+\.\d+(?:\.\d+)?(?:-[a-z]+)?$/.test(image))).toEqual(
      [],
    )
  })

  it('has something to stand in for each of them, where it can’t be pulled', () => {
    const recipes = baseImages().map(
      (image) => `tools/containers/stand-ins/${/([a-z]+):/.exec(image)?.[1]}.Dockerfile`,
    )
    expect(recipes.length).toBe(3)
    expect(recipes.filter((path) => !existsSync(root + path))).toEqual([])
    expect(recipes.filter((path) => !/^LABEL hemline\.stand-in=/m.test(read(path)))).toEqual([])
  })

  it('builds with the Node and pnpm of package.json', () => {
    const { packageManager, devDependencies } = z
      .object({ packageManager: z.string(), devDependencies: z.object({ node: z.string() }) })
      .parse(JSON.parse(read('package.json')))
    expect(nodeImage).toBe(`node:${devDependencies.node}-slim`)
    expect(dockerfile).toContain(`npm install --global ${packageManager}`)
  })

  it('installs by the lockfile as it is, and without pnpm writing itself into it', () => {
    const installs = [...dockerfile.matchAll(/pnpm install(.*)$/gm)].map((match) => match[1])
    expect(installs).toEqual([' --frozen-lockfile --prod', ' --frozen-lockfile'])
    expect(parse(read('pnpm-workspace.yaml'))).toMatchObject({ pmOnFail: 'ignore' })
  })

  it('ships production packages that were installed alone, and the site that was built beside them', () => {
    const stages = dockerfile.split(/^FROM /m).slice(1)
    const [packages = '', build = '', last = ''] = stages
    expect(stages.map((stage) => stage.split('\n')[0])).toEqual([
      `${nodeImage} AS packages`,
      'packages AS build',
      nodeImage,
    ])
    expect(packages).not.toMatch(/^COPY \. /m)
    expect(build).toMatch(/vite\.js build$/m)
    expect([...last.matchAll(/^COPY (.+)$/gm)].map((match) => match[1])).toEqual([
      '--from=packages /app /app',
      '. .',
      '--from=build /app/web/dist web/dist',
    ])
  })

  it('does not run as root, and owns the folders of its volumes', () => {
    const last = dockerfile.split(/^FROM /m).at(-1) ?? ''
    expect(last).toMatch(/^USER node$/m)
    const made = /mkdir -p ((?:\/data\/\w+ ?)+)&& chown -R node:node \/data$/m
      .exec(last)?.[1]
      ?.trim()
      .split(' ')
    const mounted = ours.flatMap(([, one]) => (one.volumes ?? []).map((volume) => volume.split(':')[1] ?? ''))
    expect([...new Set(mounted)].sort()).toEqual(made?.sort())
  })

  it('is made of nothing that git ignores: no settings, no data, no backups', () => {
    const lines = (path: string) =>
      read(path)
        .split('\n')
        .map((line) => line.replace(/^\*\*\//, '').replace(/\/$/, ''))
        .filter((line) => line !== '' && !line.startsWith('#'))
    const left = lines('.dockerignore')
    expect(lines('.gitignore').filter((line) => !left.includes(line))).toEqual([])
    expect(left).toContain('.git')
  })

  it('starts OpenSearch and PostgreSQL with time to stop, and on every engine that Debian has', () => {
    expect(text).not.toMatch(/^\s*start_interval:/m)
    expect(
      all.filter(([, { stop_grace_period }]) => stop_grace_period === undefined).map(([name]) => name),
    ).toEqual([])
  })

  it('runs PostgreSQL with the settings of the local stack', () => {
    const options = (services.postgres?.command ?? []).filter((word) => word.includes('='))
    const local = read('tools/local/postgres.ts')
    expect(options.length).toBeGreaterThan(2)
    expect(options.filter((option) => !local.includes(option.replace(/=(.*)/, ": '$1'")))).toEqual([])
  })

  it('takes from .env only what .env.example tells of, with the same defaults', () => {
    const known = new Map(
      [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)].map((match) => [match[1], match[2]]),
    )
    const used = [...text.matchAll(/(?<!\$)\$\{([A-Z_]+):-([^}]*)\}/g)].map(
      (match) => [match[1] ?? '', match[2]] as const,
    )
    expect(used.length).toBeGreaterThan(7)
    const strangers = used.filter(([name, value]) => name !== 'SEED_ITEMS' && known.get(name) !== value)
    expect(strangers).toEqual([])
    expect([...text.matchAll(/(?<!\$)\$\{[A-Z_]+\}|(?<![$\w])\$[A-Z]/g)].map(String)).toEqual([])
  })

  it('publishes every port of the local stack', () => {
    const published = all.flatMap(([, { ports = [] }]) =>
      ports.map((port) => /\{([A-Z_]+)/.exec(port)?.[1] ?? ''),
    )
    expect(published.sort()).toEqual(Object.values(portNames).sort())
  })

  it('sets only what a program of ours reads', () => {
    const readers = [
      'api/src/config.ts',
      'search-indexer/src/config.ts',
      'web/host/main.ts',
      'tools/mail/main.ts',
      'tools/processor/main.ts',
      'db/src/migrate.ts',
      'docker-compose.yml',
    ]
    const reading = readers
      .map((path) => (path === 'docker-compose.yml' ? text.replace(/^ +[A-Z_]+:.*$/gm, '') : read(path)))
      .join('\n')
    const names = new Set(ours.flatMap(([, { environment }]) => Object.keys(environment)))
    expect([...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(reading))).toEqual([])
  })

  it('starts programs that are there, and keeps data in volumes that it names', () => {
    const programs = ours.flatMap(
      ([, one]) =>
        [...(one.command ?? []), ...(one.healthcheck?.test ?? [])].join(' ').match(/[\w./-]+\.ts\b/g) ?? [],
    )
    expect(programs.length).toBeGreaterThan(10)
    expect(programs.filter((path) => !existsSync(root + path))).toEqual([])
    const mounted = all.flatMap(([, one]) => (one.volumes ?? []).map((volume) => volume.split(':')[0] ?? ''))
    expect([...new Set(mounted)].sort()).toEqual(Object.keys(volumes).sort())
  })
})
