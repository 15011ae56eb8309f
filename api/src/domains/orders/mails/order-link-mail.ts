// The mail with a new link to a guest's order.
import { orderLabel } from '@hemline/rules/orders/states.ts'
import type { Mail } from '../../../ports/mail.ts'
import type { MailPart } from '../../../ports/mail-page.ts'
import { renderMail } from '../../../ports/mail-render.ts'

const words = (text: string): MailPart => ({ kind: 'words', text })

/**
 * Returns the mail with a link to a guest's order, access key included, addressed to the order's e-mail
 * address.
 */
export function orderLinkMail(
  { id, email, access_key }: { id: string; email: string; access_key: string },
  origin: string,
): Promise<Mail> {
  return renderMail({
    to: email,
    subject: `A new link to your order ${orderLabel(id)}`,
    preview: 'It opens the page of your order.',
    title: 'Here is your link',
    parts: [
      words(`Somebody, we think you, asked for a new link to order ${orderLabel(id)}.`),
      {
        kind: 'button',
        label: 'See your order',
        url: `${origin}/my/orders/${id}?key=${encodeURIComponent(access_key)}`,
      },
    ],
    closing: [
      'The link opens this order and no other. Whoever has it can see the order: please don’t pass it on.',
    ],
  })
}
