// Remembers what a step of `make verify` was given when it last found nothing, so that `make test-quick` can
// leave a step out whose answer can't have changed. Nothing here is committed: a fresh clone runs every step.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { listPaths, root } from './sources.ts'

/** A file by its path from the root, with a digest of the content that a step reads of it. */
export type Given = ReadonlyMap<string, string>

const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64url')

/** Versions of the tools, and the settings that hold for every file: when one changes, every file counts. */
const settings =
  /^(?:pnpm-lock\.yaml|package\.json|biome\.json|\.dependency-cruiser\.mjs|tools\/checks\/domain-layers\.ts)$|(?:^|\/)(?:tsconfig[\w.]*|package)\.json$/

/** Returns the lines of code that import something, which is all that the import rules look at. */
export const importLines = (text: string): string =>
  (
    text.match(/\bfrom\s+['"][^'"]+['"]|\bimport\s*\(?\s*['"][^'"]+['"]|^(?:import|export)\b.*$/gm) ?? []
  ).join('\n')

/**
 * Returns the input of a check step: the digest of every file that git tracks or would add and whose path
 * `isRead` accepts. `part` says which part of a file's text the step looks at; settings count whole.
 */
export function givenTo(
  isRead: (path: string) => boolean,
  part: (text: string) => string = (text) => text,
): Given {
  const paths = listPaths().filter((path) => isRead(path) || settings.test(path))
  return new Map(
    paths.map((path) => {
      const content = readFileSync(root + path)
      return [path, digest(settings.test(path) ? content : part(content.toString('utf8')))]
    }),
  )
}

/**
 * Returns the paths that were added, changed or removed between two inputs of a step; undefined when all
 * files count, because a setting differs.
 */
export function changedSince(before: Given, now: Given): string[] | undefined {
  const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
    (path) => before.get(path) !== now.get(path),
  )
  return changed.some((path) => settings.test(path)) ? undefined : changed.sort()
}

const fileOf = (step: string): string => `${root}node_modules/.cache/verify/${step}.json`

/** Returns the input with which a check step was last green; empty, so that all files count, before that. */
export function lastGreen(step: string): Given {
  try {
    return new Map(JSON.parse(readFileSync(fileOf(step), 'utf8')) as [string, string][])
  } catch {
    return new Map()
  }
}

/**
 * Stores the input with which a check step was green; undefined (the step failed) makes the next run count
 * all files.
 */
export function rememberGreen(step: string, given: Given | undefined): void {
  const file = fileOf(step)
  if (given === undefined) {
    if (existsSync(file)) rmSync(file)
    return
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify([...given]))
}
