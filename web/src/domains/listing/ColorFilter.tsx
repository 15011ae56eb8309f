import { withToggled } from '@hemline/rules/search/listing-url.ts'
import { Check } from 'lucide-react'
import { count } from '../../platform/format.ts'
import { Stack, Text } from '../../ui/layout.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { type FilterProps, isIdle } from './CheckOption.tsx'
import { isLight, swatchOf } from './color-swatches.ts'
import styles from './Filters.module.css'

/** Renders the color filter, with name and appearance of each color and a tick on the chosen ones. */
export function ColorFilter({ view, place, go }: FilterProps) {
  return (
    <Stack gap={0} rows={2} className={styles.dots}>
      {view.options.map((option) => (
        <PlainButton
          key={option.value}
          aria-pressed={option.selected}
          disabled={isIdle(option)}
          title={option.count === null ? undefined : `${option.label}: ${count(option.count)}`}
          onClick={() => go(withToggled(place.search, view.key, option.value))}
        >
          <Stack
            as="i"
            style={{ background: swatchOf(option) }}
            gap={0}
            align="center"
            justifyItems="center"
            round="circle"
            className={isLight(option) ? styles.light : undefined}
          >
            {option.selected && <Check size={16} strokeWidth={2.5} aria-hidden="true" />}
          </Stack>
          <Text as="span" clip ellipsis>
            {option.label}
          </Text>
        </PlainButton>
      ))}
    </Stack>
  )
}
