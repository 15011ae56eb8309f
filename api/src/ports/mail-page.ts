// What a mail with a page says, before it is drawn.

export type MailRow = { name: string; note?: string | undefined; value?: string }
export type MailPart =
  | { kind: 'words'; text: string }
  | { kind: 'heading'; text: string }
  /** A table of names and values; the last row of `strong` is emphasized. */
  | { kind: 'rows'; rows: readonly MailRow[]; strong?: boolean }
  /** Lines that belong together, such as an address. */
  | { kind: 'lines'; lines: readonly string[] }
  /** A piece or another thing that is told, with a picture that the mail carries (`cid`). */
  | {
      kind: 'piece'
      title: string
      text: string
      url: string
      amount?: string
      picture?: string
      alt?: string
    }
  /** A link is a line of its own; a button is the mail's one call to action. */
  | { kind: 'link' | 'button'; label: string; url: string }

export type MailPage = {
  to: string
  subject: string
  /** The preview that a mailbox shows beside the subject. */
  preview: string
  title: string
  parts: readonly MailPart[]
  /** Small print at the end: why the mail was sent. */
  closing: readonly string[]
}

/** The name that signs a mail. */
export const signature = 'Hemline'
