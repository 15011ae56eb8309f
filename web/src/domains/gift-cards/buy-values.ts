// What is typed into the form, before it is a gift card.
export type GiftCardValues = {
  templateId: string
  /** Dollars, as typed. */
  amount: string
  deliveryMethod: 'email' | 'print'
  deliveryDate: string
  recipientName: string
  recipientEmail: string
  senderName: string
  giftMessage: string
}

/** Today where the shopper is, as 2026-12-24. */
export function localDay(now: number): string {
  const day = new Date(now)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** Cents of a typed amount such as "50" or "$50"; NaN when it is none. */
export function centsOf(typed: string): number {
  const text = typed.trim().replace(/^\$\s*/, '')
  return /^\d{1,4}(\.\d\d?)?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN
}

export const startValues = (now: number): GiftCardValues => ({
  ...{ templateId: '1', amount: '50', deliveryMethod: 'email', deliveryDate: localDay(now) },
  ...{ recipientName: '', recipientEmail: '', senderName: '', giftMessage: '' },
})
