// The mail of what somebody is told: one thing, or several as a digest (decision 0147). Pictures are inside.
import { dollars } from '@hemline/rules/common/dollars.ts'
import type { NotificationKind } from '@hemline/rules/notifications/kinds.ts'
import { mailsCanEnd, rowOfKind } from '@hemline/rules/notifications/subscriptions.ts'
import type { Mail, MailPicture } from '../../ports/mail.ts'
import type { MailPart } from '../../ports/mail-page.ts'
import { renderMail } from '../../ports/mail-render.ts'
import { unsubscribeHeaders } from './unsubscribe.ts'

/** One notification in a mail. */
export type ToldThing = {
  id: string
  kind: NotificationKind
  title: string
  body: string
  link: string
  amount_cents: number | null
  /** A further link that the mail needs, such as one that stops what the mail is about; null without one. */
  also?: { label: string; path: string } | null
  /** A small picture of the piece, when there is one. */
  picture?: MailPicture | undefined
}

export type ToldMail = {
  to: string
  origin: string
  /** Signs the link that ends such mails, for the kinds whose mails can end. */
  token: string
  things: readonly ToldThing[]
}

/** Shown one by one; the rest is counted and stands in the bell. */
const shownMost = 12

const actions: Readonly<Record<NotificationKind, string>> = {
  turn: 'Go to the piece',
  match: 'See the piece',
  price_drop: 'See the piece',
  free_again: 'See the piece',
  cart: 'Go to your cart',
  auction: 'See the auction',
  offer: 'See it on Hemline',
  order: 'See your order',
  bag: 'See it in your account',
  sold: 'See your earnings',
  earnings: 'See your money',
  reward: 'See your rewards',
  account: 'See your settings',
}

/** Counts the things of each kind, in words: "3 matches, 1 price drop". */
function counted(things: readonly ToldThing[]): string {
  return [...Map.groupBy(things, (thing) => thing.kind)]
    .map(([kind, some]) => `${rowOfKind(kind).name}: ${some.length}`)
    .join(', ')
}

/**
 * The row of a thing. A mail about one thing has its title as heading, and what is said is not said twice.
 */
const partsOf =
  (origin: string, single: boolean) =>
  ({ title, body, link, amount_cents, picture }: ToldThing): MailPart => {
    const amount = amount_cents === null ? '' : dollars(amount_cents)
    const isSaid = `${title} ${body}`.includes(amount)
    return {
      kind: 'piece',
      title: single ? body : title,
      text: single ? '' : body,
      url: `${origin}${link}`,
      ...(isSaid ? {} : { amount }),
      ...(picture ? { picture: picture.cid, alt: '' } : {}),
    }
  }

const inWords = new Intl.ListFormat('en', { type: 'conjunction' })

/** Returns the further links of what a mail tells, each once. */
const furtherLinks = (origin: string, things: readonly ToldThing[]): MailPart[] =>
  [...new Map(things.flatMap(({ also }) => (also ? [[also.path, also] as const] : []))).values()].map(
    ({ label, path }) => ({ kind: 'link', label, url: `${origin}${path}` }),
  )

/**
 * Composes the mail of one or more notifications. One: its title is the subject and its link the button.
 * Several: a digest, newest first, at most twelve. A link ends such mails without a log-in; mails that always
 * come have none and say why they come. Throws without a notification.
 */
export async function toldMail({ to, origin, token, things }: ToldMail): Promise<Mail> {
  const [first] = things
  if (!first) throw new Error('a mail tells something')
  const shown = things.slice(0, shownMost)
  const left = things.length - shown.length
  const single = things.length === 1
  const kinds = [...new Set(things.map((thing) => thing.kind))]
  const ending = kinds.filter(mailsCanEnd)
  const names = inWords.format(ending.map((kind) => `“${rowOfKind(kind).name}”`))
  const mail = await renderMail({
    to,
    subject: single ? first.title : `${first.title}, and ${things.length - 1} more`,
    preview: single ? first.body : counted(things),
    title: single ? first.title : `${things.length} things for you`,
    parts: [
      ...(single && !first.picture
        ? [{ kind: 'words', text: first.body } as const]
        : shown.map(partsOf(origin, single))),
      ...(left > 0 ? [{ kind: 'words', text: `${left} more wait in your bell.` } as const] : []),
      single
        ? { kind: 'button', label: actions[first.kind], url: `${origin}${first.link}` }
        : { kind: 'button', label: 'See everything', url: `${origin}/my/activity` },
      ...furtherLinks(origin, shown),
      { kind: 'link', label: 'Choose what we tell you', url: `${origin}/my/subscriptions` },
      ...(ending.length > 0
        ? [{ kind: 'link', label: 'Stop these mails', url: `${origin}/unsubscribe?token=${token}` } as const]
        : []),
    ],
    closing: [
      ...(ending.length > 0 ? [`You get this since mails about ${names} are on for your account.`] : []),
      ...kinds.flatMap((kind) => rowOfKind(kind).locked.email ?? []),
    ],
  })
  const pictures = shown.flatMap(({ picture }) => picture ?? [])
  return {
    ...mail,
    ...(ending.length > 0 ? { headers: unsubscribeHeaders(origin, token) } : {}),
    ...(pictures.length > 0 ? { attachments: pictures } : {}),
  }
}
