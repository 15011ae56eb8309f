// The payment methods offered for a cart: those that the totals allow, less those that driver, flags or
// device rule out (decision 0063).

import { cents } from '@hemline/rules/common/money.ts'
import { type MethodRow, methodRow, offeredMethods } from '@hemline/rules/payment/methods.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import type { FeatureFlag } from '@hemline/rules/vocabulary/flags.ts'
import {
  type PaymentDriver,
  type PaymentMethod,
  paymentDrivers,
  paymentMethods,
} from '@hemline/rules/vocabulary/payments.ts'
import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { giftCardsOf } from '../gift-cards/cart-lines.ts'
import { useSession } from '../identity/session.tsx'
import { deviceWallet } from '../payment/device-wallet.ts'

type Cart = CartFieldsFragment

const isMethod = (text: string): text is PaymentMethod => (paymentMethods as readonly string[]).includes(text)
/** Returns the payment driver of this name; `sandbox` for an unknown name. */
export const driverOf = (text: string): PaymentDriver =>
  paymentDrivers.find((one) => one === text) ?? 'sandbox'

/**
 * Hook: returns the payment methods to choose from; never empty: an order with nothing to charge has the
 * method "credits".
 */
export function useMethods(
  cart: Cart,
  driver: string,
  /** The country of the shipping address, as its two letters; undefined until an address is known. */
  destination: string | undefined,
): readonly MethodRow[] {
  const { user, loggedIn } = useSession()
  const [wallet] = useState(() => deviceWallet())
  const totals = cart.cartTotals
  const allowed = (totals?.allowedPaymentMethods ?? []).filter(isMethod)
  const amountCharged = cents(totals?.amountCharged ?? 0)
  const rows = offeredMethods({
    amountCharged,
    usesCredits: (totals?.creditsUsed ?? 0) > 0,
    usesGiftCards: (totals?.giftCardAmount ?? 0) > 0,
    buysGiftCards: giftCardsOf(cart.cartProducts).length > 0,
    country: destination ?? user?.userCountry.id ?? homeCountry,
    international: user?.isInternational ?? false,
    loggedIn,
    driver: driverOf(driver),
    flags: new Set((user?.featureFlags ?? []) as FeatureFlag[]),
    ...(wallet && { wallet }),
  }).filter((row) => allowed.includes(row.method))
  return rows.length > 0 ? rows : [methodRow(amountCharged > 0 ? 'card_processor_credit_card' : 'credits')]
}
