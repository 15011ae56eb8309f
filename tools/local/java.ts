// Finds what OpenSearch needs: a Java of at least 21, and Maven to fetch it with.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const neededJava = 21

export type Java = { readonly home: string; readonly bin: string; readonly version: number }

/** The major version in what `java -version` writes; undefined when there is none. */
export function majorVersion(text: string): number | undefined {
  const found = /version "(\d+)/.exec(text)
  return found === null ? undefined : Number(found[1])
}

function javaAt(home: string): Java | undefined {
  const bin = join(home, 'bin', 'java')
  if (!existsSync(bin)) return undefined
  const version = majorVersion(spawnSync(bin, ['-version'], { encoding: 'utf8' }).stderr ?? '')
  return version === undefined ? undefined : { home, bin, version }
}

function installedHomes(): readonly string[] {
  const linux = existsSync('/usr/lib/jvm')
    ? readdirSync('/usr/lib/jvm').map((name) => join('/usr/lib/jvm', name))
    : []
  const mac = '/Library/Java/JavaVirtualMachines'
  return existsSync(mac)
    ? [...linux, ...readdirSync(mac).map((name) => join(mac, name, 'Contents', 'Home'))]
    : linux
}

/** Every Java there is, those that the environment names first. */
export function listJava(named: readonly string[]): readonly Java[] {
  const homes = [...new Set([...named, ...installedHomes()])]
  return homes.map(javaAt).filter((java) => java !== undefined)
}

/** The first Java that is new enough; undefined when there is none. */
export function findJava(named: readonly string[]): Java | undefined {
  return listJava(named).find((java) => java.version >= neededJava)
}

/** Where a program lies on PATH; undefined when it doesn't. */
export function onPath(name: string, path: string): string | undefined {
  return path
    .split(delimiter)
    .map((dir) => join(dir, name))
    .find((file) => existsSync(file))
}
