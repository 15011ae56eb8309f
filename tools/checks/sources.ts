// What the checks read: every file of the repository that git knows or would take, with its text.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export type Source = { path: string; text: string }

const written =
  /\.(?:ts|tsx|mts|mjs|js|json|md|sql|css|html|graphql|sh|ya?ml|toml)$|^(?:Makefile|Dockerfile)|\/Dockerfile|^\.(?:env\.example|ci\/run)/
const foreign = /^pnpm-lock\.yaml$|mockServiceWorker\.js$|\/node_modules\//

/** All text files of ours, by path from the root. */
export function listPaths(): string[] {
  const out = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
  return [...new Set(out.split('\n'))].filter((path) => path !== '' && existsSync(root + path)).sort()
}

export function readSources(): Source[] {
  return listPaths()
    .filter((path) => written.test(path) && !foreign.test(path))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))
}

const generated = /\/generated\/|\.gen\.ts$|^db\/src\/types\.ts$/
export const isCode = (path: string) => /\.tsx?$/.test(path) && !generated.test(path)
export const isTest = (path: string) => /\.(?:test|spec|contract)\.tsx?$|\/testing\/|\/e2e\//.test(path)

/** The text with comments blanked, lines kept, so that a comment about a thing is not the thing. */
export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (c) => c.replace(/[^\n]/g, ' '))
    .replace(/(^|[\s;{(,])\/\/[^\n]*/g, '$1')
}

/** Each place where the pattern matches, as `path:line`. */
export function places(source: Source, pattern: RegExp): { line: number; match: RegExpMatchArray }[] {
  return [...source.text.matchAll(pattern)].map((match) => ({
    line: source.text.slice(0, match.index).split('\n').length,
    match,
  }))
}
