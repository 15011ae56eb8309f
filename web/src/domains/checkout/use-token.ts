// Gets the token for the chosen payment method: card data goes from the form to the processor only; a
// device's wallet supplies its own token.

import type { Cents } from '@hemline/rules/common/money.ts'
import { friendly } from '@hemline/rules/errors/catalogue.ts'
import type { MethodRow } from '@hemline/rules/payment/methods.ts'
import type { GetCheckoutQuery } from '@hemline/schema/generated/graphql.ts'
import { useClient } from 'urql'
import { reportError } from '../../platform/reports.ts'
import { showToast } from '../../ui/toasts.store.ts'
import type { ProcessorDoor, Tokenized } from '../payment/tokenize-card.ts'
import type { CardForm, CardValues } from '../payment/use-card-form.ts'
import { driverOf } from './use-methods.ts'

type Given = { card: CardForm; settings: GetCheckoutQuery['paymentSettings'] }
/**
 * Null when the method needs no token; undefined when the shopper must correct a field, which shows the
 * reason; `failed`: the message next to the pay button.
 */
export type PaymentToken = string | null | undefined | { failed: string }
type TokenFor = (row: MethodRow, amount: Cents) => Promise<PaymentToken>

/** Sends the card to the processor. The code for this is loaded with the first card. */
async function tokenized(values: CardValues, door: ProcessorDoor): Promise<Tokenized> {
  try {
    const { tokenizeCard } = await import('../payment/tokenize-card.ts')
    return await tokenizeCard(values, door)
  } catch (error) {
    reportError('what talks to the processor did not come', { message: String(error) })
    return { outcome: 'failed' }
  }
}

/**
 * Hook: returns a function that gets the processor's token for a method and an amount (cents). It resolves to
 * null when no token is needed, undefined when the card form has errors or the wallet was canceled, or `{
 * failed }`, a sentence.
 */
export function useToken({ card, settings }: Given): TokenFor {
  const client = useClient()
  const ofCard = async () => {
    if (!card.check()) return undefined
    const answer = await tokenized(card.values, { ...settings, driver: driverOf(settings.driver) })
    switch (answer.outcome) {
      case 'token':
        return answer.token
      case 'refused':
        card.refuse(answer.problems)
        return undefined
      case 'failed':
        return { failed: 'Your card could not be checked just now. Nothing was charged. Please try again.' }
    }
  }
  /** The code for the wallet is loaded with the first payment by wallet. */
  const ofWallet = async (amount: Cents) => {
    try {
      const { walletToken } = await import('./wallet-token.ts')
      return await walletToken(client, settings.tokenUrl, amount)
    } catch (error) {
      reportError('paying with the wallet failed', { message: String(error) })
      showToast({ text: friendly('mobileWalletPurchase') })
      return undefined
    }
  }
  return async (row, amount) => {
    if (amount === 0 || row.kind === 'none' || row.kind === 'approval') return null
    return row.kind === 'wallet' ? ofWallet(amount) : ofCard()
  }
}
