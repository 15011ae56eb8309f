// What else somebody asks of the pieces: filters as chips, and whether the color or the cut counts more.
import { valuesOf } from '@hemline/rules/search/listing-url.ts'
import { useEffect, useId, useState } from 'react'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { Stack } from '../../ui/layout.tsx'
import { AllFilters } from './AllFilters.tsx'
import styles from './ImageSearch.module.css'
import type { Look } from './use-look.ts'
import type { Answer } from './use-matches.ts'

const mostKinds = 4
const prices = [
  { label: 'Under $50', value: '-50' },
  { label: 'Under $100', value: '-100' },
] as const
const veryGood = ['new_with_tags', 'excellent', 'very_good'] as const

type Props = {
  look: Look
  kinds: Answer['kinds']
  /** The pieces that the filters leave; undefined until they are known. */
  total: number | undefined
}

/**
 * Renders the filters of a picture search, of which the kinds are the first four and the chosen ones; they
 * are the filters of a listing and are kept in the URL.
 */
export function LookFilters({ look, kinds, total }: Props) {
  const valuesAt = (key: string) => valuesOf(look.search, key)
  const toggle = (key: string, values: readonly string[]) => {
    const isOn = valuesAt(key).join() === values.join()
    return { pressed: isOn, removable: isOn, onClick: () => look.filter(key, isOn ? [] : values) }
  }
  const chosen = valuesAt('category_tags')
  const shownKinds = kinds.filter(({ tag }, at) => at < mostKinds || chosen.includes(tag))
  return (
    <fieldset aria-label="Filters">
      <ChipRow slide>
        <AllFilters look={look} kinds={kinds} total={total} />
        {look.mySizes !== undefined && (
          <Chip pressed={look.mySizes} removable={look.mySizes} onClick={look.toggleMySizes}>
            My sizes
          </Chip>
        )}
        {prices.map(({ label, value }) => (
          <Chip key={value} {...toggle('price', [value])}>
            {label}
          </Chip>
        ))}
        <Chip {...toggle('condition', veryGood)}>Very good or better</Chip>
        {(shownKinds.length > 1 || chosen.length > 0) &&
          shownKinds.map(({ tag, label }) => (
            <Chip key={tag} {...toggle('category_tags', [tag])}>
              {label}
            </Chip>
          ))}
      </ChipRow>
    </fieldset>
  )
}

function balanceWords(balance: number): string {
  if (balance === 0.5) return 'Color and cut alike'
  if (balance === 0) return 'The color alone'
  if (balance === 1) return 'The cut alone'
  return balance < 0.5 ? 'More the color' : 'More the cut'
}

/**
 * Renders the slider between "same color" (0) and "same cut" (1); `onBalance` is called when it is released.
 */
export function Balance({ balance, onBalance }: { balance: number; onBalance: (balance: number) => void }) {
  const id = useId()
  const [shown, setShown] = useState(balance)
  useEffect(() => setShown(balance), [balance])
  const release = () => {
    if (shown !== balance) onBalance(shown)
  }
  return (
    <Stack gap={3} align="center" above={4} below={4} size={14} className={styles.tune}>
      <span aria-hidden="true">Same color</span>
      <label className="sr" htmlFor={id}>
        What counts more, color or cut
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={shown}
        aria-valuetext={balanceWords(shown)}
        style={
          {
            '--from': `${Math.min(shown, 0.5) * 100}%`,
            '--to': `${Math.max(shown, 0.5) * 100}%`,
          } as React.CSSProperties
        }
        onChange={({ target }) => setShown(Number(target.value))}
        onPointerUp={release}
        onKeyUp={release}
        onBlur={release}
      />
      <span aria-hidden="true">Same cut</span>
    </Stack>
  )
}
