// The device's wallet: the shop vouches for itself, behind the gate of specification §1.
import { isMethodOpen } from '@hemline/rules/payment/methods.ts'
import { isWalletOffered } from '@hemline/rules/payment/wallet-gate.ts'
import { mobileWalletMinVersion } from '@hemline/rules/vocabulary/constants.ts'
import type { FeatureFlag } from '@hemline/rules/vocabulary/flags.ts'
import type { PaymentMethod } from '@hemline/rules/vocabulary/payments.ts'
import type { Context } from '../../context.ts'
import { flagsOf, isInternational } from '../identity/identity.ts'

export type WalletSession = { __typename: 'WalletSession'; session: string }
export type WalletUnavailable = { __typename: 'WalletUnavailable'; message: string }

/**
 * A session for the device's wallet (§7 "validate merchant"). Refuses with WalletUnavailable those for whom
 * the gate is closed: what only the device knows, it looks at itself.
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

/** Whether the processor and the flags leave a method open; what it may pay for is the totals' to say. */
export async function isPayable(ctx: Context, method: string): Promise<boolean> {
  const flags = new Set((await flagsOf(ctx)) as FeatureFlag[])
  return isMethodOpen(method as PaymentMethod, { driver: ctx.payments.name, flags })
}
