// The sender on the label of a clean-out bag: the page with the label and the printed label show the same
// lines.

/** A sender as far as the shop knows one: without an address for people who saved none. */
export type LabelSender = {
  readonly fullName: string
  readonly line1: string | null
  readonly line2: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

/**
 * Returns the sender's name and address lines as a label shows them: no lines without a street, and null
 * without a sender.
 */
export function senderLines(sender: LabelSender | null): { name: string; lines: string[] } | null {
  if (!sender) return null
  const { fullName: name, line1, line2, city, state, zip } = sender
  if (!line1) return { name, lines: [] }
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return { name, lines: [line1, line2, place].filter((line): line is string => Boolean(line)) }
}
