import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildToWeigh } from '../local/build.ts'
import { localDir } from '../local/paths.ts'
import {
  chunksOf,
  firstView,
  fontsOf,
  furtherRoutes,
  gzippedIn,
  limits,
  type Manifest,
  scriptsOf,
  weightOf,
} from './page-weight.ts'

let dist = ''
const sizeOf = (file: string) => gzippedIn(dist)(file)
const say = (line: string) => process.stdout.write(`  ${line}\n`)
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const page = () => readFileSync(join(dist, 'index.html'), 'utf8')
let manifest: Manifest = {}

beforeAll(async () => {
  const logDir = join(localDir, 'logs')
  mkdirSync(logDir, { recursive: true })
  dist = await buildToWeigh({ logDir, signal: AbortSignal.timeout(110_000) })
  manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest
})

describe('the first view of a listing', () => {
  it('loads no more script and style than a phone takes quickly', () => {
    const chunks = chunksOf(manifest, firstView)
    const { script, style } = weightOf(manifest, chunks, sizeOf)
    const files = [...chunks].map((key) => manifest[key]?.file)
    say(
      `first view: script ${kB(script)} of ${kB(limits.firstScript)}, style ${kB(style)} of ${kB(limits.firstStyle)}`,
    )
    // The sum contains every script that the document loads.
    expect(scriptsOf(page()).length).toBeGreaterThan(0)
    expect(scriptsOf(page()).filter((file) => !files.includes(file))).toEqual([])
    expect(script).toBeLessThanOrEqual(limits.firstScript)
    expect(style).toBeLessThanOrEqual(limits.firstStyle)
  })

  it('asks for two fonts', () => {
    const fonts = fontsOf(page())
    const bytes = fonts.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0)
    say(`fonts: ${kB(bytes)} of ${kB(limits.firstFonts)}`)
    expect(fonts).toHaveLength(2)
    expect(bytes).toBeLessThanOrEqual(limits.firstFonts)
  })
})

describe('a further route', () => {
  it('adds little to what a listing has brought', () => {
    const routes = furtherRoutes(manifest, sizeOf)
    for (const { screen, script } of routes.slice(0, 10)) say(`${screen}: ${kB(script)}`)
    expect(routes.length).toBeGreaterThan(20)
    expect(routes.filter(({ script }) => script > limits.furtherScript)).toEqual([])
  })
})

describe('the sum', () => {
  const few: Manifest = {
    'index.html': { file: 'a.js', imports: ['_b.js'], css: ['a.css'] },
    '_b.js': { file: 'b.js', imports: ['index.html'], css: ['a.css'] },
    'src/x.tsx': { file: 'x.js', imports: ['_b.js'], isDynamicEntry: true },
  }

  it('follows imports, counts each file once, and refuses what is not there', () => {
    expect([...chunksOf(few, ['src/x.tsx'])].sort()).toEqual(['_b.js', 'index.html', 'src/x.tsx'])
    expect(weightOf(few, chunksOf(few, ['src/x.tsx']), () => 10)).toEqual({ script: 30, style: 10 })
    expect(() => chunksOf(few, ['src/y.tsx'])).toThrow('the build has no src/y.tsx')
  })
})

it('leaves the page of the parts out, which is for development only', () => {
  expect(manifest['src/domains/listing/ListingScreen.tsx']).toBeDefined()
  expect(Object.keys(manifest).filter((key) => key.includes('PartsScreen'))).toEqual([])
})
