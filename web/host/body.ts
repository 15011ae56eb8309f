// Builds a document's content for readers without scripts: heading, text, breadcrumbs, pieces and links in
// plain HTML. The content is in <noscript>, so that no reader sees it replaced by the site (decision 0050).
import type { Crumb } from '@hemline/rules/search/listing-path.ts'
import { departmentLabels, departments } from '@hemline/rules/vocabulary/departments.ts'
import { escapeHtml } from './escape.ts'

export type BodyLinks = { title: string; links: readonly Crumb[] }
export type DocumentBody = {
  heading?: string | undefined
  /** Paragraphs. */
  words?: readonly string[]
  trail?: readonly Crumb[]
  photos?: readonly { path: string; alt: string }[]
  /** What is told of a piece, name and value. */
  facts?: readonly (readonly [string, string])[]
  pieces?: readonly (Crumb & { words: string })[] | undefined
  links?: readonly BodyLinks[]
}

const link = ({ label, href }: Crumb) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
const list = (rows: readonly string[]) =>
  rows.length > 0 ? `<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>` : ''

/** The ways on that every page has. */
const everywhere: BodyLinks = {
  title: 'The shop',
  links: [
    ...departments.map((department) => ({ label: departmentLabels[department], href: `/${department}` })),
    { label: 'Brands', href: '/brands' },
    { label: 'Help', href: '/support' },
    { label: 'Site map', href: '/sitemap' },
  ],
}

/**
 * Renders a document's body (heading, texts, photos, pieces, links) as HTML, with the links that every page
 * has and a sentence that asks for JavaScript at the end; all texts are escaped. A trail of one step and
 * empty lists are left out.
 */
export function bodyHtml({
  heading,
  words = [],
  trail = [],
  photos = [],
  facts = [],
  pieces = [],
  links = [],
}: DocumentBody): string {
  return [
    trail.length > 1 ? `<nav aria-label="Breadcrumb">${list(trail.map(link))}</nav>` : '',
    heading ? `<h1>${escapeHtml(heading)}</h1>` : '',
    ...words.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...photos.map(
      ({ path, alt }) =>
        `<img src="${escapeHtml(path)}" alt="${escapeHtml(alt)}" width="320" height="400" loading="lazy">`,
    ),
    list(facts.map(([name, value]) => `${escapeHtml(name)}: ${escapeHtml(value)}`)),
    list(pieces.map((piece) => `${link(piece)} ${escapeHtml(piece.words)}`)),
    ...[...links, everywhere]
      .filter((one) => one.links.length > 0)
      .map((one) => `<section><h2>${escapeHtml(one.title)}</h2>${list(one.links.map(link))}</section>`),
    '<p>To choose, to hold and to buy, Hemline needs JavaScript. Please switch it on and load the page again.</p>',
  ].join('')
}
