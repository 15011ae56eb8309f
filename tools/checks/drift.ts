// Finds out whether codegen changes generated files: compares their state before and after codegen has run.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './sources.ts'

const generatedPaths = ['schema/generated', 'api/src/generated']

/** Returns the SHA-256 of every generated file, and of the list of persisted operations, by its path. */
export function generatedState(): Map<string, string> {
  const files = generatedPaths
    .filter((folder) => existsSync(root + folder))
    .flatMap((folder) => readdirSync(root + folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
  return new Map(
    [...files, 'schema/persisted.json'].map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(root + path))
        .digest('hex'),
    ]),
  )
}

/** Returns the sorted paths of files that were added, changed or removed between the two states. */
export function generatedChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort()
}
