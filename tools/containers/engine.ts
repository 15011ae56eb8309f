// Finds the Docker engine that answers on this machine, or starts an own one on a Debian without one.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runToEnd, startChild } from '../local/children.ts'
import { Refusal } from '../local/foreground.ts'
import { onPath } from '../local/java.ts'
import { isRoot } from '../local/run-as.ts'
import type { Workshop } from './workshop.ts'

/** A Docker engine. */
export type Engine = {
  /** The environment with which `docker` reaches the engine. */
  readonly env: Readonly<Record<string, string>>
  /** Whether this program started the engine, so that it holds no other images. */
  readonly isOwn: boolean
  readonly version: string
  readonly stop: () => Promise<void>
}

const needed = ['docker.io', 'debootstrap', 'iptables', 'ca-certificates'] as const

/** Returns the version of the engine that `docker` reaches; undefined when none answers. */
function answering(env: Readonly<Record<string, string>>): string | undefined {
  const asked = spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], {
    env: { ...env },
    encoding: 'utf8',
  })
  const version = asked.stdout?.trim() ?? ''
  return asked.status === 0 && version !== '' ? version : undefined
}

const path = (shop: Workshop): string => shop.env.PATH ?? ''

/** Installs Debian's packages of Docker and debootstrap when they are missing. */
async function install(shop: Workshop): Promise<void> {
  if (onPath('dockerd', path(shop)) !== undefined && onPath('debootstrap', path(shop)) !== undefined) return
  if (!isRoot || onPath('apt-get', path(shop)) === undefined)
    throw new Refusal(
      `no Docker engine answers here. Start one; or, as root on Debian, install one: apt-get install ${needed.join(' ')}`,
    )
  await shop.step('Debian’s Docker', async () => {
    const env = { ...shop.env, DEBIAN_FRONTEND: 'noninteractive' }
    const run = (...args: readonly string[]) =>
      runToEnd(
        {
          name: 'apt',
          command: ['apt-get', ...args],
          env,
          cwd: '/',
          logFile: join(shop.logDir, 'apt.log'),
          keepLog: true,
        },
        shop.signal,
      )
    await run('update', '-qq')
    await run('install', '-y', '-qq', '--no-install-recommends', ...needed)
  })
}

async function startOwn(shop: Workshop): Promise<Engine> {
  if (!isRoot)
    throw new Refusal(
      'no Docker engine answers here, and only root can start one. Start one, or run this as root.',
    )
  const data = join(shop.dir, 'engine')
  mkdirSync(data, { recursive: true })
  // The path of a socket may have about a hundred letters, which a deep folder of a clone would exceed.
  const sockets = mkdtempSync(join(tmpdir(), 'hemline-docker-'))
  const host = `unix://${sockets}/docker.sock`
  const env = { ...shop.env, DOCKER_HOST: host }
  const child = startChild({
    name: 'dockerd',
    command: [
      'dockerd',
      '--data-root',
      data,
      '--exec-root',
      join(sockets, 'exec'),
      '--pidfile',
      join(sockets, 'pid'),
      '--host',
      host,
    ],
    env: shop.env,
    cwd: '/',
    logFile: join(shop.logDir, 'dockerd.log'),
    graceMs: 60_000,
  })
  const stop = async (): Promise<void> => {
    await child.stop()
    rmSync(sockets, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 240 && child.isRunning(); tries += 1) {
    const version = answering(env)
    if (version !== undefined) return { env, isOwn: true, version, stop }
    if (shop.signal.aborted) break
    await sleep(250)
  }
  const last = child.lastLines(10).map((line) => `    ${line}`)
  await stop()
  shop.signal.throwIfAborted()
  throw new Refusal(`the Docker engine did not start. Its last lines:\n${last.join('\n')}`)
}

/**
 * Returns the Docker engine that answers; otherwise, as root on Debian, starts an own one in the workshop's
 * folder. Throws Refusal with the remedy when neither is possible.
 */
export async function openEngine(shop: Workshop): Promise<Engine> {
  const version = onPath('docker', path(shop)) === undefined ? undefined : answering(shop.env)
  if (version !== undefined) return { env: shop.env, isOwn: false, version, stop: async () => undefined }
  await install(shop)
  return shop.step('Docker engine', async (note) => {
    const engine = await startOwn(shop)
    note(`${engine.version}, of our own`)
    return engine
  })
}
