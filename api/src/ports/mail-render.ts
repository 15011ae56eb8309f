// One page for mails with more than plain paragraphs. The same parts give the HTML and its plain text.
// Opening a mail fetches nothing: pictures are inside, there are no fonts, and nothing tells the shop who
// read it (decision 0062).
import type { Mail } from './mail.ts'
import { type MailPage, type MailPart, type MailRow, signature } from './mail-page.ts'

type Piece = Extract<MailPart, { kind: 'piece' }>

const rowText = ({ name, note, value }: MailRow) =>
  `${name}${value ? `: ${value}` : ''}${note ? `\n  ${note}` : ''}`

function pieceText({ title, text, url, amount }: Piece): string {
  const sum = amount ? `${/[.!?]$/.test(title) ? '' : ':'} ${amount}` : ''
  return [title + sum, text, url].filter((line) => line !== '').join('\n  ')
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'words':
      return part.text
    case 'heading':
      return `${part.text}\n${'-'.repeat(part.text.length)}`
    case 'rows':
      return part.rows.map(rowText).join('\n')
    case 'lines':
      return part.lines.join('\n')
    case 'piece':
      return pieceText(part)
    case 'link':
    case 'button':
      return `${part.label}:\n${part.url}`
  }
}

/**
 * Returns a mail with a page (title, parts, closing lines) as HTML and as plain text with the same content.
 */
export async function renderMail(page: MailPage): Promise<Mail> {
  const text = [page.title, ...page.parts.map(textOf), '--', ...page.closing, signature].join('\n\n')
  const { htmlOf } = await import('./mail-layout.ts')
  return { to: page.to, subject: page.subject, text: `${text}\n`, html: await htmlOf(page) }
}
