// The heading of every screen of people at work, and who may be here. The way between the tables is in
// ../desk.
import { mayDo, type StaffTask } from '@hemline/rules/fulfillment/staff.ts'
import { isAtWork } from '@hemline/rules/fulfillment/staff-roles.ts'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { classes } from '../../ui/classes.ts'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './Employee.module.css'

type Props = { title: string; task?: StaffTask; children: ReactNode }

/**
 * Renders the frame of an employees' screen; visitors are sent to log in, and users without the right for
 * `task` get a refusal.
 */
export function StaffFrame({ title, task, children }: Props) {
  usePageHead({ title, robots: 'noindex' })
  const { user, loggedIn, loading } = useSession()
  const { pathname } = usePlace()
  if (loading || !user)
    return (
      <Stack
        gap={6}
        top
        padTop={6}
        padBottom={12}
        className={classes('page', styles.staff)}
        role="status"
        aria-label="Loading"
      >
        <h1>{title}</h1>
        <Skeleton height={200} />
      </Stack>
    )
  if (!loggedIn) return <Navigate to="/log-in" search={{ next: pathname }} replace />
  const allowed = task ? mayDo(user.roles, task) : isAtWork(user.roles)
  if (!allowed)
    return (
      <Page>
        <EmptyState heading="h1" drawing={<ToteDrawing />} title="This is where we work">
          Your account does not open this page.
        </EmptyState>
      </Page>
    )
  return (
    <Stack gap={6} top padTop={6} padBottom={12} className={classes('page', styles.staff)}>
      <h1>{title}</h1>
      {children}
    </Stack>
  )
}
