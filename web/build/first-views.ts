// What the host needs to draw the top of a page before any script has run: which files a screen is made of,
// and what its classes are called in this build. Written beside the site as first-views.json.
import { Heart, Menu, Search, ShoppingBag, SlidersHorizontal, User } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import type { FirstIcon } from '../host/first-view.ts'
import { ofDocument } from './chunks.ts'

/** Screens that most visits begin at. */
const screens: Readonly<Record<string, string>> = {
  home: 'home/HomeScreen.tsx',
  listing: 'listing/ListingScreen.tsx',
  product: 'product/ProductScreen.tsx',
  brands: 'discovery/BrandsScreen.tsx',
  cleanout: 'cleanout/ways/CleanoutHomeScreen.tsx',
}
/** Style sheets whose classes the host uses. */
const sheets =
  /[\\/](?:Frame|PromoBar|Header|Logo|SearchBox|Crumbs|Listing|ItemGrid|ItemCard|Product|Gallery|Home|Button|CleanoutFrame|Ways|Brands|layout)\.module\.css$/
const named = /(?:const|let|var) (\w+) = "([^"]*)"/g

/** The icons of the header and of a listing, in the size that the site's components give them. */
const drawings = {
  menu: Menu,
  search: Search,
  account: User,
  favorites: Heart,
  cart: ShoppingBag,
  filter: SlidersHorizontal,
} as const satisfies Record<FirstIcon, unknown>
const icons = () =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, Icon]) => {
      const look = { size: name === 'filter' ? 16 : '1.25rem', strokeWidth: 1.5 }
      return [name, renderToStaticMarkup(createElement(Icon, { ...look, 'aria-hidden': true }))]
    }),
  )

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

export function firstViews(): Plugin {
  const classes = new Map<string, Readonly<Record<string, string>>>()
  return {
    name: 'hemline-first-views',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!sheets.test(id)) return
      const name = /([^\\/]+)\.module\.css$/.exec(id)?.[1] ?? ''
      classes.set(
        name,
        Object.fromEntries([...code.matchAll(named)].map(([, local = '', own = '']) => [local, own])),
      )
    },
    generateBundle(_, bundle) {
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
      const found = Object.fromEntries(Object.entries(screens).map(([name, file]) => [name, screenOf(file)]))
      const bag = Object.keys(bundle).find((file) => /linen-bag-[^/]*\.svg$/.test(file))
      const source = JSON.stringify({
        screens: found,
        classes: Object.fromEntries(classes),
        pictures: { bag },
        icons: icons(),
      })
      this.emitFile({ type: 'asset', fileName: 'first-views.json', source })
    },
  }
}
