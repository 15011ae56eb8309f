// Finds out whether the device has a wallet (specification §1). Separate from wallet.ts, since few
// shoppers pay by wallet.

/** The interface that a browser with a wallet adds to its window. */
type WalletSessions = { canMakePayments: () => boolean; supportsVersion: (version: number) => boolean }
type Scope = { ApplePaySession?: WalletSessions | undefined }
export type DeviceWallet = { readonly protocolVersion: number }

const newestVersion = 14

/**
 * Returns the newest protocol version of the device's wallet; undefined without a wallet, or when the
 * wallet cannot pay.
 */
export function deviceWallet(scope: Scope = globalThis as Scope): DeviceWallet | undefined {
  try {
    const sessions = scope.ApplePaySession
    if (!sessions?.canMakePayments()) return undefined
    for (let version = newestVersion; version > 0; version -= 1)
      if (sessions.supportsVersion(version)) return { protocolVersion: version }
  } catch {
    // In another site's frame the question itself is forbidden and throws.
  }
  return undefined
}
