// Sessions for the device's mobile wallet, behind the gate of specification §1.
import { isMethodOpen } from '@hemline/rules/payment/methods.ts'
import { isWalletOffered } from '@hemline/rules/payment/wallet-gate.ts'
import { mobileWalletMinVersion } from '@hemline/rules/vocabulary/constants.ts'
import type { FeatureFlag } from '@hemline/rules/vocabulary/flags.ts'
import type { PaymentMethod } from '@hemline/rules/vocabulary/payments.ts'
import type { Context } from '../../context.ts'
import { flagsOf, isInternational } from '../identity/identity.ts'

/** The opaque session text that the device's wallet asks for. */
export type WalletSession = { __typename: 'WalletSession'; session: string }
/** The device's wallet can't be used for this viewer. */
export type WalletUnavailable = { __typename: 'WalletUnavailable'; message: string }

/**
 * Asks the processor for a merchant session of the device's wallet (§7 "validate merchant"). Returns
 * WalletUnavailable for banned viewers, for a processor without wallets, and when the server-side gate is
 * closed (feature flag, log-in, international viewer); the device itself checks its own support.
 */
export async function validateMerchant(ctx: Context): Promise<WalletSession | WalletUnavailable> {
  const isOffered = isWalletOffered({
    deviceSupports: true,
    protocolVersion: mobileWalletMinVersion,
    loggedIn: ctx.viewer.userId !== null,
    flagOn: (await flagsOf(ctx)).includes('pwa_applepay'),
    international: await isInternational(ctx),
  })
  const { validateMerchant: vouch } = ctx.payments
  if (!isOffered || !vouch || ctx.viewer.banned)
    return {
      __typename: 'WalletUnavailable',
      message: 'The mobile wallet can’t be used here. Please choose another way to pay.',
    }
  return { __typename: 'WalletSession', ...(await vouch({ origin: ctx.config.WEB_ORIGIN })) }
}

/**
 * Tells whether the processor and the feature flags offer a payment method at all; which lines the method may
 * pay for is decided by the totals.
 */
export async function isPayable(ctx: Context, method: string): Promise<boolean> {
  const flags = new Set((await flagsOf(ctx)) as FeatureFlag[])
  return isMethodOpen(method as PaymentMethod, { driver: ctx.payments.name, flags })
}
