// Sitemaps by the protocol of sitemaps.org: an index, and files of at most 50,000 addresses; also
// robots.txt.
export const sitemapKinds = ['pages', 'listings', 'brands', 'items'] as const
export type SitemapKind = (typeof sitemapKinds)[number]
export type SitemapEntry = { path: string; lastmod?: string | null | undefined }
export type SitemapFileName = { kind: SitemapKind; number: number }

/** Most addresses in one file by the protocol; sitemapXml drops further ones. */
export const sitemapMaxUrls = 50_000
/**
 * Number of addresses planned per file: far below the limit, so that one short query reads a file and the
 * file can grow for an hour.
 */
export const sitemapFileUrls = 10_000

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const xml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
const place = (path: string, origin: string) => xml(new URL(path, origin).href)
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const row = (tag: string, { path, lastmod }: SitemapEntry, origin: string) =>
  `<${tag}><loc>${place(path, origin)}</loc>${lastmod ? `<lastmod>${xml(lastmod)}</lastmod>` : ''}</${tag}>\n`

/**
 * Returns one sitemap file as XML, with absolute addresses on `origin`; entries above 50,000 are left out.
 */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const rows = entries.slice(0, sitemapMaxUrls).map((entry) => row('url', entry, origin))
  return `${head}<urlset ${namespace}>\n${rows.join('')}</urlset>\n`
}

/** Returns the name of a sitemap file: 'items-3' for the third file of items. */
export const sitemapFileName = ({ kind, number }: SitemapFileName): string => `${kind}-${number}`

/** Returns kind and number of a sitemap file from its name; undefined for any other name. */
export function parseSitemapFileName(text: string): SitemapFileName | undefined {
  const [, kind = '', number = ''] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(text) ?? []
  const known = sitemapKinds.find((one) => one === kind)
  return known && { kind: known, number: Number(number) }
}

/** Returns the sitemap index as XML: the address of each file and the time of its last change. */
export function sitemapIndexXml(
  files: readonly { name: string; lastmod?: string | null }[],
  origin: string,
): string {
  const rows = files.map(({ name, lastmod }) =>
    row('sitemap', { path: `/sitemaps/${name}.xml`, lastmod }, origin),
  )
  return `${head}<sitemapindex ${namespace}>\n${rows.join('')}</sitemapindex>\n`
}

/**
 * Paths that robots must not read: personal pages and orders. /graphql is not among them, since robots
 * that render pages need it.
 */
const closed = [
  '/cart',
  '/checkout',
  '/confirmation/',
  '/my/',
  '/saved/',
  '/log-in',
  '/sign-up',
  '/password',
  '/employee',
]

/** Returns the text of /robots.txt. Search results stay readable, so that robots can see their noindex. */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n')
}
