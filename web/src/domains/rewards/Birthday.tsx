import { isBirthday } from '@hemline/rules/rewards/days.ts'
import { SaveBirthdayDocument } from '@hemline/schema/generated/graphql.ts'
import { useId, useState } from 'react'
import { useMutation } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { RewardIcon } from './RewardIcon.tsx'
import styles from './Rewards.module.css'
import { months } from './rewards-words.ts'
import { dayOf } from './shop-days.ts'
import type { Rewards } from './use-rewards.ts'

function BirthdayForm({ birthday, onDone }: { birthday: Rewards['birthday']; onDone: () => void }) {
  const [month, setMonth] = useState(birthday?.month ?? 0)
  const [day, setDay] = useState(birthday?.day ?? 0)
  const [failed, setFailed] = useState<string>()
  const [{ fetching }, save] = useMutation(SaveBirthdayDocument)
  const title = useId()
  const send = async () => {
    if (month === 0 || day === 0) return setFailed('Please choose the month and the day.')
    if (!isBirthday({ month, day })) return setFailed(`${months[month - 1]} has no day ${day}.`)
    const { data, error } = await save({ month, day }, { quiet: true })
    if (!data) return setFailed(friendlyError(error, 'generic'))
    onDone()
  }
  return (
    <form
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack gap={3} above={4}>
        <Text id={title} weight={600}>
          When is your birthday?
        </Text>
        <Stack gap={3} className={styles.days}>
          <SelectField label="Month" value={month} onChange={(event) => setMonth(Number(event.target.value))}>
            {month === 0 && <option value={0}>Choose</option>}
            {months.map((name, i) => (
              <option key={name} value={i + 1}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Day"
            value={day}
            error={failed}
            onChange={(event) => {
              setFailed(undefined)
              setDay(Number(event.target.value))
            }}
          >
            {day === 0 && <option value={0}>Choose</option>}
            {Array.from({ length: 31 }, (_, i) => (
              <option key={months[0] + String(i)} value={i + 1}>
                {i + 1}
              </option>
            ))}
          </SelectField>
        </Stack>
        <Text size={14} tone="soft">
          Without the year: nobody here needs your age. A gift opens on the day, if you told us before it.
        </Text>
        <Button type="submit" look="line" size="small" busy={fetching}>
          Keep my birthday
        </Button>
      </Stack>
    </form>
  )
}

/** Renders when the next birthday gift opens, or asks for the birthday. */
export function Birthday({ birthday }: { birthday: Rewards['birthday'] }) {
  const [editing, setEditing] = useState(false)
  if (!birthday || editing) return <BirthdayForm birthday={birthday} onDone={() => setEditing(false)} />
  return (
    <div className={styles.offer}>
      <RewardIcon kind="birthday_reward" />
      <div>
        <b>A gift for your birthday</b>
        <small>Opens on {dayOf(birthday.opensAt, nowMs())}, for 30 days.</small>
        <LinkButton onClick={() => setEditing(true)}>Change the day</LinkButton>
      </div>
    </div>
  )
}
