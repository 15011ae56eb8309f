import type { SettingChangeFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { dateOf, timeOfDay } from '../../platform/format.ts'
import { Timeline } from '../../ui/Timeline.tsx'

/**
 * Lists who changed a flag or an experiment, when and why, the newest first; without changes, that nobody has
 * changed it.
 */
export function Changes({ changes }: { changes: readonly SettingChangeFieldsFragment[] }) {
  if (changes.length === 0) return <p className="soft">Nobody has changed it yet.</p>
  return (
    <Timeline
      label="Changes"
      events={changes.map(({ id, at, by, reason, was, becomes }) => ({
        id,
        what: becomes,
        detail: `${by}: ${reason} Before: ${was}.`,
        at,
        when: `${dateOf(at)}, ${timeOfDay(at)}`,
      }))}
    />
  )
}
