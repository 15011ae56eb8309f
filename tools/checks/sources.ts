// The input of the checks: every text file of the repository that git tracks or would add.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The repository's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** A file by its path from the root, with its text. */
export type Source = { path: string; text: string }

const written =
  /\.(?:ts|tsx|mts|mjs|js|json|md|sql|css|html|graphql|sh|ya?ml|toml)$|^(?:Makefile|Dockerfile)|\/Dockerfile|^\.(?:env\.example|ci\/run)/
const foreign = /^pnpm-lock\.yaml$|mockServiceWorker\.js$|\/node_modules\//

/**
 * Returns the paths from the root of all files that git tracks or would add and that exist, sorted, each
 * once.
 */
export function listPaths(): string[] {
  const out = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
  return [...new Set(out.split('\n'))].filter((path) => path !== '' && existsSync(root + path)).sort()
}

/** Reads all text files of the repository, without those that other projects wrote. */
export function readSources(): Source[] {
  return listPaths()
    .filter((path) => written.test(path) && !foreign.test(path))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))
}

const generated = /\/generated\/|\.gen\.ts$|^db\/src\/types\.ts$/
/** Returns whether a path is TypeScript (.ts, .tsx) that was not generated. */
export const isCode = (path: string) => /\.tsx?$/.test(path) && !generated.test(path)
/** Returns whether a path is a test, or code that only tests use (testing/, e2e/). */
export const isTest = (path: string) => /\.(?:test|spec|contract)\.tsx?$|\/testing\/|\/e2e\//.test(path)

/** Blanks out comments and keeps the line numbers, so that a check finds no words of comments. */
export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (c) => c.replace(/[^\n]/g, ' '))
    .replace(/(^|[\s;{(,])\/\/[^\n]*/g, '$1')
}

/** Returns each match of a pattern in a source, with its line number from 1. The pattern needs the flag g. */
export function places(source: Source, pattern: RegExp): { line: number; match: RegExpMatchArray }[] {
  return [...source.text.matchAll(pattern)].map((match) => ({
    line: source.text.slice(0, match.index).split('\n').length,
    match,
  }))
}
