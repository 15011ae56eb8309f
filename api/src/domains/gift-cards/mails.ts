import { groupedNumber } from '@hemline/rules/gift-cards/gift-cards.ts'
import { greeting, type MailText, mailMessage, mailName } from '@hemline/rules/identity/person-names.ts'
import type { Mail } from '../../ports/mail.ts'
import type { MailPart } from '../../ports/mail-page.ts'
import { renderMail } from '../../ports/mail-render.ts'
import type { CardToMail } from './gift-cards.db.ts'

type Codes = { number: string; pin: string }

const dollars = (cents: number) => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`
const lastWords = (origin: string) => [
  'It has no end, and pays for anything in the shop but other gift cards. What is left after an order stays on it.',
  `Type number and PIN in your cart, under “Use a gift card”. What is on it: ${origin}/giftcards/balance`,
  'Whoever has number and PIN can use it: keep them as you would keep cash.',
]
/**
 * Returns the buyer's message as a part of the mail; none for null, which stands for a message with a link
 * (stored before links were refused): the mail goes without it.
 */
const message = (text: MailText | null): MailPart[] =>
  text === null ? [] : [{ kind: 'words', text: `“${text}”` }]
const codeRows = ({ number, pin }: Codes): MailPart => ({
  kind: 'rows',
  rows: [
    { name: 'Number', value: groupedNumber(number) },
    { name: 'PIN', value: pin },
  ],
})

/**
 * Returns the address of the page that shows a card with its number and PIN, to print. They stand behind the
 * "#", which no browser sends to a server, and the page takes them out of the address bar at once.
 */
const printPage = (origin: string, { number, pin }: Codes) => `${origin}/giftcards/balance#${number}-${pin}`

/** Renders the mail to a gift card's recipient: sender, amount, message, number and PIN. */
export function giftCardMail(
  card: CardToMail & { recipient_email: string },
  codes: Codes,
  origin: string,
): Promise<Mail> {
  const sender = mailName(card.sender_name)
  const given = `${sender ?? 'Somebody who knows you'} gives you a Hemline gift card of ${dollars(card.face_value_cents)}.`
  return renderMail({
    to: card.recipient_email,
    subject: sender === null ? 'A Hemline gift card for you' : `A Hemline gift card from ${sender}`,
    preview: given,
    title: greeting(card.recipient_name),
    parts: [
      { kind: 'words', text: given },
      ...message(mailMessage(card.gift_message)),
      codeRows(codes),
      { kind: 'button', label: 'Find something you like', url: `${origin}/women` },
      { kind: 'link', label: 'See your card, and what is on it', url: printPage(origin, codes) },
    ],
    closing: lastWords(origin),
  })
}

/** Renders the mail to a gift card's buyer, who prints it and hands it over. */
export function giftCardPrintMail(
  card: CardToMail & { sender_email: string },
  codes: Codes,
  origin: string,
): Promise<Mail> {
  const recipient = mailName(card.recipient_name) ?? 'somebody'
  return renderMail({
    to: card.sender_email,
    subject: `Your gift card for ${recipient}, to print`,
    preview: 'Print it, fold it once, and it is ready to be given.',
    title: `A Hemline gift card of ${dollars(card.face_value_cents)}`,
    parts: [
      { kind: 'words', text: `For ${recipient}, from ${mailName(card.sender_name) ?? 'you'}` },
      ...message(mailMessage(card.gift_message)),
      codeRows(codes),
      { kind: 'button', label: 'Print your gift card', url: printPage(origin, codes) },
    ],
    closing: [...lastWords(origin), 'Fold the printed page once, and the card is ready to be given.'],
  })
}
