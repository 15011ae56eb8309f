// The port for mail; the drivers are mail.smtp.ts and mail.memory.ts.
/**
 * A picture inside a mail, shown where its HTML names `cid:…`; nothing is fetched when the mail is opened
 * (decision 0062).
 */
export type MailPicture = {
  cid: string
  filename: string
  contentType: 'image/jpeg'
  content: Buffer
  contentDisposition: 'inline'
}

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Headers besides the usual ones, such as those that end a subscription. */
  headers?: Record<string, string>
  attachments?: MailPicture[]
}

export type MailPort = {
  /**
   * Sends a mail. `key` is the same when the same mail is retried. Throws when the server did not accept
   * the mail, so that the job is retried.
   */
  send: (mail: Mail, key: string) => Promise<void>
  close: () => Promise<void>
}

export type Letter = {
  to: string
  subject: string
  paragraphs: readonly string[]
  link?: { label: string; url: string }
  closing?: readonly string[]
}

/**
 * Composes a mail of paragraphs and one link as plain text and as simple HTML with the same content, in the
 * look of the shop's other mails. Its text is signed "Hemline"; its HTML begins with that name.
 */
export function composeMail({ to, subject, paragraphs, link, closing = [] }: Letter): Mail {
  const signature = 'Hemline'
  const text = [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), ...closing, signature].join(
    '\n\n',
  )
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${letterStyle}</style></head>`,
    '<body style="margin:0;padding:32px 20px;font:16px/1.5 Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto">',
    `<p class="name">${signature}</p>`,
    `<h1>${escapeHtml(subject)}</h1>`,
    ...paragraphs.map(paragraph),
    link
      ? `<p class="to"><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p><p style="font-size:13px;overflow-wrap:anywhere">${escapeHtml(link.url)}</p>`
      : '',
    ...closing.map(paragraph),
    '</div></body></html>',
  ].join('\n')
  return { to, subject, text: `${text}\n`, html }
}

/** The colors of a letter in a light and in a dark mailbox; one that reads no styles shows black on white. */
const letterStyle = [
  'body{background:#fbf8f3;color:#1e1b18}',
  '.name,h1{font-family:Georgia,serif;font-weight:400;overflow-wrap:anywhere}.name{font-size:24px;color:#1f5b4a}h1{font-size:30px;line-height:36px}',
  '.to a{display:inline-block;padding:11px 24px;border-radius:8px;background:#1f5b4a;color:#fff;font-weight:600;text-decoration:none}',
  '@media (prefers-color-scheme:dark){body{background:#1b1917;color:#f2ece3}.name{color:#8cc9b3}}',
].join('')

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}
