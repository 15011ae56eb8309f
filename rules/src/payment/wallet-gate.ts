// When the mobile wallet is offered, and the steps of paying with it (specification §1, §7, §9).
import { mobileWalletMinVersion } from '../vocabulary/constants.ts'

export type WalletFacts = {
  readonly deviceSupports: boolean
  /** The flag pwa_applepay. */
  readonly flagOn: boolean
  readonly international: boolean
  readonly loggedIn: boolean
  /** The newest version of the wallet's protocol that the browser speaks. */
  readonly protocolVersion: number
  /** §1: "unless stated otherwise". True by default. */
  readonly requiresLogIn?: boolean
}

/**
 * Returns whether a mobile wallet is offered: the device supports it, its flag is on, the user is not
 * international and logged in unless stated otherwise (§1), and the wallet has version 3 or newer (§9).
 */
export function isWalletOffered({
  deviceSupports,
  flagOn,
  international,
  loggedIn,
  protocolVersion,
  requiresLogIn = true,
}: WalletFacts): boolean {
  return (
    deviceSupports &&
    flagOn &&
    !international &&
    (loggedIn || !requiresLogIn) &&
    protocolVersion >= mobileWalletMinVersion
  )
}

/** The steps of §7, in the order in which a wallet goes through them. */
export const walletSteps = [
  'validate merchant',
  'set address',
  'set shipping method',
  'set payment method',
  'tokenize',
  'submit cart',
  'checkout',
] as const
export type WalletStep = (typeof walletSteps)[number]

/**
 * Returns the error message of a wallet step, for logs and reports (§7 names the steps in errors); shoppers
 * read §8's phrase instead.
 */
export const walletStepError = (step: WalletStep): string => `mobile wallet: ${step} failed`

/** An error of the wallet that knows its step. */
export class WalletStepError extends Error {
  readonly step: WalletStep
  constructor(step: WalletStep, cause?: unknown) {
    super(walletStepError(step), { cause })
    this.step = step
  }
}

/**
 * Runs one step of a wallet payment and returns its result; an error thrown in it becomes a WalletStepError
 * that names the step, and a WalletStepError is thrown on as it is.
 */
export async function atWalletStep<T>(step: WalletStep, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    throw error instanceof WalletStepError ? error : new WalletStepError(step, error)
  }
}
