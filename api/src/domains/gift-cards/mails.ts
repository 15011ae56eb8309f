import { groupedNumber } from '@hemline/rules/gift-cards.ts'
import { composeMail, type Mail } from '../../ports/mail.ts'
import type { CardToMail } from './gift-cards.db.ts'

type Codes = { number: string; pin: string }

const dollars = (cents: number) => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`
const lastWords = (origin: string) => [
  'It has no end, and pays for anything in the shop but other gift cards. What is left after an order stays on it.',
  `Type number and PIN in your cart, under “Use a gift card”. What is on it: ${origin}/giftcards#balance`,
  'Whoever has number and PIN can use it: keep them as you would keep cash.',
]
const codeWords = ({ number, pin }: Codes) => [`Number: ${groupedNumber(number)}`, `PIN: ${pin}`]
const messageWords = (message: string | null) => (message ? [`“${message}”`] : [])

/** To whom a card is given: from whom, how much, the message, number and PIN. */
export function giftCardMail(card: CardToMail & { recipient_email: string }, codes: Codes, origin: string): Mail {
  return composeMail({
    to: card.recipient_email,
    subject: `A Hemline gift card from ${card.sender_name.replace(/\s+/g, ' ')}`,
    paragraphs: [
      `Hello ${card.recipient_name},`,
      `${card.sender_name} gives you a Hemline gift card of ${dollars(card.face_value_cents)}.`,
      ...messageWords(card.gift_message),
      ...codeWords(codes),
    ],
    link: { label: 'Find something you like', url: `${origin}/women` },
    closing: lastWords(origin),
  })
}

/** To who bought a card to print it and hand it over. */
export function giftCardPrintMail(card: CardToMail & { sender_email: string }, codes: Codes, origin: string): Mail {
  return composeMail({
    to: card.sender_email,
    subject: `Your gift card for ${card.recipient_name.replace(/\s+/g, ' ')}, to print`,
    paragraphs: [
      `A Hemline gift card of ${dollars(card.face_value_cents)}`,
      `For ${card.recipient_name}, from ${card.sender_name}`,
      ...messageWords(card.gift_message),
      ...codeWords(codes),
    ],
    closing: [...lastWords(origin), 'Print this page, fold it once, and the card is ready to be given.'],
  })
}
