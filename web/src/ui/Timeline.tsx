// What happened one after the other, on a dashed thread: the steps of an order, the scans of a parcel.
import type { ReactNode } from 'react'
import { Stack, Text } from './layout.tsx'
import styles from './Timeline.module.css'

/** `at`: an ISO time; `when`: the same time in words; `detail`: the place, or who did it. */
export type TimelineEvent = {
  readonly id: string
  readonly what: ReactNode
  readonly detail?: ReactNode
  readonly at: string
  readonly when: string
}

/**
 * Lists events in the given order, the newest first; the first one is marked as the present state. In a wide
 * window the times stand at the right.
 */
export function Timeline({ label, events }: { label?: string; events: readonly TimelineEvent[] }) {
  return (
    <Stack as="ol" gap={0} className={styles.timeline} aria-label={label}>
      {events.map(({ id, what, detail, at, when }) => (
        <Stack as="li" key={id} gap={3} rows={0} padBottom={5} anchor>
          <i aria-hidden="true" />
          <Stack gap={0}>
            <Text as="b" weight={600}>
              {what}
            </Text>
            {detail && <span>{detail}</span>}
          </Stack>
          <Text as="time" dateTime={at} size={14} tone="soft" numbers>
            {when}
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}
