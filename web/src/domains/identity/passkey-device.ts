// The browser's part of passkeys; loaded when a page first needs it.
import type { AddPasskeyInput, LogInWithPasskeyInput } from '@hemline/schema/generated/graphql.ts'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'

/**
 * Why a device made no key or signature: the person or another request ended it, the device has a key
 * already, or it can't.
 */
export type PasskeyFailure = { failure: 'ended' | 'exists' | 'impossible' }

function failureOf(error: unknown): PasskeyFailure {
  const code = error instanceof WebAuthnError ? error.code : undefined
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { failure: 'exists' }
  const name = error instanceof Error ? error.name : ''
  const isEnded = code === 'ERROR_CEREMONY_ABORTED' || name === 'NotAllowedError' || name === 'AbortError'
  return { failure: isEnded ? 'ended' : 'impossible' }
}

/**
 * Asks the device to create a passkey by the server's options; resolves to the API's input, or to the
 * `failure`: 'ended' (canceled, timed out), 'exists' or 'impossible'. Never throws.
 */
export async function makeKey(options: unknown): Promise<AddPasskeyInput | PasskeyFailure> {
  try {
    const { id, response } = await startRegistration({
      optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
    })
    return {
      credentialId: id,
      clientData: response.clientDataJSON,
      attestation: response.attestationObject,
      transports: response.transports ?? [],
    }
  } catch (error) {
    return failureOf(error)
  }
}

/**
 * Asks a device to sign a log-in by the server's options; resolves to the API's input, or the failure. With
 * `autofill` the browser offers passkeys in the email field, and the promise stays pending until one is
 * chosen.
 */
export async function signWithKey(
  options: unknown,
  autofill: boolean,
): Promise<LogInWithPasskeyInput | PasskeyFailure> {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: autofill,
    })
    return {
      credentialId: id,
      clientData: response.clientDataJSON,
      authenticatorData: response.authenticatorData,
      signature: response.signature,
      userHandle: response.userHandle ?? null,
    }
  } catch (error) {
    return failureOf(error)
  }
}

/** Cancels the passkey request that the browser is showing. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony()
