// The weight of the built site's pages over the wire, from a build's manifest: all code that a page
// imports, and the code that follows once the page is at rest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * The limits in bytes: gzipped, fonts as they are. A further route weighs what it adds for a visitor who
 * has seen a listing. The limits leave room for readable code; how soon a page can be used is measured
 * separately (docs/performance.md).
 */
export const limits = {
  firstScript: 175_000,
  firstStyle: 15_000,
  firstFonts: 70_000,
  furtherScript: 40_000,
} as const

/** A chunk of vite's manifest. */
export type Chunk = {
  file: string
  name?: string
  imports?: readonly string[]
  css?: readonly string[]
  isDynamicEntry?: boolean
}
/** Vite's manifest: chunks by key. */
export type Manifest = Readonly<Record<string, Chunk>>
/** Gzipped bytes of scripts and styles. */
export type Weight = { script: number; style: number }

/**
 * The entries that the first view of a listing loads: the start, the screen, and the foot that follows when
 * the page is at rest.
 */
export const firstView: readonly string[] = [
  'index.html',
  'core',
  'src/domains/listing/ListingScreen.tsx',
  'listing-foot',
]

/**
 * Returns the manifest keys of the entries (a source file, or a group by its name) and of all chunks that
 * they import. Throws when an entry is not in the build.
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

/** Returns the bytes of these chunks' scripts and styles; a file of several chunks counts once. */
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

/**
 * Returns the screens that the first view does not load, with the script bytes that each adds to it,
 * heaviest first.
 */
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

/** Returns a function that gives the gzipped bytes of a file of the build in `dist`, each measured once. */
export function gzippedIn(dist: string): (file: string) => number {
  const sizes = new Map<string, number>()
  return (file) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file))).length
    sizes.set(file, size)
    return size
  }
}

/** Returns the paths, without leading slash, of the fonts that the document preloads. */
export function fontsOf(html: string): string[] {
  return [...html.matchAll(/<link [^>]*as="font"[^>]*>/g)].flatMap(
    ([link]) => /href="\/([^"]+)"/.exec(link)?.[1] ?? [],
  )
}

/** Returns the paths, without leading slash, of the scripts that the document itself loads. */
export const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script [^>]*src="\/([^"]+)"/g)].map(([, file = '']) => file)
