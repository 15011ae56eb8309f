// The way of a piece back to the seller who paid to have it (decisions 0054 and 0077).
export const returnSteps = ['picked', 'packed', 'sent'] as const
/** `delivered`: the carrier says so; no employee sets it. */
export type ReturnStatus = 'waiting' | (typeof returnSteps)[number] | 'delivered'

export const returnWords: Record<ReturnStatus, string> = {
  waiting: 'On its shelf',
  picked: 'On the table',
  packed: 'Packed',
  sent: 'Handed over',
  delivered: 'Delivered',
}

/**
 * Where a piece is that its seller took back, told to the seller: nothing is said to be
 * sent before a carrier has it.
 */
export const comingBackWords: Record<ReturnStatus, string> = {
  waiting: 'Yours again. We take it from its shelf and pack it for you',
  picked: 'Yours again. We are packing it for you',
  packed: 'Packed for you. It leaves with the next pick-up',
  sent: 'On its way to you',
  delivered: 'Back with you',
}

/** The step that comes next, and what the button for it says; undefined when it has left. */
export const nextStep: Record<ReturnStatus, { to: (typeof returnSteps)[number]; words: string } | undefined> =
  {
    waiting: { to: 'picked', words: 'Pick' },
    picked: { to: 'packed', words: 'Pack' },
    packed: { to: 'sent', words: 'Hand over' },
    sent: undefined,
    delivered: undefined,
  }
