import { User } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel } from '../../ui/layout.tsx'
import { useDropdown } from '../../ui/use-dropdown.ts'
import { useSession } from '../identity/session.tsx'
import styles from './AccountMenu.module.css'

const loadLinks = async () => ({ default: (await import('./AccountLinks.tsx')).AccountLinks })
const AccountLinks = lazy(loadLinks)

/**
 * Renders the header's account button with its menu of links; Escape, a click elsewhere, or a choice closes
 * it.
 */
export function AccountMenu() {
  const { open, used, box, button, toggle, close } = useDropdown()
  const { loggedIn, user } = useSession()
  return (
    <Panel anchor ref={box}>
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
      <Panel
        as="ul"
        id="account-menu"
        pad={2}
        surface="card"
        round="control"
        float
        className={styles.menu}
        hidden={!open}
      >
        <Suspense>{used && <AccountLinks onChoose={close} />}</Suspense>
      </Panel>
    </Panel>
  )
}
