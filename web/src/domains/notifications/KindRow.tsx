import type {
  NotificationChannel,
  NotificationRhythm,
  SubscriptionFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { Check } from 'lucide-react'
import { Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './Subscriptions.module.css'

export type KindOf = SubscriptionFieldsFragment['rows'][number]

const names: Readonly<Record<NotificationChannel, string>> = {
  bell: 'Bell',
  email: 'Email',
  push: 'Push',
  text: 'Text',
}
const rhythms: readonly [NotificationRhythm, string][] = [
  ['at_once', 'At once'],
  ['daily', 'Every morning'],
  ['weekly', 'Every Sunday'],
]

type Props = {
  row: KindOf
  /** Whether texts have a confirmed phone to go to. */
  hasPhone: boolean
  onChannel: (channel: NotificationChannel, on: boolean) => void
  onRhythm: (rhythm: NotificationRhythm) => void
}

/**
 * Renders the settings of one notification kind: a checkbox for each channel and a select for the rhythm; a
 * locked channel shows the reason.
 */
export function KindRow({ row, hasPhone, onChannel, onRhythm }: Props) {
  const reasons = [...new Set(row.channels.flatMap((one) => one.lockedBecause ?? []))]
  const id = `kind-${row.kind}`
  return (
    <Stack edge="top" className={styles.kind}>
      <div>
        <Text as="b" weight={600} id={id}>
          {row.name}
        </Text>
        <small>{row.words}</small>
        {reasons.map((reason) => (
          <small key={reason} id={`${id}-locked`}>
            {reason}
          </small>
        ))}
      </div>
      <fieldset className={look({ flow: 'stack', gap: 2, shrinks: true }, styles.ticks)} aria-labelledby={id}>
        {row.channels
          .filter(({ channel, state }) => channel !== 'text' || hasPhone || state === 'active')
          .map(({ channel, state, lockedBecause }) => (
            <label key={channel} className={styles.tick}>
              <input
                type="checkbox"
                checked={state === 'active'}
                disabled={lockedBecause !== null && lockedBecause !== undefined}
                aria-describedby={lockedBecause ? `${id}-locked` : undefined}
                onChange={(event) => onChannel(channel, event.currentTarget.checked)}
              />
              <Check size={14} strokeWidth={2} aria-hidden />
              <span>{names[channel]}</span>
            </label>
          ))}
      </fieldset>
      {row.rhythm ? (
        <SelectField
          label={`${row.name}: how often`}
          labelLook="hidden"
          value={row.rhythm}
          onChange={(event) => onRhythm(event.currentTarget.value as NotificationRhythm)}
        >
          {rhythms.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      ) : (
        <small>At once, always</small>
      )}
    </Stack>
  )
}
