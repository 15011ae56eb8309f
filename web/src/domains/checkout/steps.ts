// The list of checkout steps: which ones a cart has, which are done, and which is open. The URL names
// the open one.
export const stepNames = ['contact', 'address', 'delivery', 'payment'] as const
export type StepName = (typeof stepNames)[number]

/** The headings of the steps. */
export const stepTitles: Record<StepName, string> = {
  contact: 'Contact',
  address: 'Where to',
  delivery: 'How it travels',
  payment: 'Payment',
}

/** `isSent`: whether the cart needs a parcel; a cart of gift cards alone does not. */
export type StepFacts = { hasEmail: boolean; hasAddress: boolean; isSent: boolean }

/**
 * Returns the names of a checkout's steps in order; without address and delivery for a cart that needs no
 * parcel.
 */
export const stepsOf = ({ isSent }: StepFacts): StepName[] =>
  stepNames.filter((name) => isSent || (name !== 'address' && name !== 'delivery'))

/**
 * Returns whether a checkout step is done. Delivery has a preset choice, so it is done with the address;
 * payment is never done before the order.
 */
export function isDone(name: StepName, { hasEmail, hasAddress }: StepFacts): boolean {
  if (name === 'contact') return hasEmail
  return name !== 'payment' && hasAddress
}

/**
 * Returns the step of checkout to open: the asked one unless an earlier step is not done, else the first one
 * that is not done (payment, when all are).
 */
export function openStep(asked: string | undefined, facts: StepFacts): StepName {
  const steps = stepsOf(facts)
  const first = steps.find((name) => !isDone(name, facts)) ?? 'payment'
  const wanted = steps.find((name) => name === asked)
  return wanted && steps.indexOf(wanted) <= steps.indexOf(first) ? wanted : first
}

/** Returns the checkout step after `name`; payment is the last. */
export const nextStep = (name: StepName, facts: StepFacts): StepName => {
  const steps = stepsOf(facts)
  return steps[steps.indexOf(name) + 1] ?? 'payment'
}

/**
 * Returns the step in which the shopper enters the first missing field: contact, address, and payment for all
 * else. Knows the field names of the server and of the mocks (decision 0060).
 */
export function stepOfMissing(missing: readonly string[]): StepName {
  const [first] = missing
  if (first === 'email' || first === 'contact') return 'contact'
  return first === 'address' ? 'address' : 'payment'
}
