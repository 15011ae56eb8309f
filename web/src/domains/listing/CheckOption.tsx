import type { Place } from '@hemline/rules/search/listing-url.ts'
import { type ReactNode, useId } from 'react'
import { count } from '../../platform/format.ts'
import { Check } from '../../ui/Check.tsx'
import { Text } from '../../ui/layout.tsx'
import styles from './Filters.module.css'
import type { Bar, Option } from './facets.ts'
import type { Ask } from './listing-query.ts'

export type Go = (search: string, pathname?: string) => void
export type FilterContext = { place: Place; go: Go; ask: Ask }
export type FilterProps = FilterContext & {
  view: { key: string; label: string; options: readonly Option[]; bars: readonly Bar[] }
}

/**
 * Returns whether an option is disabled: choosing it would leave no pieces. A chosen option can always
 * be removed.
 */
export const isIdle = (option: Option): boolean => option.count === 0 && !option.selected

type Props = {
  option: Option
  toggle: () => void
  children?: ReactNode /** What the choice means, in a few words. */
  meaning?: string | undefined
}

/** Renders one option of a filter as a checkbox with its count. */
export function CheckOption({ option, toggle, children, meaning }: Props) {
  const id = useId()
  const counted = option.count === null ? undefined : count(option.count)
  return (
    <div>
      <Check
        checked={option.selected}
        disabled={isIdle(option)}
        onChange={toggle}
        count={counted}
        aria-describedby={meaning ? id : undefined}
      >
        {children ?? option.label}
      </Check>
      {meaning && (
        <Text id={id} size={12} tone="soft" leading={1.4} className={styles.meaning}>
          {meaning}
        </Text>
      )}
    </div>
  )
}
