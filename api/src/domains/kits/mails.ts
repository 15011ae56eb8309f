// The mails about a kit, and the job that sends them (specification §1 Selling; decision 0072).

import type { Db } from '@hemline/db/connect.ts'
import type { KitRow } from '@hemline/db/kit-rows.ts'
import { bagCountsOf } from '@hemline/rules/bags/bag-counts.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import {
  greeting,
  type MailText,
  mailFirstName,
  mailLine,
  mailName,
} from '@hemline/rules/identity/person-names.ts'
import { incentiveEffects } from '@hemline/rules/kits/incentives.ts'
import { kitLabelDays } from '@hemline/rules/kits/states.ts'
import type { Mail, MailPort } from '../../ports/mail.ts'
import type { MailPart, MailRow } from '../../ports/mail-page.ts'
import { renderMail } from '../../ports/mail-render.ts'
import { labelLink, labelMailDays } from '../labels/labels.ts'
import { tell, type WayOut, wantsMailAtOnce, wayOutOf } from '../notifications/notifications.ts'
import { findKitOf } from './kits.db.ts'
import { findPieceStates, findSeller } from './kits-reads.db.ts'
import type { CleanoutMailKind } from './moves.ts'

/** The facts that a mail about a kit may state. */
export type CleanoutMailFacts = {
  to: string
  /** Whether the kit's owner has an account; a guest's address may belong to anyone. */
  isMember: boolean
  firstName: MailText | null
  origin: string
  kit: KitRow
  /** The link to the label's PDF; null for a preprinted bag. */
  labelUrl: string | null
  states: Record<string, number>
  /** What ends mails about bags; null for the mail with the label, and for guests. */
  out: WayOut | null
}

const words = (text: string): MailPart => ({ kind: 'words', text })
const serviceNames = { standard: 'Standard', premium: 'Premium', donation: 'Donation' } as const

function kitRows({ bag_number, service, fee_cents, rest_choice, charity_name }: KitRow): MailRow[] {
  return [
    { name: 'Bag', value: String(bag_number) },
    { name: 'Service', value: serviceNames[service] },
    {
      name: 'Fee',
      value: fee_cents === 0 ? 'None' : dollars(fee_cents),
      note: fee_cents === 0 ? undefined : 'Out of this bag’s first earnings',
    },
    { name: 'What nobody buys', value: rest_choice === 'donate' ? 'Donated' : 'Can be had back' },
    ...(charity_name === null ? [] : [{ name: 'Earns for', value: charity_name }]),
  ].map(({ note, ...row }) => (note === undefined ? row : { ...row, note }))
}

/**
 * Returns the address an empty bag is sent to, as parts of a mail; none without an address. A guest's mail
 * names only the area: otherwise the form could be used to mail text to other people's addresses.
 */
function goesTo({ kit: { ship_to: to }, isMember }: CleanoutMailFacts): MailPart[] {
  if (!to) return []
  const place = [mailLine(to.city), [mailLine(to.state), mailLine(to.zip)].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  const lines = [mailName(to.fullName), mailLine(to.line1), mailLine(to.line2), place].filter(
    (line): line is MailText => Boolean(line),
  )
  return isMember
    ? [words('It goes to:'), { kind: 'lines', lines }]
    : [words(`It goes to the address in ${mailLine(to.zip) ?? to.state} that was given.`)]
}

const where = ({ origin, kit, isMember }: CleanoutMailFacts): MailPart[] =>
  !isMember
    ? [
        words(
          'So that we can pay you, make an account: in the browser you ordered with, or anywhere with this e-mail address, which you then confirm.',
        ),
        { kind: 'button', label: 'Make an account', url: `${origin}/sign-up` },
      ]
    : [
        {
          kind: 'button',
          label: `See bag ${kit.bag_number}`,
          url: `${origin}/my/cleanouts/${kit.bag_number}`,
        },
      ]

function ordered(facts: CleanoutMailFacts) {
  const { kit, labelUrl } = facts
  const label: MailPart[] = labelUrl
    ? [
        words('Print it, put it on any sturdy box or bag, and hand that to the carrier. Shipping is paid.'),
        { kind: 'button', label: 'Open your label (PDF)', url: labelUrl },
        words(`The link works for ${labelMailDays} days, the label for ${kitLabelDays}.`),
      ]
    : [words('Fill it when it comes, and hand it to the carrier. Its label is paid and on it already.')]
  return {
    subject: labelUrl ? `Your label for bag ${kit.bag_number}` : `Your kit is ordered: bag ${kit.bag_number}`,
    title: labelUrl ? 'Your label is ready' : 'Your kit is ordered',
    preview: labelUrl ? 'Print it, pack a bag, send it in.' : 'An empty bag is on its way to you soon.',
    parts: [
      ...(labelUrl ? [] : [words('We are sending you an empty bag.')]),
      ...label,
      ...goesTo(facts),
      { kind: 'rows', rows: kitRows(kit) } as const,
      ...kit.incentives.map((name) => words(incentiveEffects[name].words)),
      ...where(facts),
    ],
  }
}

function received(facts: CleanoutMailFacts) {
  const { kit } = facts
  return {
    subject: `We received bag ${kit.bag_number}`,
    title: 'We have your bag',
    preview: 'It waits its turn now.',
    parts: [
      words(
        `Bag ${kit.bag_number} is with us and waits its turn. You will hear from us when every piece of it is graded.`,
      ),
      ...where(facts),
    ],
  }
}

function done(facts: CleanoutMailFacts) {
  const { kit, states } = facts
  const counts = bagCountsOf(states)
  const rows: MailRow[] = [
    { name: 'Pieces', value: String(counts.graded) },
    { name: 'Accepted', value: String(counts.graded - counts.notAccepted) },
    { name: 'Not accepted', value: String(counts.notAccepted) },
  ]
  return {
    subject: `Bag ${kit.bag_number} is processed`,
    title: 'Your bag is processed',
    preview: `${counts.graded - counts.notAccepted} of ${counts.graded} pieces were accepted.`,
    parts: [
      words('Every piece of your bag is graded. Those we accepted are photographed and listed next.'),
      { kind: 'rows', rows } as const,
      ...where(facts),
    ],
  }
}

const bellWords: Readonly<Record<CleanoutMailKind, string>> = {
  ordered: 'Pack it when you have it, and send it in.',
  received: 'It waits for its turn to be sorted.',
  done: 'Every piece is graded. See which of them are listed.',
}

const pages = { ordered, received, done } as const

/**
 * Returns the mail about one event of a kit (ordered, received or done), in HTML and plain text; sends
 * nothing.
 */
export async function cleanoutMail(kind: CleanoutMailKind, facts: CleanoutMailFacts): Promise<Mail> {
  const page = pages[kind](facts)
  const { out } = facts
  const mail = await renderMail({
    to: facts.to,
    subject: page.subject,
    preview: page.preview,
    title: page.title,
    parts: [words(`${greeting(facts.firstName)},`), ...page.parts, ...(out?.parts ?? [])],
    closing: [
      'You get this mail because a kit was ordered with this e-mail address.',
      ...(out?.closing ?? []),
    ],
  })
  return out ? { ...mail, headers: out.headers } : mail
}

/** The connections that the job of kit mails needs. */
export type CleanoutMailDoors = {
  db: Db
  mail: MailPort
  webOrigin: string
  giftCardSecret: string
  now: () => Date
}

/**
 * Job: mails a kit's owner about one event, with `key` so that retries are recognized, and tells an owner
 * with an account in the shop. Sends nothing when the kit is unknown or has no owner, or when a kit was
 * canceled before its order mail; mails of received and done bags go only to sellers who want such mails at
 * once, and to guests.
 */
export async function sendCleanoutMail(
  doors: CleanoutMailDoors,
  { kitId, kind }: { kitId: string; kind: CleanoutMailKind },
  key: string,
): Promise<void> {
  const { db, mail, webOrigin: origin } = doors
  const kit = await findKitOf(db, { kitId })
  if (!kit || (kind === 'ordered' && kit.status === 'canceled')) return
  const seller = kit.seller_id === null ? undefined : await findSeller(db, kit.seller_id)
  const to = seller?.email ?? kit.email
  if (!to) return
  const until = new Date(doors.now().getTime() + labelMailDays * 86_400_000)
  const labelUrl = kit.bag_type === 'label' ? origin + labelLink(doors.giftCardSecret, kit.id, until) : null
  const facts = {
    to,
    isMember: seller !== undefined,
    firstName: mailFirstName(seller?.first_name),
    origin,
    kit,
    labelUrl,
    states: await findPieceStates(db, kit.bag_id),
    out:
      kind === 'ordered' || kit.seller_id === null
        ? null
        : wayOutOf({ origin, secret: doors.giftCardSecret }, { userId: kit.seller_id, kind: 'bag' }),
  }
  const letter = await cleanoutMail(kind, facts)
  if (kit.seller_id !== null)
    await tell(db, {
      userId: kit.seller_id,
      kind: 'bag',
      key: `bag:${kitId}:${kind}`,
      title: letter.subject,
      body: bellWords[kind],
      link: kind === 'ordered' ? '/my/cleanouts/kits' : `/my/cleanouts/${kit.bag_number}`,
    })
  // The mail about an order carries the label, which is needed whatever its owner wants to hear.
  const wanted =
    kind === 'ordered' || kit.seller_id === null || (await wantsMailAtOnce(db, kit.seller_id, 'bag'))
  if (wanted) await mail.send(letter, key)
}
