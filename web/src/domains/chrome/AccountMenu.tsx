import { Link } from '@tanstack/react-router'
import { User } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLogOut } from '../identity/log-out.ts'
import { useSession } from '../identity/session.tsx'
import styles from './AccountMenu.module.css'

/** A button that shows a short list of links; Escape, leaving it, or choosing closes it. */
export function AccountMenu() {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { loggedIn, user } = useSession()
  const logOut = useLogOut()
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
  const close = () => setOpen(false)
  return (
    <div className={styles.box} ref={box}>
      <button
        type="button"
        ref={button}
        className={styles.tool}
        aria-label={loggedIn ? `Account of ${user?.firstName ?? 'yours'}` : 'Account'}
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={() => setOpen(!open)}
      >
        <User size="1.25rem" strokeWidth={1.5} aria-hidden />
      </button>
      <ul id="account-menu" className={styles.menu} hidden={!open}>
        {loggedIn ? (
          <>
            <li className={styles.who}>Hello, {user?.firstName}</li>
            <li>
              <Link to="/my/settings" onClick={close}>
                Settings
              </Link>
            </li>
            <li>
              <Link to="/saved/favorites" onClick={close}>
                Favorites
              </Link>
            </li>
            <li>
              <button
                type="button"
                onClick={() => {
                  close()
                  logOut()
                }}
              >
                Log out
              </button>
            </li>
          </>
        ) : (
          <>
            <li>
              <Link to="/log-in" onClick={close}>
                Log in
              </Link>
            </li>
            <li>
              <Link to="/sign-up" onClick={close}>
                Create an account
              </Link>
            </li>
          </>
        )}
      </ul>
    </div>
  )
}
