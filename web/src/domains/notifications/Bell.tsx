import { GetUnreadNotificationsDocument } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useQuery } from 'urql'
import { useDesktop } from '../../platform/viewport.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDropdown } from '../../ui/use-dropdown.ts'
import { useSession } from '../identity/session.tsx'
import styles from './Bell.module.css'
import { useTimeZone } from './use-time-zone.ts'

const loadPanel = async () => ({ default: (await import('./BellPanel.tsx')).BellPanel })
const BellPanel = lazy(loadPanel)
const shownMost = 99
const waiting = (
  <Stack gap={3} pad={5} role="status" aria-busy="true" aria-label="Loading what is new">
    <Skeleton width="40%" height={28} />
    <Skeleton height={72} />
    <Skeleton height={72} />
  </Stack>
)

/**
 * Renders the bell in the header with the number of unread notifications and a panel below it; on phones a
 * link to /my/activity.
 */
export function Bell() {
  const desktop = useDesktop()
  useTimeZone(useSession().user?.id)
  const [{ data }] = useQuery({ query: GetUnreadNotificationsDocument })
  const { open, used, box, button, toggle, close } = useDropdown()
  const unread = data?.unreadNotifications ?? 0
  const name = unread > 0 ? `What is new, ${unread > shownMost ? '99+' : unread} unread` : 'What is new'
  const face = (
    <>
      <BellIcon size="1.25rem" strokeWidth={1.5} aria-hidden />
      {unread > 0 && (
        <b aria-hidden className="count">
          {unread > shownMost ? '99+' : unread}
        </b>
      )}
    </>
  )
  if (!desktop)
    return (
      <Link
        to="/my/activity"
        className={look(
          { flow: 'stack', gap: 0, align: 'center', justifyItems: 'center', round: 'circle', anchor: true },
          styles.tool,
        )}
        aria-label={name}
      >
        {face}
      </Link>
    )
  return (
    <Panel anchor ref={box}>
      <IconButton
        ref={button}
        aria-label={name}
        aria-expanded={open}
        aria-controls="bell-panel"
        onPointerEnter={() => void loadPanel()}
        onClick={toggle}
      >
        {face}
      </IconButton>
      <section id="bell-panel" className={styles.panel} hidden={!open} aria-label="What is new">
        <Suspense fallback={waiting}>{used && <BellPanel open={open} onChoose={close} />}</Suspense>
      </section>
    </Panel>
  )
}
