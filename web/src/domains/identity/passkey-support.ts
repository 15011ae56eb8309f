// Tells what a browser can do with passkeys, without loading the code that does it.

type Support = { isConditionalMediationAvailable?: () => Promise<boolean> }

const support = (): Support | undefined =>
  (globalThis as { PublicKeyCredential?: Support }).PublicKeyCredential

/**
 * Returns whether passkeys may work here: the browser knows them, and the shop's address is a name. Browsers
 * refuse passkeys for numbers such as 127.0.0.1.
 */
export function hasPasskeys(): boolean {
  return support() !== undefined && !/^[\d.]+$|^\[/.test(globalThis.location.hostname)
}

/** Resolves to whether the browser offers passkeys in the email field; false where passkeys don't work. */
export async function hasAutofill(): Promise<boolean> {
  if (!hasPasskeys()) return false
  return (await support()?.isConditionalMediationAvailable?.()) ?? false
}
