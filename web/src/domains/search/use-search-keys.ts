// Keyboard control of the search field by the combobox pattern: focus stays in the field, and the arrow
// keys move through the list below.
import { type RefObject, useEffect, useState } from 'react'
import type { Choice } from './choices.ts'

type Field = RefObject<HTMLInputElement | null>
type Keys = {
  field: Field
  /** The suggestions in the order of the arrow keys; empty while the list is hidden. */
  choices: readonly Choice[]
  open: boolean
  setOpen: (open: boolean) => void
  onTake: (choice: Choice) => void
  onForget: (choice: Choice & { kind: 'recent' }) => void
  onEmpty: () => void
}

/**
 * Returns the next or previous index in a list, wrapping around at the ends; from a negative index the first
 * or last.
 */
export function stepped(length: number, at: number, by: 1 | -1): number {
  if (at < 0) return by === 1 ? 0 : length - 1
  return (at + by + length) % length
}

/** Keys that move the cursor in the text and so leave the list. */
const ofText = ['Home', 'End', 'ArrowLeft', 'ArrowRight']

/**
 * Hook: handles the keys of the search field (arrows, Enter, Escape, Delete, Tab). Returns `active`, the
 * suggestion that the arrow keys reached, if any, and `leaveList`, which leaves the list for the field.
 */
export function useSearchKeys({ field, choices, open, setOpen, onTake, onForget, onEmpty }: Keys) {
  const [key, setKey] = useState<string>()
  const at = choices.findIndex((one) => one.key === key)
  const active = choices[at]
  const move = (by: 1 | -1) => {
    setOpen(true)
    if (choices.length > 0) setKey(choices[stepped(choices.length, at, by)]?.key)
  }
  const leaveList = () => setKey(undefined)

  function goBack(event: KeyboardEvent) {
    event.preventDefault()
    leaveList()
    if (open) setOpen(false)
    else onEmpty()
  }
  function forget(event: KeyboardEvent) {
    if (active?.kind !== 'recent') return leaveList()
    event.preventDefault()
    const next = [choices[at + 1], choices[at - 1]].find((one) => one?.kind === 'recent')
    setKey(next?.key)
    onForget(active)
  }
  function arrow(event: KeyboardEvent) {
    event.preventDefault()
    const down = event.key === 'ArrowDown'
    if (!event.altKey) return move(down ? 1 : -1)
    leaveList()
    setOpen(down)
  }
  function press(event: KeyboardEvent) {
    // Keys of an input method are ignored until its composition ends.
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') arrow(event)
    else if (event.key === 'Escape') goBack(event)
    else if (event.key === 'Delete') forget(event)
    else if (event.key === 'Tab') setOpen(false)
    else if (event.key === 'Enter' && active) {
      event.preventDefault()
      onTake(active)
    } else if (ofText.includes(event.key)) leaveList()
  }
  useEffect(() => {
    const input = field.current
    input?.addEventListener('keydown', press)
    return () => input?.removeEventListener('keydown', press)
  })
  return { active, leaveList }
}
