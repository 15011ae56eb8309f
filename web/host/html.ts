// Puts a document's head, and its body for machines, into the built page.
import { pageTitle, standardDescription } from '@hemline/rules/seo/document-head.ts'
import { imageType, scriptJson, standardShareImage, twitterCard } from '@hemline/rules/seo/structured-data.ts'
import { productName } from '@hemline/rules/vocabulary/constants.ts'
import type { DocumentHead } from './answers.ts'
import { bodyHtml, type DocumentBody } from './body.ts'
import { escapeHtml } from './escape.ts'
import { type FirstView, type FirstViews, firstHtml, scriptsOf, stylesOf } from './first-view.ts'
import { startingLater } from './start-later.ts'

const link = (rel: string, href: string | undefined) =>
  href === undefined ? '' : `<link rel="${rel}" href="${escapeHtml(href)}">`
const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
  content === undefined ? '' : `<meta ${key}="${name}" content="${escapeHtml(content)}">`

/** Pictures come 1200 pixels wide. */
const imageWidth = 1200

/**
 * What a shared link shows; the site has no use for it, and takes it out when somebody
 * walks on (`data-shared`).
 */
function shared(head: DocumentHead, origin: string): string {
  const { image = standardShareImage } = head
  const at = (path: string) => new URL(path, origin).href
  const ratio = image.aspectRatio
  const parts = [
    meta('property', 'og:site_name', productName),
    meta('property', 'og:type', head.kind ?? 'website'),
    meta('property', 'og:title', head.title ?? pageTitle(undefined)),
    meta('property', 'og:description', head.description ?? standardDescription),
    meta('property', 'og:url', head.canonical === undefined ? undefined : at(head.canonical)),
    meta('property', 'og:image', at(image.path)),
    meta('property', 'og:image:type', imageType(image.path)),
    meta('property', 'og:image:width', ratio ? String(imageWidth) : undefined),
    meta('property', 'og:image:height', ratio ? String(Math.round(imageWidth / ratio)) : undefined),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', twitterCard(image)),
    ...(head.data ?? []).map((one) => `<script type="application/ld+json">${scriptJson(one)}</script>`),
  ]
  return parts
    .filter(Boolean)
    .map((part) => part.replace(/^<(meta|script)/, '<$1 data-shared'))
    .join('')
}

/** What stands for the page where no scripts run, in the template's place for it or at the end. */
function withBody(template: string, body: DocumentBody): string {
  const html = `<noscript>${bodyHtml(body)}</noscript>`
  const own = /<noscript>[\s\S]*?<\/noscript>/
  return own.test(template)
    ? template.replace(own, () => html)
    : template.replace('</body>', () => `${html}</body>`)
}

type Page = { head: DocumentHead; body?: DocumentBody | undefined; first?: FirstView | undefined }
/**
 * The built page, and what its build says of first views; a build without them sends
 * documents that begin empty.
 */
export type Template = { html: string; views?: FirstViews | undefined }

const mount = '<div id="root">'

/**
 * Fills the template with title, description, canonical, robots, neighbours, share card, data and body of a
 * page; addresses in the head become absolute on `origin`. `address` is the page's path with its query.
 */
export function renderDocument(
  { html, views }: Template,
  { head, body, first }: Page,
  { origin, address }: { origin: string; address: string },
): string {
  const at = (path: string | undefined) => (path === undefined ? undefined : new URL(path, origin).href)
  const extra = [
    link('canonical', at(head.canonical)),
    link('prev', at(head.prev)),
    link('next', at(head.next)),
    meta('name', 'robots', head.robots),
    shared(head, origin),
    first && views ? stylesOf(first, views) : '',
  ].join('')
  const template = first && views ? startingLater(html, scriptsOf(first, views)) : { html, script: '' }
  const drawn = first && views ? firstHtml(first, address, views) : ''
  return withBody(template.html, {
    heading: head.title ?? productName,
    words: [head.description ?? standardDescription],
    ...body,
  })
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(pageTitle(head.title))}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_all, start: string) => `${start}${escapeHtml(head.description ?? standardDescription)}`,
    )
    .replace('</head>', () => `${extra}</head>`)
    .replace(mount, () => `${drawn}${template.script}${mount}`)
}
