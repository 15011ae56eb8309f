// Where the summary is shown: in a terminal, lines that are written over; else a line for each day.
import { stripVTControlCharacters } from 'node:util'

export type Out = { readonly isTTY?: boolean; readonly columns?: number; write: (text: string) => unknown }
export type Screen = {
  /** Shows these lines in place of the last ones; nothing without a terminal. */
  live: (lines: readonly string[]) => void
  /** Lines that stay. */
  keep: (lines: readonly string[]) => void
}

/**
 * What others wrote (an error of the shop, a title) is never a command to the
 * terminal, and never a second line.
 */
const plain = (line: string): string => stripVTControlCharacters(line).replace(/\p{Cc}+/gu, ' ')

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
