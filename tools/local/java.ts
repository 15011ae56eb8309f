// Finds the programs that OpenSearch needs: Java 21 or newer, and Maven to download OpenSearch.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The oldest major version of Java that OpenSearch runs on. */
export const neededJava = 21

/** An installed Java: its home folder, its program and its major version. */
export type Java = { readonly home: string; readonly bin: string; readonly version: number }

/** Parses the major version from the output of `java -version`; undefined when it has none. */
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

/** Lists every installed Java, those at the named home folders first. */
export function listJava(named: readonly string[]): readonly Java[] {
  const homes = [...new Set([...named, ...installedHomes()])]
  return homes.map(javaAt).filter((java) => java !== undefined)
}

/**
 * Returns the first installed Java of version 21 or later, those of the named homes first; undefined when
 * there is none.
 */
export function findJava(named: readonly string[]): Java | undefined {
  return listJava(named).find((java) => java.version >= neededJava)
}

/** Returns the path of a program on the search path `path`; undefined when it is not there. */
export function onPath(name: string, path: string): string | undefined {
  return path
    .split(delimiter)
    .map((dir) => join(dir, name))
    .find((file) => existsSync(file))
}
