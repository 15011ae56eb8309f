// The steps of checkout as a list: which there are, which of them are done, and which is open. The
// address bar names the open one.
export const stepNames = ['contact', 'address', 'delivery', 'payment'] as const
export type StepName = (typeof stepNames)[number]

export const stepTitles: Record<StepName, string> = {
  contact: 'Contact',
  address: 'Where to',
  delivery: 'How it travels',
  payment: 'Payment',
}

/** `isSent`: something of it travels; gift cards alone go by mail. */
export type StepFacts = { hasEmail: boolean; hasAddress: boolean; isSent: boolean }

/** The steps of this cart, in order. */
export const stepsOf = ({ isSent }: StepFacts): StepName[] =>
  stepNames.filter((name) => isSent || (name !== 'address' && name !== 'delivery'))

/** Delivery has a choice made from the start, and payment is done by paying. */
export function isDone(name: StepName, { hasEmail, hasAddress }: StepFacts): boolean {
  if (name === 'contact') return hasEmail
  return name !== 'payment' && hasAddress
}

/**
 * The open step: the asked one unless something before it is missing; unasked, the first that is not done.
 */
export function openStep(asked: string | undefined, facts: StepFacts): StepName {
  const steps = stepsOf(facts)
  const first = steps.find((name) => !isDone(name, facts)) ?? 'payment'
  const wanted = steps.find((name) => name === asked)
  return wanted && steps.indexOf(wanted) <= steps.indexOf(first) ? wanted : first
}

export const nextStep = (name: StepName, facts: StepFacts): StepName => {
  const steps = stepsOf(facts)
  return steps[steps.indexOf(name) + 1] ?? 'payment'
}

/** The step that has what the server misses: its own names, and the mocks' (decision 0060). */
export function stepOfMissing(missing: readonly string[]): StepName {
  const [first] = missing
  if (first === 'email' || first === 'contact') return 'contact'
  return first === 'address' ? 'address' : 'payment'
}
