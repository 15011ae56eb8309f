import { User } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './AccountMenu.module.css'

const loadLinks = async () => ({ default: (await import('./AccountLinks.tsx')).AccountLinks })
const AccountLinks = lazy(loadLinks)

/** A button that shows a short list of links; Escape, leaving it, or choosing closes it. */
export function AccountMenu() {
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { loggedIn, user } = useSession()
  useEffect(() => {
    if (!open) return undefined
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    globalThis.document.addEventListener('pointerdown', outside)
    globalThis.document.addEventListener('focusin', outside)
    globalThis.document.addEventListener('keydown', onKey)
    return () => {
      globalThis.document.removeEventListener('pointerdown', outside)
      globalThis.document.removeEventListener('focusin', outside)
      globalThis.document.removeEventListener('keydown', onKey)
    }
  }, [open])
  const toggle = () => {
    setUsed(true)
    setOpen(!open)
  }
  return (
    <div className={styles.box} ref={box}>
      <IconButton
        ref={button}
        aria-label={loggedIn ? `Account of ${user?.firstName ?? 'yours'}` : 'Account'}
        aria-expanded={open}
        aria-controls="account-menu"
        onPointerEnter={() => void loadLinks()}
        onClick={toggle}
      >
        <User size="1.25rem" strokeWidth={1.5} aria-hidden />
      </IconButton>
      <ul id="account-menu" className={styles.menu} hidden={!open}>
        <Suspense>{used && <AccountLinks onChoose={() => setOpen(false)} />}</Suspense>
      </ul>
    </div>
  )
}
