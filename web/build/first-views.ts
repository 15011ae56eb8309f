// Writes first-views.json beside the built site: for each screen, the files that it loads and its top as HTML
// with slots, made of the site's own components. The host draws the top of a page from it before any script
// runs.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { Drawing } from '../host/drawing.ts'
import type { FirstViews } from '../host/first-view.ts'
import { ofDocument } from './chunks.ts'

/** Screens that most visits begin at. */
const screens: Readonly<Record<string, string>> = {
  home: 'home/HomeScreen.tsx',
  listing: 'listing/ListingScreen.tsx',
  product: 'product/ProductScreen.tsx',
  brands: 'discovery/BrandsScreen.tsx',
  cleanout: 'cleanout/ways/CleanoutHomeScreen.tsx',
}

type Part = { imports: readonly string[]; viteMetadata?: { importedCss: ReadonlySet<string> } }

/** A chunk and all that it imports, but what the document brings. */
function partsOf(
  file: string,
  parts: ReadonlyMap<string, Part>,
  seen = new Set<string>(),
): ReadonlySet<string> {
  const part = parts.get(file)
  if (!part || seen.has(file) || ofDocument.test(`/${file}`)) return seen
  seen.add(file)
  for (const next of part.imports) partsOf(next, parts, seen)
  return seen
}

type Drawings = Readonly<Record<string, Drawing>>

/**
 * Builds the site's components once more, for Node, and returns what they draw. Classes and files have the
 * names that the site's own build gives them.
 */
async function drawn({ root, css, build: { assetsInlineLimit, rolldownOptions } }: ResolvedConfig) {
  const outDir = join(root, 'node_modules/.drawings')
  const output = [rolldownOptions.output ?? {}].flat()[0]
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    css: { transformer: 'lightningcss', lightningcss: css.lightningcss ?? {} },
    build: {
      ssr: join(root, 'build/drawings.tsx'),
      outDir,
      emptyOutDir: true,
      assetsInlineLimit,
      rolldownOptions: {
        output: { entryFileNames: 'drawings.mjs', assetFileNames: output?.assetFileNames ?? '' },
      },
    },
  })
  const file = pathToFileURL(join(outDir, 'drawings.mjs')).href
  const { drawings } = (await import(file)) as { drawings: () => Promise<Drawings> }
  return drawings()
}

/** Throws when a drawing names a class or a file that the site's build does not have. */
function compare(drawings: Drawings, files: ReadonlySet<string>, sheets: string): void {
  for (const [name, drawing] of Object.entries(drawings)) {
    const html = drawing.filter((_, i) => i % 2 === 0).join('')
    const own = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    const strange = own.find((one) => /^[A-Z]\w*-\w+-/.test(one) && !sheets.includes(`.${one}`))
    const missing = [...html.matchAll(/"\/(assets\/[^"]+)"/g)].find(([, file = '']) => !files.has(file))
    if (strange ?? missing)
      throw new Error(`${name} is drawn with ${strange ?? missing?.[1]}, which is not there`)
  }
}

/**
 * Makes a Vite plugin that prerenders the first views that the host fills (decision 0050), as
 * first-views.json.
 */
export function firstViews(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'hemline-first-views',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const parts = new Map<string, Part>(chunks.map((one) => [one.fileName, one]))
      const screenOf = (file: string) => {
        const start = chunks.find((one) => one.facadeModuleId?.endsWith(file))
        const scripts = start ? [...partsOf(start.fileName, parts)] : []
        const styles = new Set(
          scripts.flatMap((script) => [...(parts.get(script)?.viteMetadata?.importedCss ?? [])]),
        )
        return { scripts, styles: [...styles] }
      }
      const drawings = await drawn(config)
      const sheets = Object.values(bundle).map((one) =>
        one.type === 'asset' && one.fileName.endsWith('.css') ? String(one.source) : '',
      )
      compare(drawings, new Set(Object.keys(bundle)), sheets.join(''))
      const views: FirstViews = {
        screens: Object.fromEntries(Object.entries(screens).map(([name, file]) => [name, screenOf(file)])),
        drawings,
      }
      this.emitFile({ type: 'asset', fileName: 'first-views.json', source: JSON.stringify(views) })
    },
  }
}
