// Names and values below each other, each on a line of its own; in a wide window in two columns.
import type { ReactNode } from 'react'
import styles from './Facts.module.css'
import { Stack, Text } from './layout.tsx'

/** One line: the name, and what is true of it; `key` when two lines have one name. */
export type Fact = { readonly key?: string; readonly name: string; readonly value: ReactNode }

/** Renders a list of facts: each name above its value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, name, value }) => (
        <Stack rows={1} padX={0} padY={3} edge="bottom" whole key={key ?? name}>
          <Text as="dt" tone="soft">
            {name}
          </Text>
          <Text as="dd" breaks>
            {value}
          </Text>
        </Stack>
      ))}
    </dl>
  )
}
