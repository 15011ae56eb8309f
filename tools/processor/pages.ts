// The page on which a shopper approves a payment, as on a payment provider's site.
import { methodRow } from '@hemline/rules/payment/methods.ts'
import { paymentMethods } from '@hemline/rules/vocabulary/payments.ts'
import type { Payment } from './model.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/**
 * Returns the content security policy of an approval page: styles only, and forms only to this site and to
 * the payment's return URL.
 */
export const pagePolicy = (returnUrl: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' ${originOf(returnUrl)}; frame-ancestors 'none'`

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : ''
}

const style = `
  :root { color-scheme: light dark; --paper: #eef1f6; --card: #fff; --ink: #161a22; --soft: #525b6b; --line: #d5dbe5; --main: #2b4c9b; --on: #fff }
  @media (prefers-color-scheme: dark) { :root { --paper: #12151c; --card: #1b202a; --ink: #eef1f6; --soft: #a5afc0; --line: #343c4b; --main: #a9c0ff; --on: #12151c } }
  * { box-sizing: border-box } body { margin: 0; min-height: 100vh; display: grid; place-items: center;
  * padding: 24px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { width: 100%; max-width: 400px; padding: 32px; border: 1px solid var(--line); border-radius: 16px; background: var(--card) }
  header { display: flex; justify-content: space-between; gap: 12px; padding-bottom: 16px; border-bottom: 1px solid var(--line); font-weight: 600 }
  header span { font-weight: 400; color: var(--soft) } h1 { margin: 24px 0 4px; font-size: 40px; line-height: 1.1; letter-spacing: -.02em; font-variant-numeric: tabular-nums }
  p { margin: 0 0 24px; color: var(--soft) } form { display: grid; gap: 12px } footer { margin-top: 24px; font-size: 14px; color: var(--soft) }
  button { min-height: 52px; border: 1px solid var(--line); border-radius: 10px; background: none; color: var(--ink); font: inherit; font-weight: 600; cursor: pointer }
  button.main { border-color: var(--main); background: var(--main); color: var(--on) } :focus-visible { outline: 3px solid var(--main); outline-offset: 2px }`

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`

const labelOf = (method: string): string => {
  const known = paymentMethods.find((one) => one === method)
  return known === undefined ? 'Payment' : methodRow(known).label
}

/**
 * Renders the page on which a shopper approves or cancels a payment. `action` is the URL that the decision is
 * posted to.
 */
export function approvalPage({ amount, method }: Payment, action: string): string {
  const dollars = (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  return page(
    `Approve ${dollars}`,
    `<header>${escapeHtml(labelOf(method))}<span>Practice provider</span></header>
    <h1>${dollars}</h1><p>to Hemline. Nothing is taken before your parcel leaves.</p>
    <form method="post" action="${escapeHtml(action)}">
      <button class="main" name="decision" value="approve">Approve ${dollars}</button><button name="decision" value="cancel">Cancel</button>
    </form><footer>This provider is for practice. No money moves.</footer>`,
  )
}

/**
 * Renders the HTML page of a payment that needs no approval any more, with a link back to the shop when its
 * address is valid.
 */
export function decidedPage({ returnUrl }: Payment): string {
  const back = URL.canParse(returnUrl) ? `<p><a href="${escapeHtml(returnUrl)}">Back to the shop</a></p>` : ''
  return page(
    'Already decided',
    `<header>Payment</header><h1 style="font-size:28px">This is decided already</h1><p>There is nothing left to approve.</p>${back}`,
  )
}

/** Renders the HTML page for an approval URL without a payment. */
export const missingPage = (): string =>
  page(
    'No such payment',
    '<header>Payment</header><h1 style="font-size:28px">No such payment</h1><p>The address may be incomplete.</p>',
  )
