/**
 * Prefix of the ids of all demonstration accounts. Ids of other accounts begin with the time of sign-up,
 * so no sign-up can create one with this prefix.
 */
export const demonstrationIdStart = '01920000-0000-7000-8000-'

/** States in which a payment of the demonstration's past can be. */
export const demonstrationPaymentStates = ['authorized', 'captured', 'voided'] as const
/** A payment of an order that the seed made up: whole cents, and how the payment stands. */
export type DemonstrationPayment = {
  readonly orderId: string
  readonly cents: number
  readonly state: (typeof demonstrationPaymentStates)[number]
}

const referenceForm = new RegExp(
  `^pay_demo_(${demonstrationPaymentStates.join('|')})_(\\d{1,8})_([0-9a-f-]{36})$`,
)

/**
 * Builds the sandbox processor's reference for a payment of the demonstration's seeded past. It carries
 * state, amount in cents and order, because the processor never met the payment.
 */
export const demonstrationReference = ({ state, cents, orderId }: DemonstrationPayment): string =>
  `pay_demo_${state}_${cents}_${orderId}`

/**
 * Parses a reference made by demonstrationReference into state, cents and order; undefined for any other
 * reference.
 */
export function readDemonstrationReference(reference: string): DemonstrationPayment | undefined {
  const [, name, cents, orderId] = referenceForm.exec(reference) ?? []
  const state = demonstrationPaymentStates.find((one) => one === name)
  return state && cents && orderId ? { state, cents: Number(cents), orderId } : undefined
}
