// The pattern of a combobox, for fields whose options look differently: which option is marked, the keys that
// move the mark, and the attributes by which a screen reader follows it while the focus stays in the field.
import { type KeyboardEvent, useId, useState } from 'react'

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Hook: marks one of the options with these keys. The first option is marked until the mark is moved, and
 * again when the marked option is gone. Returns `marked`, the key of the marked option (undefined while the
 * list is closed); `listId` and `idOf`, ids of the list and of an option; `field`, attributes of the text
 * field; `step`, which moves the mark by a pressed key and returns false for other keys; `restart`, which
 * marks the first again.
 */
export function useOptions(keys: readonly string[], isOpen: boolean) {
  const listId = useId()
  const [reached, setReached] = useState<string>()
  const at = Math.max(0, reached === undefined ? 0 : keys.indexOf(reached))
  const marked = isOpen ? keys[at] : undefined
  // A key may have spaces, which an id may not.
  const idOf = (key: string) => `${listId}-${keys.indexOf(key)}`
  const step = (event: KeyboardEvent): boolean => {
    const move = isOpen ? steps[event.key] : undefined
    if (!move) return false
    event.preventDefault()
    setReached(keys[move(at, keys.length)])
    return true
  }
  const field = {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': marked === undefined ? undefined : idOf(marked),
    autoComplete: 'off',
    spellCheck: false,
  } as const
  return { listId, marked, idOf, field, step, restart: () => setReached(undefined) }
}
