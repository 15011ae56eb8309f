// Parts of the pages on privacy: a titled part of a page, what is open, and what becomes of the data.
import type { OpenThingFieldsFragment, PrivacyFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { type ReactNode, useId } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import styles from './Privacy.module.css'

/** Renders a part of a page with its title beside it; below it on a phone. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Text as="h2" id={id} size={22}>
        {title}
      </Text>
      <Stack gap={3} align="start">
        {children}
      </Stack>
    </section>
  )
}

/** Lists what has to be settled before a deletion, each with the way to its page. */
export function OpenThings({ open }: { open: readonly OpenThingFieldsFragment[] }) {
  return (
    <ul className={styles.things}>
      {open.map(({ kind, words, path }) => (
        <li key={kind}>
          <span>{words}</span>
          <HrefLink className="link" href={path} aria-label={`Settle: ${words}`}>
            Settle
          </HrefLink>
        </li>
      ))}
    </ul>
  )
}

/** Says what ends with an account, as one sentence; nothing when there is nothing. */
export function GivenUp({ givenUp }: { givenUp: readonly string[] }) {
  if (givenUp.length === 0) return null
  const list = new Intl.ListFormat('en-US').format(givenUp)
  return (
    <Text>
      These end with the account, and can’t be paid out: <b>{list}</b>.
    </Text>
  )
}

/** Lists what becomes of each part of a person’s data. */
export function Outcomes({ outcomes }: { outcomes: PrivacyFieldsFragment['outcomes'] }) {
  return (
    <ul className={styles.fates}>
      {outcomes.map(({ title, outcome, why }) => (
        <li key={title}>
          <b>{title}</b>
          <Text as="span" tone="soft">
            {outcome === 'deleted' ? 'Deleted.' : `Kept without your name. ${why}`}
          </Text>
        </li>
      ))}
    </ul>
  )
}
