// Whether the device has a wallet to pay with (specification §1). Apart from paying with it: only few do.

/** What a browser with a wallet puts into its window. */
type WalletSessions = { canMakePayments: () => boolean; supportsVersion: (version: number) => boolean }
type Scope = { ApplePaySession?: WalletSessions | undefined }
export type DeviceWallet = { readonly protocolVersion: number }

const newestVersion = 14

/**
 * The device's wallet with the newest version of its protocol; undefined without one, or when it can't pay.
 */
export function deviceWallet(scope: Scope = globalThis as Scope): DeviceWallet | undefined {
  try {
    const sessions = scope.ApplePaySession
    if (!sessions?.canMakePayments()) return undefined
    for (let version = newestVersion; version > 0; version -= 1)
      if (sessions.supportsVersion(version)) return { protocolVersion: version }
  } catch {
    // In a frame of another site asking alone is forbidden.
  }
  return undefined
}
