// The reminder of a cart that was left (decision 0176): when, and in which words.

import { offerDay } from '../lifecycle/words.ts'

const dayMs = 86_400_000

/** A cart is left when nothing was added to it for this long, in milliseconds. */
export const leftCartAfterMs = dayMs
/** A cart that was left for longer is not told of any more, in milliseconds. */
export const leftCartUntilMs = 8 * dayMs

/** Returns the title of the reminder: the newest piece that is free, and how many more there are. */
export const leftCartTitle = (name: string, pieces: number): string =>
  pieces === 1 ? `${name} is still free` : `${name} and ${pieces - 1} more are still free`

/**
 * Returns what the reminder says below its title; `offer`: what comes off for somebody who left a cart
 * (decision 0192), and until when.
 */
export const leftCartWords = (pieces: number, offer: { title: string; endsAt: Date } | null = null): string =>
  [
    pieces === 1
      ? 'You left it in your cart, where it waits without being held. Nobody else has it at this moment.'
      : `You left ${pieces} pieces in your cart, where they wait without being held. Nobody else has them at this moment.`,
    ...(offer ? [`${offer.title} until ${offerDay(offer.endsAt)}.`] : []),
  ].join(' ')
