// Warns once for each line, two minutes before its hold ends, with the time of day in a polite message.
import { useEffect, useRef } from 'react'
import { countOf, timeOfDay } from '../../platform/format.ts'
import { showToast } from '../../ui/toasts.store.ts'
import { type Line, lineState } from './line-state.ts'

const warnMs = 120_000

/**
 * Returns the lines that this shopper holds and whose hold ends within two minutes after `now`
 * (milliseconds); ended holds are left out.
 */
export function endingSoon(lines: readonly Line[], now: number): Line[] {
  return lines.filter(
    (line) =>
      line.expiresAt !== null &&
      lineState(line, now).kind === 'held' &&
      Date.parse(line.expiresAt) - now <= warnMs,
  )
}

/**
 * Returns the warning for cart lines whose hold ends soon (the caller chooses them), with the earliest end;
 * undefined without lines.
 */
export function warningWords(lines: readonly Line[]): string | undefined {
  const [first] = lines.toSorted((a, b) => Date.parse(a.expiresAt ?? '') - Date.parse(b.expiresAt ?? ''))
  if (!first?.expiresAt) return undefined
  const until = timeOfDay(first.expiresAt)
  if (lines.length === 1)
    return `Your hold on ${first.item.brand} ${first.item.title} ends at ${until}. It stays in your cart after that.`
  return `Your holds on ${countOf(lines.length, 'piece')} end from ${until} on. They stay in your cart after that.`
}

/**
 * Hook: shows a toast for holds that end within two minutes, once for each hold: a new hold on the same piece
 * gets its own warning.
 */
export function useHoldWarnings(lines: readonly Line[], now: number): void {
  const warned = useRef(new Set<string>())
  useEffect(() => {
    const keyOf = (line: Line) => `${line.id} ${line.expiresAt}`
    const fresh = endingSoon(lines, now).filter((line) => !warned.current.has(keyOf(line)))
    for (const line of fresh) warned.current.add(keyOf(line))
    const text = warningWords(fresh)
    if (text) showToast({ text })
  }, [lines, now])
}
