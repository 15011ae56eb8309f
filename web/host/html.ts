// Puts a document's head into the built page.
import type { DocumentHead } from './documents.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** The template with title, description, canonical, robots and neighbours of `head`; addresses become absolute on `origin`. */
export function renderDocument(template: string, head: DocumentHead, origin: string): string {
  const link = (rel: string, path: string | undefined) =>
    path === undefined ? '' : `<link rel="${rel}" href="${escapeHtml(new URL(path, origin).href)}">`
  const extra = [
    link('canonical', head.canonical),
    link('prev', head.prev),
    link('next', head.next),
    head.robots ? `<meta name="robots" content="${escapeHtml(head.robots)}">` : '',
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    '<meta name="twitter:card" content="summary">',
  ].filter(Boolean)
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_all, start: string) => `${start}${escapeHtml(head.description)}`)
    .replace('</head>', () => `${extra.join('')}</head>`)
}
