// Parts of the pages on privacy: a titled part of a page, what is open, and what becomes of the data.
import type { OpenThingFieldsFragment, PrivacyFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { type ReactNode, useId } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import styles from './Privacy.module.css'

/** Renders a part of a page with its title beside it; below it on a phone. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Panel as="section" padY={8} edge="top" className={styles.part} aria-labelledby={id}>
      <Text as="h2" id={id} size={22}>
        {title}
      </Text>
      <Stack gap={4} justifyItems="start">
        {children}
      </Stack>
    </Panel>
  )
}

/** Lists what has to be settled before a deletion, each with the way to its page. */
export function OpenThings({ open }: { open: readonly OpenThingFieldsFragment[] }) {
  return (
    <Panel as="ul" wide className={styles.things}>
      {open.map(({ kind, words, path }) => (
        <li key={kind}>
          <span>{words}</span>
          <HrefLink className="link" href={path} aria-label={`Show: ${words}`}>
            Show
          </HrefLink>
        </li>
      ))}
    </Panel>
  )
}

/** Renders what ends with an account, in one sentence, and what goes on; nothing when there is neither. */
export function GivenUp({ givenUp, stays }: { givenUp: readonly string[]; stays: readonly string[] }) {
  return (
    <>
      {givenUp.length > 0 && (
        <Text>
          These end with the account, and can’t be paid out:{' '}
          <b>{new Intl.ListFormat('en-US').format(givenUp)}</b>.
        </Text>
      )}
      {stays.map((words) => (
        <Text key={words}>{words}</Text>
      ))}
    </>
  )
}

/** Renders the list of what happens to each part of a person's data at a deletion. */
export function Outcomes({ outcomes }: { outcomes: PrivacyFieldsFragment['outcomes'] }) {
  const whole = outcomes.filter(({ outcome, why }) => outcome === 'deleted' && why === '')
  const others = outcomes.filter((one) => !whole.includes(one))
  return (
    <Stack as="dl" gap={0} className={styles.fates}>
      <div>
        <Text as="dt" weight={600}>
          Deleted
        </Text>
        <Text as="dd" tone="soft">
          <ul>
            {whole.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </Text>
      </div>
      {others.map(({ title, outcome, why }) => (
        <div key={title}>
          <Text as="dt" weight={600}>
            {title}
          </Text>
          <Text as="dd" tone="soft">
            {outcome === 'deleted' ? 'Deleted.' : 'Kept without your name.'} {why}
          </Text>
        </div>
      ))}
      <div>
        <Text as="dt" weight={600}>
          Backups and logs
        </Text>
        <Text as="dd" tone="soft">
          A backup holds what was there on its day and is thrown away when it is old; nothing comes back from
          it into the shop. Logs have the number of your account and network addresses, for a short time.
        </Text>
      </div>
    </Stack>
  )
}
