// What was done for a partner, in sentences for people at work.

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/**
 * Returns a line of a partner's history, such as "Made the key ab12", from the kind of event and its stored
 * details.
 */
export function eventWords(kind: string, detail: Readonly<Record<string, unknown>>): string {
  switch (kind) {
    case 'key_made':
      return text(detail.replaces)
        ? `Made the key ${text(detail.key)} in place of ${text(detail.replaces)}`
        : `Made the key ${text(detail.key)}`
    case 'key_ended':
      return `Ended the key ${text(detail.key)}`
    case 'person_added':
      return 'Let one more person see the stock'
    case 'person_removed':
      return 'Took a person out, who no longer sees the stock'
    case 'terms_set':
      return 'Set the terms'
    case 'page_set':
      return `Changed the page: ${text(detail.changed)}`
    case 'feed_taken':
      return `Took feed ${text(detail.number)} with its new brands`
    default:
      return `Refused feed ${text(detail.number)}: ${text(detail.reason)}`
  }
}
