// The only reader of the local stack's environment: variables of the shell win over .env, and .env over
// .env.example.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { chromiumPath } from './chromium.ts'
import { root } from './paths.ts'

/** The port of each service of the stack. */
export type Ports = {
  readonly web: number
  readonly api: number
  readonly pg: number
  readonly search: number
  readonly mail: number
  readonly smtp: number
  readonly indexer: number
  readonly processor: number
}

/** The sizes of the seeded shop. */
export type SeedProfile = 'small' | 'default' | 'scale'

/** The settings of a stack. */
export type Settings = {
  readonly ports: Ports
  readonly seedProfile: SeedProfile
  readonly seedItems: string | undefined
  /** The addresses from the environment; undefined: the stack derives them from its own ports. */
  readonly databaseUrl: string | undefined
  readonly searchUrl: string | undefined
  readonly nodeEnv: string | undefined
  readonly javaHomes: readonly string[]
  readonly chromium: string
  readonly ci: boolean
  /** All variables, which child processes get. */
  readonly all: Readonly<Record<string, string>>
}

/** The variable of each port, in the order in which messages name them. */
export const portNames: Readonly<Record<keyof Ports, string>> = {
  web: 'WEB_PORT',
  api: 'API_PORT',
  pg: 'PG_PORT',
  search: 'SEARCH_PORT',
  mail: 'MAIL_PORT',
  smtp: 'SMTP_PORT',
  indexer: 'INDEXER_PORT',
  processor: 'PROCESSOR_PORT',
}

const profiles: readonly SeedProfile[] = ['small', 'default', 'scale']

/** Thrown for an environment that can't be used; the message tells the person who set it what to change. */
export class SettingsError extends Error {}

function readFileEnv(name: string): Record<string, string> {
  const path = join(root, name)
  if (!existsSync(path)) return {}
  const out: Record<string, string> = {}
  for (const [key, value] of Object.entries(parseEnv(readFileSync(path, 'utf8')))) out[key] = value ?? ''
  return out
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  const out: Record<string, string> = {}
  for (const [key, value] of Object.entries(env)) if (value !== undefined) out[key] = value
  return out
}

function portOf(all: Readonly<Record<string, string>>, name: string): number {
  const text = all[name] ?? ''
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new SettingsError(
      `${name} is "${text}"; it has to be a port number from 1 to 65535. Change it in .env.`,
    )
  }
  return port
}

function samePort(ports: Ports): void {
  const seen = new Map<number, string>()
  for (const key of Object.keys(portNames) as (keyof Ports)[]) {
    const other = seen.get(ports[key])
    if (other !== undefined) {
      throw new SettingsError(
        `${other} and ${portNames[key]} are both ${ports[key]}; give one of them another number in .env.`,
      )
    }
    seen.set(ports[key], portNames[key])
  }
}

/**
 * Makes settings from tables of variables; earlier tables win. Throws SettingsError on a port or profile
 * that can't be used, or on one port for two services.
 */
export function settingsFrom(layers: readonly Readonly<Record<string, string>>[]): Settings {
  const all: Record<string, string> = Object.assign({}, ...[...layers].reverse())
  const ports = Object.fromEntries(
    Object.entries(portNames).map(([key, name]) => [key, portOf(all, name)]),
  ) as unknown as Ports
  samePort(ports)
  const profile = profiles.find((p) => p === all.SEED_PROFILE)
  if (profile === undefined) {
    throw new SettingsError(
      `SEED_PROFILE is "${all.SEED_PROFILE ?? ''}"; it has to be one of ${profiles.join(', ')}.`,
    )
  }
  return {
    ports,
    seedProfile: profile,
    seedItems: all.SEED_ITEMS || undefined,
    databaseUrl: all.DATABASE_URL || undefined,
    searchUrl: all.SEARCH_URL,
    nodeEnv: all.NODE_ENV || undefined,
    javaHomes: [all.OPENSEARCH_JAVA_HOME, all.JAVA_HOME].filter(
      (home): home is string => home !== undefined && home !== '',
    ),
    chromium: chromiumPath(all.CHROMIUM_PATH),
    ci: all.CI === 'true' || all.CI === '1',
    all,
  }
}

/**
 * Reads the settings of this machine: shell, then .env, then .env.example. Throws SettingsError as
 * settingsFrom does.
 */
export function readSettings(): Settings {
  return settingsFrom([definedOnly(process.env), readFileEnv('.env'), readFileEnv('.env.example')])
}

/** The place of a second stack: its ports, its data folder and its seed. */
export type Elsewhere = { readonly ports: Ports; readonly dir: string; readonly seedProfile: SeedProfile }

/**
 * Returns these settings for a second stack with its own ports and folder. Addresses that were set are
 * dropped, so that they follow the new ports.
 */
export function elsewhere(settings: Settings, { ports, dir, seedProfile }: Elsewhere): Settings {
  const {
    DATABASE_URL,
    SEARCH_URL,
    WEB_ORIGIN,
    API_URL,
    SMTP_URL,
    PROCESSOR_URL,
    SHOP_WEBHOOK_URL,
    CARRIER_WEBHOOK_ORIGIN,
    ...all
  } = settings.all
  const searchUrl = SEARCH_URL === '' ? '' : undefined
  return {
    ...settings,
    ports,
    seedProfile,
    databaseUrl: undefined,
    searchUrl,
    all: { ...all, PICTURE_CACHE_DIR: join(dir, 'pictures'), PHOTO_STORE_DIR: join(dir, 'photos') },
  }
}

/**
 * Returns the URL of the database that commands work on: DATABASE_URL if it is set, else the database of
 * the stack on this machine.
 */
export const databaseUrlOf = ({ databaseUrl, ports }: Settings): string =>
  databaseUrl ?? `postgres://hemline:hemline@127.0.0.1:${ports.pg}/hemline`

/** The URLs of PostgreSQL and OpenSearch; an empty `searchUrl` means no OpenSearch. */
export type ServiceUrls = { readonly databaseUrl: string; readonly searchUrl: string }

/**
 * Returns the environment of every program of the stack. Relative folders become absolute, since programs
 * run in different folders.
 */
export function childEnv(settings: Settings, urls: ServiceUrls, nodeEnv: string): Record<string, string> {
  const { ports, all } = settings
  const env: Record<string, string> = { ...all }
  for (const [key, name] of Object.entries(portNames)) env[name] = String(ports[key as keyof Ports])
  env.DATABASE_URL = urls.databaseUrl
  env.SEARCH_URL = urls.searchUrl
  env.WEB_ORIGIN = all.WEB_ORIGIN || `http://localhost:${ports.web}`
  env.API_URL = all.API_URL || `http://127.0.0.1:${ports.api}`
  env.SMTP_URL = all.SMTP_URL || `smtp://127.0.0.1:${ports.smtp}`
  env.PROCESSOR_URL = all.PROCESSOR_URL || `http://127.0.0.1:${ports.processor}`
  env.SHOP_WEBHOOK_URL = all.SHOP_WEBHOOK_URL || `${env.API_URL}/webhooks/payments/sandbox`
  // At this speed a parcel's day takes a minute; with CARRIER_SPEED=1 it takes a day.
  env.CARRIER_SPEED = all.CARRIER_SPEED || '1440'
  env.CARRIER_WEBHOOK_ORIGIN = all.CARRIER_WEBHOOK_ORIGIN || env.API_URL
  env.MAIL_URL = `http://127.0.0.1:${ports.mail}`
  env.PICTURE_CACHE_DIR = resolve(root, all.PICTURE_CACHE_DIR || '.local/pictures')
  env.PHOTO_STORE_DIR = resolve(root, all.PHOTO_STORE_DIR || '.local/photos')
  env.NODE_ENV = nodeEnv
  env.PATH = `${join(root, 'node_modules', '.bin')}:${all.PATH ?? ''}`
  return env
}
