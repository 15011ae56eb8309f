// Gets the token of a card for a box: card data goes from the form to the processor only.
import { type PaymentDriver, paymentDrivers } from '@hemline/rules/vocabulary/payments.ts'
import type { GetRescueCheckoutQuery } from '@hemline/schema/generated/graphql.ts'
import { reportError } from '../../platform/reports.ts'
import type { Tokenized } from '../payment/tokenize-card.ts'
import type { CardForm, CardValues } from '../payment/use-card-form.ts'

type Settings = GetRescueCheckoutQuery['paymentSettings']
/** Undefined when the shopper must correct a field, which shows the reason; `failed`: a sentence why not. */
export type BoxToken = string | undefined | { failed: string }

const driverOf = (name: string): PaymentDriver => paymentDrivers.find((one) => one === name) ?? 'sandbox'

/** Sends the card to the processor. The code for this is loaded with the first card. */
async function tokenized(values: CardValues, settings: Settings): Promise<Tokenized> {
  try {
    const { tokenizeCard } = await import('../payment/tokenize-card.ts')
    return await tokenizeCard(values, { ...settings, driver: driverOf(settings.driver) })
  } catch (error) {
    reportError('what talks to the processor did not come', { message: String(error) })
    return { outcome: 'failed' }
  }
}

/**
 * Checks the card's fields and resolves to the processor's token; undefined when the form or the processor
 * finds fields wrong (they show why), `{ failed }` with a sentence when the processor gave no answer. Charges
 * nothing.
 */
export async function boxToken(card: CardForm, settings: Settings): Promise<BoxToken> {
  if (!card.check()) return undefined
  const answer = await tokenized(card.values, settings)
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
