// Ways to pay that Stripe keeps for a customer: a card is kept by a SetupIntent without a payment, or by the
// payment that it pays (setup_future_usage), and is forgotten by being detached (decision 0204).
import { Stripe } from 'stripe'
import type { DeclineCode, Kept, KeptMethod, PaymentsPort } from './payments.ts'

/** Sends one request within the time limit of its call; an unclear outcome becomes PaymentUnknown. */
export type StripeCall = <T>(send: (options: Stripe.RequestOptions) => Promise<T>, key?: string) => Promise<T>

/**
 * Returns the facts that the shop stores of a Stripe payment method: reference, type, label, last digits,
 * expiry, fingerprint. A method that is no card counts as PayPal, without digits and expiry.
 */
export function keptOf({ id, card, paypal }: Stripe.PaymentMethod): KeptMethod {
  if (!card) {
    const label = paypal?.payer_email ?? 'Wallet account'
    return {
      reference: id,
      type: 'PayPalAccount',
      label,
      last4: null,
      expires: null,
      fingerprint: paypal?.payer_id ?? id,
    }
  }
  return {
    reference: id,
    type: 'CreditCard',
    label: card.brand,
    last4: card.last4,
    expires: { month: card.exp_month, year: card.exp_year },
    fingerprint: card.fingerprint ?? id,
  }
}

/** The codes with which Stripe says that a method is not attached to anybody. */
const gone = ['resource_missing', 'payment_method_not_attached', 'payment_method_unexpected_state']

/** Makes the Stripe driver's functions that make customers, save payment methods and delete them. */
export function methodsAtStripe(
  stripe: Stripe,
  calling: () => StripeCall,
  codeOf: (error: Stripe.errors.StripeCardError) => DeclineCode,
): Pick<PaymentsPort, 'makeCustomer' | 'keepMethod' | 'forgetMethod'> {
  return {
    makeCustomer: async (key) =>
      (
        await calling()(
          (options) => stripe.customers.create({ metadata: { key } }, options),
          `customer:${key}`,
        )
      ).id,
    keepMethod: async ({ customer, token }): Promise<Kept> => {
      const intent = {
        customer,
        payment_method: token,
        payment_method_types: ['card'],
        usage: 'off_session' as const,
        confirm: true,
        expand: ['payment_method'],
      }
      try {
        const { status, payment_method: method } = await calling()(
          (options) => stripe.setupIntents.create(intent, options),
          `keep:${customer}:${token}`,
        )
        return status === 'succeeded' && method !== null && typeof method === 'object'
          ? { outcome: 'kept', method: keptOf(method) }
          : // The bank wants its holder to approve: that is done where something is paid.
            { outcome: 'refused', code: 'approval_refused' }
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) return { outcome: 'refused', code: codeOf(error) }
        if (error instanceof Stripe.errors.StripeInvalidRequestError)
          return { outcome: 'refused', code: 'card_declined' }
        throw error
      }
    },
    forgetMethod: async (reference) => {
      try {
        await calling()((options) => stripe.paymentMethods.detach(reference, {}, options))
      } catch (error) {
        const isGone =
          error instanceof Stripe.errors.StripeInvalidRequestError &&
          (gone.includes(error.code ?? '') || /not attached/.test(error.message))
        if (!isGone) throw error
      }
    },
  }
}
