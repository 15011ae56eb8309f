// The reminder of a cart that was left (decision 0176): when, and in which words.

import { offerDay } from '../lifecycle/words.ts'
import type { DateManner } from '../manners/manners.ts'

const dayMs = 86_400_000

/** A cart is left when nothing was added to it for this long, in milliseconds. */
export const leftCartAfterMs = dayMs
/** A cart that was left for longer is not told of any more, in milliseconds. */
export const leftCartUntilMs = 8 * dayMs

/**
 * Returns the title of the reminder of a cart: "Wrap dress is still free", or "… and 2 more are still free".
 * `pieces` counts the named piece too.
 */
export const leftCartTitle = (name: string, pieces: number): string =>
  pieces === 1 ? `${name} is still free` : `${name} and ${pieces - 1} more are still free`

/**
 * Returns the sentences below the title of the reminder of a left cart: that its pieces wait unheld and, with
 * an `offer` (decision 0192), its title and last day. `dates`: the manner of days.
 */
export const leftCartWords = (
  pieces: number,
  offer: { title: string; endsAt: Date } | null = null,
  dates?: DateManner,
): string =>
  [
    pieces === 1
      ? 'You left it in your cart, where it waits without being held. Nobody else has it at this moment.'
      : `You left ${pieces} pieces in your cart, where they wait without being held. Nobody else has them at this moment.`,
    ...(offer ? [`${offer.title} until ${offerDay(offer.endsAt, dates)}.`] : []),
  ].join(' ')
