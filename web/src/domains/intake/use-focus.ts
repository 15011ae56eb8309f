import { useEffect, useRef } from 'react'
import { isBoard, type Step } from './draft.ts'
import type { StationState } from './use-station.ts'

/**
 * Hook: keeps the focus of the grading station on the current step's field, or on the board, where letters
 * are commands. Returns the refs of both.
 */
export function useFocus(station: StationState) {
  const board = useRef<HTMLDivElement>(null)
  const fields = useRef(new Map<Step, HTMLElement>())
  const { step, turn } = station
  // biome-ignore lint/correctness/useExhaustiveDependencies: The effect focuses the same step again in a new turn.
  useEffect(() => {
    const target = (isBoard(step) ? null : fields.current.get(step)) ?? board.current
    target?.focus({ preventScroll: target === board.current })
    if (target instanceof HTMLInputElement) target.select()
  }, [step, turn])
  useEffect(() => {
    const back = (event: globalThis.KeyboardEvent) => {
      if (event.target === document.body && !document.querySelector('dialog[open]')) board.current?.focus()
    }
    document.addEventListener('keydown', back)
    return () => document.removeEventListener('keydown', back)
  }, [])
  const field = (of: Step) => (element: HTMLElement | null) => {
    if (element) fields.current.set(of, element)
    else fields.current.delete(of)
  }
  return { board, field }
}
