// The two pages of the inbox. A message is foreign text: everything is escaped, and its
// HTML runs in a closed frame.
import type { Message } from './inbox.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML, also inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c1a17; background: #fff; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .5rem; border-bottom: 1px solid #ccc; vertical-align: top; }
  a { color: #0b4f6c; } pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f5f3ef; padding: 1rem; }
  iframe { width: 100%; height: 40rem; border: 1px solid #767676; } dt { font-weight: 600; } dd { margin: 0 0 .5rem; }`

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`

function row(message: Message): string {
  const link = `<a href="/messages/${encodeURIComponent(message.id)}">${escapeHtml(message.subject || '(no subject)')}</a>`
  const time = `<time datetime="${escapeHtml(message.receivedAt)}">${escapeHtml(message.receivedAt.replace('T', ' ').slice(0, 19))}</time>`
  return `<tr><th scope="row">${link}</th><td>${escapeHtml(message.to.join(', '))}</td><td>${time}</td></tr>`
}

/** Renders the HTML page with the list of messages, newest first, or that there is none yet. */
export function listPage(messages: readonly Message[]): string {
  if (messages.length === 0)
    return page('Mail inbox', '<h1>Mail inbox</h1><p>No mail yet. What the shop sends appears here.</p>')
  const head =
    '<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Received (UTC)</th></tr></thead>'
  return page(
    'Mail inbox',
    `<h1>Mail inbox</h1><table>${head}<tbody>${messages.map(row).join('')}</tbody></table>`,
  )
}

/**
 * Renders the HTML page of one message: sender, recipients, text, and the HTML in a sandboxed frame that runs
 * nothing and opens links only in a new tab.
 */
export function messagePage(message: Message): string {
  const facts = [
    ['From', message.from],
    ['To', message.to.join(', ')],
    ['Received (UTC)', message.receivedAt],
  ].map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
  const text = message.text === '' ? '' : `<h2>Text</h2><pre>${escapeHtml(message.text)}</pre>`
  const frame = `<iframe title="The message as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${encodeURIComponent(message.id)}/html"></iframe>`
  const html = message.html === '' ? '' : `<h2>HTML</h2>${frame}`
  return page(
    message.subject,
    `<p><a href="/">Inbox</a></p><h1>${escapeHtml(message.subject || '(no subject)')}</h1><dl>${facts.join('')}</dl>${text}${html}`,
  )
}

/** Renders the HTML page for a message that does not exist. */
export const missingPage = (): string =>
  page('No such message', '<h1>No such message</h1><p>It may be too old. <a href="/">Inbox</a></p>')
