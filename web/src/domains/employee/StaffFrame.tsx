// What stands around every screen of people at work: who may be here, and the way between the tables.
import { mayDo, type StaffTask, staffTasks } from '@hemline/rules/fulfillment/staff.ts'
import { Link, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './Employee.module.css'

const ways = [
  { to: '/employee/pick', label: 'Pick', task: 'pick' },
  { to: '/employee/pack', label: 'Pack', task: 'pack' },
  { to: '/employee/orders', label: 'Orders', task: 'see_orders' },
  { to: '/employee/intake', label: 'Intake', task: 'intake' },
  { to: '/employee/review', label: 'Review', task: 'review' },
  { to: '/employee/listing', label: 'Listing', task: 'list_items' },
  { to: '/employee/items', label: 'Pieces', task: 'edit_items' },
  { to: '/employee/returns-to-seller', label: 'Back to sellers', task: 'return_to_seller' },
  { to: '/employee/jobs', label: 'Jobs', task: 'see_jobs' },
] as const

type Props = { title: string; task?: StaffTask; children: ReactNode }

/**
 * A screen of people at work; sends visitors to log in, and tells everybody else that this is not for them.
 */
export function StaffFrame({ title, task, children }: Props) {
  usePageHead({ title, robots: 'noindex' })
  const { user, loggedIn, loading } = useSession()
  const { pathname } = usePlace()
  if (loading || !user)
    return (
      <Stack gap={6} top className={`page ${styles.staff}`} role="status" aria-label="Loading">
        <h1>{title}</h1>
        <Skeleton height={200} />
      </Stack>
    )
  if (!loggedIn) return <Navigate to="/log-in" search={{ next: pathname }} replace />
  const allowed = task ? mayDo(user.roles, task) : staffTasks.some((one) => mayDo(user.roles, one))
  if (!allowed)
    return (
      <div className="page">
        <EmptyState heading="h1" drawing={<ToteDrawing />} title="This is where we work">
          Your account does not open this page.
        </EmptyState>
      </div>
    )
  return (
    <Stack gap={6} top className={`page ${styles.staff}`}>
      <Row as="nav" gap={5} rows={0} align="stretch" aria-label="At work" className={styles.nav}>
        {ways
          .filter((way) => mayDo(user.roles, way.task))
          .map((way) => (
            <Link key={way.to} to={way.to} aria-current={pathname.startsWith(way.to) ? 'page' : undefined}>
              {way.label}
            </Link>
          ))}
      </Row>
      <h1>{title}</h1>
      {children}
    </Stack>
  )
}
