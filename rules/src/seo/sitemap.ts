// Sitemaps by the protocol of sitemaps.org: an index, and files of at most 50,000 addresses.
export const sitemapKinds = ['pages', 'listings', 'brands', 'items'] as const
export type SitemapKind = (typeof sitemapKinds)[number]
export type SitemapEntry = { path: string; lastmod?: string | null | undefined }
export type SitemapFileName = { kind: SitemapKind; number: number }

/** The protocol's limit; what is over it is left for the next file. */
export const sitemapMaxUrls = 50_000
/**
 * Addresses a file holds when it is made: far below the limit, so that a file is read in one short query
 * and can grow for an hour.
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

/** One file of addresses, absolute on `origin`. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const rows = entries.slice(0, sitemapMaxUrls).map((entry) => row('url', entry, origin))
  return `${head}<urlset ${namespace}>\n${rows.join('')}</urlset>\n`
}

/** 'items-3' for the third file of items. */
export const sitemapFileName = ({ kind, number }: SitemapFileName): string => `${kind}-${number}`

export function parseSitemapFileName(text: string): SitemapFileName | undefined {
  const [, kind = '', number = ''] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(text) ?? []
  const known = sitemapKinds.find((one) => one === kind)
  return known && { kind: known, number: Number(number) }
}

/** The index: where each file lies and when something in it last changed. */
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
 * What robots may not read: pages of a person and orders. Pages ask /graphql for what they show, so a
 * robot that draws them may too.
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

/** /robots.txt. Search results stay readable, so that robots can see that they are not to be indexed. */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n')
}
