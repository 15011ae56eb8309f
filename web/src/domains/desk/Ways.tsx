import { isLate, waitWords } from '@hemline/rules/desk/queues.ts'
import { nowMs } from '../../platform/clock.ts'
import { count } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { classes } from '../../ui/classes.ts'
import { Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import styles from './Desk.module.css'
import type { useQueues } from './use-queues.ts'
import { type Group, hrefOfWay, isAt, type Way } from './ways.ts'

export type Queues = ReturnType<typeof useQueues>
type At = { pathname: string; queues: Queues }

/**
 * Returns what a desk link says about its queue: `waiting`, the number of entries, `age` of the oldest in
 * words, `late` when that is too long; the sentence `said`, and `spoken`, the same for screen readers.
 * Numbers are undefined without a queue.
 */
export function lineOf(way: Way, queues: Queues) {
  const waiting = way.queue && queues[way.queue]
  const now = new Date(nowMs())
  const since = waiting?.oldestAt ? new Date(waiting.oldestAt) : undefined
  const age = since && waitWords(since, now)
  const late = since !== undefined && way.queue !== undefined && isLate(way.queue, since, now)
  const oldest = age && `the oldest for ${age}${late ? ', late' : ''}`
  const amount = waiting && `${count(waiting.count)} waiting`
  return {
    waiting: waiting?.count,
    age,
    late,
    said: waiting?.count === 0 ? 'Nothing waits' : [amount, oldest].filter(Boolean).join(', '),
    spoken: [amount, oldest].flatMap((one) => (one ? [`, ${one}`] : [])).join(''),
  }
}

function WayLink({ way, pathname, queues }: At & { way: Way }) {
  const { waiting, age, late, spoken } = lineOf(way, queues)
  const Icon = way.icon
  return (
    <HrefLink
      href={hrefOfWay(way)}
      className={look(
        { flow: 'stack', gap: 2, align: 'center', padX: 3, padY: 0, round: 'control', tall: 36 },
        styles.way,
      )}
      title={way.label}
      aria-current={isAt(pathname, way) ? 'page' : undefined}
    >
      <Icon className={look({ tone: 'soft' })} size={16} strokeWidth={1.5} aria-hidden />
      {/* What is seen begins what is spoken, so that people who speak to their device can name the link. */}
      <span>
        {way.label}
        <span className="sr">{spoken}</span>
      </span>
      <Text as="em" aria-hidden size={12} tone="soft" slant="normal" className={classes(late && styles.late)}>
        {age}
      </Text>
      <Text as="b" aria-hidden weight={500} textAlign="end" numbers>
        {waiting !== undefined && count(waiting)}
      </Text>
    </HrefLink>
  )
}

/** Renders the desk's navigation: links in groups, with the state of their queues. */
export function Ways({ groups, label, ...at }: At & { groups: readonly Group[]; label: string }) {
  return (
    <nav aria-label={label} className={styles.ways}>
      {groups.map(({ name, own, ways }) => (
        <section key={name}>
          <Text as="h2" padX={3} padTop={4} padBottom={1} voice="label" size={12} tone="soft" leading={1.5}>
            {name}{' '}
            {own && (
              <Text as="small" size={12} tone="accent" weight={400}>
                your role
              </Text>
            )}
          </Text>
          <ul>
            {ways.map((way) => (
              <li key={way.to}>
                <WayLink way={way} {...at} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
