// What a page of the built site weighs over the wire, read from the manifest of a build: everything that its
// code imports, and what follows by itself once the page is at rest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * Bytes, gzipped; fonts as they are. A further route: what it adds for somebody who has seen a
 * listing. The limits leave room for code that reads well; how soon a page can be used is measured,
 * not weighed (docs/performance.md).
 */
export const limits = {
  firstScript: 175_000,
  firstStyle: 15_000,
  firstFonts: 70_000,
  furtherScript: 40_000,
} as const

export type Chunk = {
  file: string
  name?: string
  imports?: readonly string[]
  css?: readonly string[]
  isDynamicEntry?: boolean
}
export type Manifest = Readonly<Record<string, Chunk>>
export type Weight = { script: number; style: number }

/**
 * What the first view of a listing loads: the start, the screen, and the foot that comes when it is at rest.
 */
export const firstView: readonly string[] = [
  'index.html',
  'core',
  'src/domains/listing/ListingScreen.tsx',
  'listing-foot',
]

/**
 * The chunks of these entries (a source file, or a group by its name) and all that they import, by
 * their keys in the manifest.
 */
export function chunksOf(manifest: Manifest, entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const open = entries.map((entry) =>
    entry in manifest ? entry : (Object.keys(manifest).find((key) => manifest[key]?.name === entry) ?? entry),
  )
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (found.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    found.add(key)
    open.push(...(chunk.imports ?? []))
  }
  return found
}

/** The weight of these chunks; each file counts once. */
export function weightOf(
  manifest: Manifest,
  keys: Iterable<string>,
  sizeOf: (file: string) => number,
): Weight {
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  const sum = (files: readonly string[]) =>
    [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0)
  return { script: sum(chunks.map(({ file }) => file)), style: sum(chunks.flatMap(({ css }) => css ?? [])) }
}

/** Screens of further routes with what each adds to a first view, the heaviest first. */
export function furtherRoutes(
  manifest: Manifest,
  sizeOf: (file: string) => number,
): { screen: string; script: number }[] {
  const seen = chunksOf(manifest, firstView)
  const screens = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && key.endsWith('Screen.tsx') && !seen.has(key),
  )
  const added = (screen: string) => [...chunksOf(manifest, [screen])].filter((key) => !seen.has(key))
  return screens
    .map((screen) => ({
      screen: screen.replace('src/domains/', ''),
      script: weightOf(manifest, added(screen), sizeOf).script,
    }))
    .sort((a, b) => b.script - a.script)
}

/** Files of a build, gzipped as a host sends them. */
export function gzippedIn(dist: string): (file: string) => number {
  const sizes = new Map<string, number>()
  return (file) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file))).length
    sizes.set(file, size)
    return size
  }
}

/** Fonts that the document asks for before anything else. */
export function fontsOf(html: string): string[] {
  return [...html.matchAll(/<link [^>]*as="font"[^>]*>/g)].flatMap(
    ([link]) => /href="\/([^"]+)"/.exec(link)?.[1] ?? [],
  )
}

/** Scripts that the document itself asks for. */
export const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script [^>]*src="\/([^"]+)"/g)].map(([, file = '']) => file)
