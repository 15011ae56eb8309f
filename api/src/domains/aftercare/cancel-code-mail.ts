// The mail with the code that cancels an order.
import { mailedCodeMinutes } from '@hemline/rules/identity/mailed-codes.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import type { Mail } from '../../ports/mail.ts'
import type { MailPart } from '../../ports/mail-page.ts'
import { renderMail } from '../../ports/mail-render.ts'

const words = (text: string): MailPart => ({ kind: 'words', text })

/**
 * Returns the mail with the code that cancels an order, addressed to the order's e-mail address; sends
 * nothing. The mail names how many minutes the code works.
 */
export function orderCodeMail({ id, email }: { id: string; email: string }, code: string): Promise<Mail> {
  return renderMail({
    to: email,
    subject: `Your code to cancel order ${orderLabel(id)}: ${code}`,
    preview: `It works for ${mailedCodeMinutes} minutes.`,
    title: 'Your code',
    parts: [
      words(
        `Someone opened the link in one of our mails and asked to cancel order ${orderLabel(id)}. If that was you, type this code on the order’s page:`,
      ),
      { kind: 'heading', text: code },
      words(`It works once, for ${mailedCodeMinutes} minutes. We never ask for it by phone or in a message.`),
    ],
    closing: ['If it wasn’t you, there is nothing to do: without the code nothing is canceled.'],
  })
}
