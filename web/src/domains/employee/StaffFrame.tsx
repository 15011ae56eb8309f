// The heading of every screen of people at work, and who may be here. The way between the tables is in
// ../desk.
import { mayDo, type StaffTask } from '@hemline/rules/fulfillment/staff.ts'
import { isAtWork } from '@hemline/rules/fulfillment/staff-roles.ts'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { CrumbStep, Crumbs } from '../../ui/Crumbs.tsx'
import { classes } from '../../ui/classes.ts'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Row, Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './Employee.module.css'
import { lastOfList } from './last-list.ts'

type Props = {
  title: string
  task?: StaffTask
  /** The table that the screen's subject stands in: the way back leads to it as it was last seen. */
  list?: { to: string; name: string }
  /** One line of fact beside the title. */
  fact?: ReactNode
  /** What can be done on the whole screen, at the right. */
  acts?: ReactNode
  children: ReactNode
}

function Head({ title, list, fact, acts }: Pick<Props, 'title' | 'list' | 'fact' | 'acts'>) {
  return (
    <div>
      {list && (
        <Crumbs>
          <CrumbStep>
            <HrefLink href={lastOfList(list.to)}>{list.name}</HrefLink>
          </CrumbStep>
          <CrumbStep here>{title}</CrumbStep>
        </Crumbs>
      )}
      <Row justify="between" gap={4} align="baseline">
        <Row gap={3} align="baseline">
          <h1>{title}</h1>
          {fact && (
            <Text as="span" size={14} tone="soft" numbers>
              {fact}
            </Text>
          )}
        </Row>
        {acts && <Row gap={2}>{acts}</Row>}
      </Row>
    </div>
  )
}

/**
 * Renders the frame of an employees' screen: the way back to its table, title, a line of fact and acts.
 * Visitors are sent to log in, and users without the right for `task` get a refusal.
 */
export function StaffFrame({ title, task, children, ...head }: Props) {
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
      <Head title={title} {...head} />
      {children}
    </Stack>
  )
}
