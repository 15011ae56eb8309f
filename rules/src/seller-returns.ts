// The way of a piece back to the seller who paid to have it (decisions 0054 and 0077).
export const returnSteps = ['picked', 'packed', 'sent'] as const
export type ReturnStatus = 'waiting' | (typeof returnSteps)[number]

export const returnWords: Record<ReturnStatus, string> = {
  waiting: 'On its shelf',
  picked: 'On the table',
  packed: 'Packed',
  sent: 'Handed over',
}

/** The step that comes next, and what the button for it says; undefined when it has left. */
export const nextStep: Record<ReturnStatus, { to: (typeof returnSteps)[number]; words: string } | undefined> = {
  waiting: { to: 'picked', words: 'Pick' },
  picked: { to: 'packed', words: 'Pack' },
  packed: { to: 'sent', words: 'Hand over' },
  sent: undefined,
}
