// Shows the summary: in a terminal as lines that are overwritten, else as one line per day.
import { stripVTControlCharacters } from 'node:util'

/** The output stream that a screen writes to. */
export type Out = { readonly isTTY?: boolean; readonly columns?: number; write: (text: string) => unknown }
export type Screen = {
  /** Shows these lines in place of the last ones; does nothing without a terminal. */
  live: (lines: readonly string[]) => void
  /** Prints lines that stay. */
  keep: (lines: readonly string[]) => void
}

/**
 * Removes control characters from a text of others (an error of the shop, a title), so that it can't
 * command the terminal or start a new line.
 */
const plain = (line: string): string => stripVTControlCharacters(line).replace(/\p{Cc}+/gu, ' ')

/**
 * Makes the simulation's display on an output stream: `live` redraws lines (on a terminal alone), `keep`
 * writes lines that stay.
 */
export function screenOn(out: Out): Screen {
  let shown = 0
  const clear = (): void => {
    if (shown > 0) out.write(`\u001b[${shown}A\u001b[J`)
    shown = 0
  }
  return {
    live: (lines) => {
      if (!out.isTTY) return
      clear()
      const width = Math.max(20, (out.columns || 100) - 1)
      for (const line of lines) out.write(`${plain(line).slice(0, width)}\n`)
      shown = lines.length
    },
    keep: (lines) => {
      clear()
      for (const line of lines) out.write(`${plain(line)}\n`)
    },
  }
}
