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

/** Composes a plain letter as two bodies with the same content: plain text and simple HTML. */
export function composeMail({ to, subject, paragraphs, link, closing = [] }: Letter): Mail {
  const signature = 'Hemline'
  const text = [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), ...closing, signature].join(
    '\n\n',
  )
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 Helvetica,Arial,sans-serif;color:#222"><div style="max-width:36em;margin:0 auto">',
    ...paragraphs.map(paragraph),
    link
      ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p><p style="font-size:13px;overflow-wrap:anywhere">${escapeHtml(link.url)}</p>`
      : '',
    ...closing.map(paragraph),
    paragraph(signature),
    '</div></body></html>',
  ].join('\n')
  return { to, subject, text: `${text}\n`, html }
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}
