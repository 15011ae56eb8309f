// Which modules travel together; everything else goes with the screens that use it.

type Context = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** Whether one of these files imports it, itself or through others; lazy imports don't count. */
function isPartOf(starts: RegExp, id: string, context: Context, seen = new Set<string>()): boolean {
  if (starts.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (
    context.getModuleInfo(id)?.importers.some((importer) => isPartOf(starts, importer, context, seen)) ??
    false
  )
}

const start = /[\\/]web[\\/]src[\\/]main\.tsx$/
const listing = /[\\/]web[\\/]src[\\/]domains[\\/]listing[\\/]ListingScreen\.tsx$/
/** The grid of a listing, and what stands around it. */
const grid = /[\\/]web[\\/]src[\\/]domains[\\/]listing[\\/](?:ItemGrid|PageCrumbs|use-listing)\.tsx?$/
/** What knows nothing of one screen. */
const shared = /[\\/]rules[\\/]src[\\/]|[\\/]web[\\/]src[\\/](?:platform|ui)[\\/]/
/** A document of an operation travels with the screens that use it, though all are named in one module. */
const own = /[\\/](?:rules|schema|web)[\\/](?!.*(?:node_modules|generated[\\/](?:graphql\.ts|documents)))/

/**
 * The start of the site, and the small parts of a listing that most screens use too:
 * most visits begin at one.
 */
const isCore = (id: string, context: Context) =>
  own.test(id) && (isPartOf(start, id, context) || (shared.test(id) && isPartOf(listing, id, context)))

/** A group takes along what its modules import, unless one of higher priority has it. */
export const chunkGroups = [
  // What changes with a release stays apart from what changes with an upgrade, so that
  // returning shoppers load little.
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper|[\\/]web[\\/]src[\\/]platform[\\/]breath\.ts$/,
    priority: 5,
  },
  { name: 'data', test: /node_modules[\\/](?:@urql|urql|wonka|@0no-co)[\\/]/, priority: 4 },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/]/, priority: 3 },
  {
    name: (id: string, context: Context) => (isCore(id, context) ? 'core' : null),
    debugName: 'core',
    priority: 2,
  },
  {
    name: (id: string, context: Context) => (own.test(id) && isPartOf(grid, id, context) ? 'pieces' : null),
    debugName: 'pieces',
    priority: 1,
  },
  {
    name: 'listing-foot',
    test: /[\\/](?:domains[\\/](?:listing[\\/](?:ListingFoot|ListingPages|page-href)|seo[\\/]RelatedLinks)|ui[\\/]Pages)\.tsx?$/,
    priority: 0,
  },
  // Whoever has the one needs the other, or soon will (what is sent has a key of its own): fewer files in the
  // lists of what a screen is made of.
  {
    name: 'errors',
    test: /[\\/](?:platform[\\/](?:errors|random)|rules[\\/]src[\\/]errors[\\/]catalogue)\.ts$/,
    priority: 0,
  },
]

/** The groups that every document asks for. */
const named = ['react', 'data', 'router', 'core', 'rolldown-runtime']
export const ofDocument = new RegExp(String.raw`[\\/](?:${named.join('|')})-[^\\/]+\.js$`)

/**
 * Returns Vite's name pattern of a chunk: with its name for the first ones, else the hash alone, since the
 * first page carries the names of all chunks. A build with a manifest tells them.
 */
export const fileName = ({ name }: { name: string }): string =>
  named.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'
/** Returns Vite's name pattern of an asset: the hash alone for styles; fonts and pictures keep their name. */
export const styleName = ({ names }: { names: readonly string[] }): string =>
  names[0]?.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]'
