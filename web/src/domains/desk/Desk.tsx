// The frame of employees' screens: a rail on the left; on a phone a bar above and tabs below.
import { Link, useRouterState } from '@tanstack/react-router'
import { LogOut, Menu, Store } from 'lucide-react'
import { useEffect, useState } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { useWide } from '../../platform/viewport.ts'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useLogOut } from '../identity/log-out.ts'
import { type SessionUser, useSession } from '../identity/session.tsx'
import styles from './Desk.module.css'
import { Find } from './Find.tsx'
import { useQueues } from './use-queues.ts'
import { lineOf, type Queues, Ways } from './Ways.tsx'
import { type Group, groupsFor, hrefOfWay, isAt, roleWord } from './ways.ts'

type User = NonNullable<SessionUser>
type Parts = { user: User; groups: readonly Group[]; pathname: string; queues: Queues }

function Wordmark() {
  return (
    <Link
      to="/employee"
      className={look(
        {
          flow: 'row',
          gap: 2,
          align: 'baseline',
          alignSelf: 'start',
          noWrap: true,
          inline: true,
          padX: 2,
          padTop: 1,
          padBottom: 4,
        },
        styles.mark,
      )}
      activeProps={{}}
    >
      <span>Hemline</span>{' '}
      <Text as="small" size={12} tone="accent">
        Desk
      </Text>
    </Link>
  )
}

/** Who is at work here, the way to the shop, and the way out. */
function Me({ user }: { user: User }) {
  const logOut = useLogOut()
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const initials = `${user.firstName?.charAt(0) ?? ''}${user.lastName?.charAt(0) ?? ''}`
  return (
    <Row gap={2} noWrap above="auto" padX={2} padTop={3} padBottom={0} edge="top" className={styles.me}>
      <Stack
        as="span"
        gap={0}
        align="center"
        justifyItems="center"
        round="full"
        fixed
        size={12}
        tone="onAccent"
        weight={600}
        surface="accent"
        square={28}
        aria-hidden
      >
        {initials}
      </Stack>
      <Text grow shrinks leading={1.4} breaks>
        {name}
        <Text as="small" block size={12} tone="soft">
          {roleWord(user.roles)}
        </Text>
      </Text>
      <Tooltip words="To the shop">
        <Link to="/" className={styles.tool} aria-label="To the shop" activeProps={{}}>
          <Store size={16} strokeWidth={1.5} aria-hidden />
        </Link>
      </Tooltip>
      <Tooltip words="Log out">
        <PlainButton className={styles.tool} aria-label="Log out" onClick={logOut}>
          <LogOut size={16} strokeWidth={1.5} aria-hidden />
        </PlainButton>
      </Tooltip>
    </Row>
  )
}

function Rail({ user, ...parts }: Parts) {
  return (
    <Panel as="aside" size={14} leading={1.4} className={styles.rail} aria-label="Desk">
      <Wordmark />
      <Find roles={user.roles} queues={parts.queues} />
      <Ways {...parts} label="At work" />
      <Me user={user} />
    </Panel>
  )
}

/** How many ways have a tab of their own on a phone; all of them are in the drawer. */
const tabs = 4

function Bars({ user, groups, pathname, queues }: Parts) {
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: The drawer closes when the address changes.
  useEffect(() => setOpen(false), [pathname])
  const first = groups
    .flatMap(({ ways }) => ways)
    .filter((way) => !way.rare)
    .slice(0, tabs)
  return (
    <>
      <Row as="header" gap={0} justify="between" noWrap edge="bottom" tall={52} className={styles.bar}>
        <Wordmark />
        <Find roles={user.roles} queues={queues} small />
      </Row>
      <nav aria-label="At work" className={styles.tabs}>
        {first.map((way) => {
          const { waiting, spoken } = lineOf(way, queues)
          const Icon = way.icon
          return (
            <HrefLink
              key={way.to}
              href={hrefOfWay(way)}
              aria-current={isAt(pathname, way) ? 'page' : undefined}
            >
              <Icon size={20} strokeWidth={1.5} aria-hidden />
              <span>
                {way.label}
                <span className="sr">{spoken}</span>
              </span>
              {waiting ? (
                <Text as="b" aria-hidden round="full" size={12} tone="paper" weight={600} textAlign="center">
                  {waiting > 999 ? '999+' : waiting}
                </Text>
              ) : null}
            </HrefLink>
          )
        })}
        <PlainButton aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          <Menu size={20} strokeWidth={1.5} aria-hidden />
          <span>More</span>
        </PlainButton>
      </nav>
      <Sheet open={open} onClose={() => setOpen(false)} title="Desk" side="left">
        <Panel size={14} leading={1.4} className={styles.drawer}>
          <Ways groups={groups} pathname={pathname} queues={queues} label="All work" />
          <Me user={user} />
        </Panel>
      </Sheet>
    </>
  )
}

function AtWork({ user }: { user: User }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const queues = useQueues(pathname)
  const parts = { user, pathname, queues, groups: groupsFor(user.roles) }
  return useWide() ? <Rail {...parts} /> : <Bars {...parts} />
}

/**
 * Renders the frame of the employees' desk (rail, search, screens) for a loaded user; the caller has checked
 * that the user is an employee.
 */
export function Desk() {
  const { user } = useSession()
  return user ? <AtWork user={user} /> : null
}
