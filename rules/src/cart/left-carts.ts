// The reminder of a cart that was left (decision 0176): when, and in which words.

const dayMs = 86_400_000

/** A cart is left when nothing was added to it for this long, in milliseconds. */
export const leftCartAfterMs = dayMs
/** A cart that was left for longer is not told of any more, in milliseconds. */
export const leftCartUntilMs = 8 * dayMs

/** Returns the title of the reminder: the newest piece that is free, and how many more there are. */
export const leftCartTitle = (name: string, pieces: number): string =>
  pieces === 1 ? `${name} is still free` : `${name} and ${pieces - 1} more are still free`

/** Returns what the reminder says below its title. */
export const leftCartWords = (pieces: number): string =>
  pieces === 1
    ? 'You left it in your cart, where it waits without being held. Nobody else has it at this moment.'
    : `You left ${pieces} pieces in your cart, where they wait without being held. Nobody else has them at this moment.`
