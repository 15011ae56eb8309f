import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Text } from './layout.tsx'
import styles from './StatTiles.module.css'

/** One number with its name; `note` stands small below the number, as "12 in the last 24 hours". */
export type Stat = {
  readonly key?: string
  readonly name: ReactNode
  readonly value: ReactNode
  readonly note?: ReactNode
}

type StatTilesProps = {
  stats: readonly Stat[]
  /** `cards`: each on a card; `ruled`: with hairlines between; else side by side, centered. */
  look?: 'cards' | 'ruled' | 'centered'
  /** Height of the numbers in px. */
  size?: 22 | 36 | 48
  label?: string
}

/** Shows a few numbers, each large with its name below; on a phone below each other. */
export function StatTiles({ stats, look = 'centered', size = 36, label }: StatTilesProps) {
  return (
    <section className={styles.room} aria-label={label}>
      <dl className={classes('num', styles.tiles, styles[look])}>
        {stats.map(({ key, name, value, note }) => (
          <div key={key ?? String(name)}>
            <Text as="dt" size={14} tone="soft">
              {name}
            </Text>
            <dd>
              <Text as="span" voice="display" size={size} leading={1.1} block>
                {value}
              </Text>
              {note && (
                <Text as="span" size={14} tone="soft">
                  {note}
                </Text>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
