// The way into the search of the desk: a field to press, and Ctrl K or ⌘K from everywhere.
import { Search } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import styles from './Find.module.css'
import type { Queues } from './Ways.tsx'

const FindDialog = lazy(async () => ({ default: (await import('./FindDialog.tsx')).FindDialog }))

const isMac = (): boolean => /Mac|iP/.test(globalThis.navigator?.platform ?? '')

type FindProps = { roles: readonly string[]; queues: Queues; small?: boolean }

/**
 * Renders the button that opens the desk's search; Ctrl/⌘ K opens the search too. `small`: an icon alone, for
 * phones.
 */
export function Find({ roles, queues, small }: FindProps) {
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const show = useCallback(() => {
    setUsed(true)
    setOpen(true)
  }, [])
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      show()
    }
    globalThis.document.addEventListener('keydown', press)
    return () => globalThis.document.removeEventListener('keydown', press)
  }, [show])
  return (
    <>
      <PlainButton
        className={look(
          {
            flow: 'row',
            gap: 2,
            noWrap: true,
            tall: 36,
            edge: 'all',
            round: 'control',
            surface: 'card',
            tone: 'soft',
            textAlign: 'start',
          },
          styles.open,
          small && styles.small,
        )}
        aria-label={small ? 'Find anything' : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Search size={small ? 20 : 16} strokeWidth={1.5} aria-hidden />
        {!small && (
          <Text as="span" grow>
            Find anything
          </Text>
        )}
        {!small && <kbd aria-hidden>{isMac() ? '⌘K' : 'Ctrl K'}</kbd>}
      </PlainButton>
      <Suspense>{used && <FindDialog open={open} onClose={close} roles={roles} queues={queues} />}</Suspense>
    </>
  )
}
