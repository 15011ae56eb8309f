// Pays with the device's wallet: the steps of one payment (specification §7).
import { atWalletStep, type WalletStep } from '@hemline/rules/payment/wallet-gate.ts'
import { z } from 'zod/mini'

export type WalletActions = {
  /** Gets a wallet session from the API, which identifies the shop to the wallet. */
  validateMerchant: (origin: string) => Promise<{ session: string }>
  setAddress: () => Promise<void>
  setShippingMethod: () => Promise<void>
  setPaymentMethod: () => Promise<void>
  /** Shows the sheet to the shopper; resolves to false when canceled. */
  approve: () => Promise<boolean>
  /** Submits the cart with the wallet's token. */
  submitCart: (token: string) => Promise<void>
  checkout: () => Promise<void>
}

const tokenAnswer = z.object({ token: z.string() })

/** Gets a token for a session of the sandbox; real wallets supply their token themselves. */
async function tokenOf(session: string, url: string, send: typeof fetch): Promise<string> {
  const answer = await send(url, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session }),
  })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return tokenAnswer.parse(await answer.json()).token
}

type WalletOptions = { readonly origin: string; readonly tokenUrl: string; readonly send?: typeof fetch }

/**
 * Runs the steps of one payment with the device's wallet and resolves to 'paid', or to 'canceled' when the
 * shopper did not approve, so that no token was sent. Throws a WalletStepError that names the failed step.
 */
export async function payWithWallet(
  actions: WalletActions,
  { origin, tokenUrl, send = fetch }: WalletOptions,
): Promise<'paid' | 'canceled'> {
  const { session } = await atWalletStep('validate merchant', () => actions.validateMerchant(origin))
  const before: readonly [WalletStep, () => Promise<void>][] = [
    ['set address', actions.setAddress],
    ['set shipping method', actions.setShippingMethod],
    ['set payment method', actions.setPaymentMethod],
  ]
  for (const [step, action] of before) await atWalletStep(step, action)
  if (!(await actions.approve())) return 'canceled'
  const token = await atWalletStep('tokenize', () => tokenOf(session, tokenUrl, send))
  await atWalletStep('submit cart', () => actions.submitCart(token))
  await atWalletStep('checkout', actions.checkout)
  return 'paid'
}
