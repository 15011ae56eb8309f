// Phone numbers for texts: of the US and Canada, as people type them.

/** The consent text for text messages; stored with the consent. */
export const textConsent =
  'I agree to get texts from Hemline about what I choose here. Consent is no condition of buying. Message and data rates may apply. Reply STOP to end.'

/** Normalizes a typed US or Canadian phone number to "+15105550142"; undefined for any other text. */
export function phoneOf(typed: string): string | undefined {
  if (!/^[\d\s()+.-]{10,24}$/.test(typed.trim())) return undefined
  const digits = typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `+1${digits}` : undefined
}

/**
 * Masks a stored phone number so that its owner recognizes it and nobody else can call it: "(•••) •••-0142".
 */
export const shownPhone = (phone: string): string => `(•••) •••-${phone.slice(-4)}`

/** The words by which phones end texts, as carriers of the US and Canada ask for. */
const stopWords: readonly string[] = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT']

/**
 * Returns whether a text that a phone sent ends the texts to it: one of the words of carriers, in any case,
 * with nothing beside it but spaces and punctuation.
 */
export const isStopText = (text: string): boolean =>
  stopWords.includes(text.replaceAll(/[\s\p{P}]/gu, '').toUpperCase())
