// Checks the image of the shop's programs: its size, its user, and that no files of this machine are in it.
import { execFileSync } from 'node:child_process'
import { Refusal } from '../local/foreground.ts'
import type { Engine } from './engine.ts'

const image = 'hemline-app'
/**
 * The largest size in MB. Node, native parts and production packages take 500; with the packages for
 * building and testing it was 1500.
 */
const mostMegabytes = 700
/**
 * Files that must not be in the image: settings with secrets, the history, data of this machine, and
 * backups of a shop.
 */
const never = ['.env', '.git', '.local', 'backups']

const docker = (engine: Engine, ...args: readonly string[]): string =>
  execFileSync('docker', [...args], { env: { ...engine.env }, encoding: 'utf8' }).trim()

/**
 * Returns the size of the shop's container image on the disk in millions of bytes. Throws when there is no
 * such image.
 */
export const imageMegabytes = (engine: Engine): number =>
  Math.round(Number(docker(engine, 'image', 'inspect', '--format', '{{.Size}}', image)) / 1_000_000)

/**
 * Throws Refusal with a list of all faults of the image: more than 700 MB, programs that run as root, or
 * files that must not be in it.
 */
export function checkImage(engine: Engine): void {
  const megabytes = imageMegabytes(engine)
  const user = docker(engine, 'run', '--rm', image, 'id', '-un')
  const files = docker(engine, 'run', '--rm', image, 'ls', '-A').split('\n')
  const wrong = [
    megabytes > mostMegabytes ? `it has ${megabytes} MB, more than ${mostMegabytes}` : [],
    user === 'root' ? 'its programs run as root' : [],
    files.filter((name) => never.includes(name)).map((name) => `it holds ${name}`),
  ].flat()
  if (wrong.length > 0) throw new Refusal(`the image ${image}: ${wrong.join('; ')}`)
}
