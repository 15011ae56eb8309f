// The filters of rescue boxes: by kind, size, brands and condition, of the groups that have a box now.
import {
  type RescueTier,
  rescueConditionNames,
  rescueConditions,
  rescueKindNames,
  rescueKinds,
  rescueSizeNames,
  rescueSizes,
  rescueTiers,
} from '@hemline/rules/rescues/groups.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { Stack } from '../../ui/layout.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { Group } from './RescueCard.tsx'
import styles from './Rescues.module.css'

/** The facts of a group that shoppers filter by. */
type Fact = 'kind' | 'size' | 'tier' | 'condition'
/** What a shopper chose; a fact that is absent is of no importance. */
export type Wished = Partial<Record<Fact, string>>

const facts = ['kind', 'size', 'tier', 'condition'] as const

/** Returns the groups of rescue boxes with every fact that a shopper wished; all without wishes. */
export const groupsOf = (groups: readonly Group[], wished: Wished): Group[] =>
  groups.filter((group) => facts.every((fact) => (wished[fact] ?? group[fact]) === group[fact]))

type Select = {
  fact: Exclude<Fact, 'kind'>
  label: string
  all: string
  values: readonly string[]
  names: Readonly<Record<string, string>>
}

/** The label beside them says "Brands": two such words don't fit into a field of a phone. */
const tierNames: Readonly<Record<RescueTier, string>> = { everyday: 'Everyday', finer: 'Finer' }

const selects: readonly Select[] = [
  { fact: 'size', label: 'Size', all: 'Any size', values: rescueSizes, names: rescueSizeNames },
  { fact: 'tier', label: 'Brands', all: 'Any brand', values: rescueTiers, names: tierNames },
  {
    fact: 'condition',
    label: 'Condition',
    all: 'Any condition',
    values: rescueConditions,
    names: rescueConditionNames,
  },
]

/**
 * Renders a filter for each fact in which the groups of rescue boxes differ; none where all groups are alike.
 */
export function RescueFilters({
  groups,
  wished,
  onWish,
}: {
  groups: readonly Group[]
  wished: Wished
  onWish: (wished: Wished) => void
}) {
  const wish = (fact: Fact, value: string) => {
    const { [fact]: _, ...rest } = wished
    onWish(value === '' ? rest : { ...rest, [fact]: value })
  }
  const among = (fact: Fact, values: readonly string[]) =>
    values.filter((one) => groups.some((group) => group[fact] === one))
  const kinds = rescueKinds.filter((one) => groups.some((group) => group.kind === one))
  const shown = selects.filter(({ fact, values }) => among(fact, values).length > 1)
  return (
    <Stack gap={4}>
      {kinds.length > 1 && (
        <ChipRow slide>
          <Chip pressed={wished.kind === undefined} onClick={() => wish('kind', '')}>
            All
          </Chip>
          {kinds.map((one) => (
            <Chip key={one} pressed={wished.kind === one} onClick={() => wish('kind', one)}>
              {rescueKindNames[one]}
            </Chip>
          ))}
        </ChipRow>
      )}
      {shown.length > 0 && (
        <Stack gap={4} className={styles.filters}>
          {shown.map(({ fact, label, all, values, names }) => (
            <SelectField
              key={fact}
              label={label}
              value={wished[fact] ?? ''}
              onChange={(event) => wish(fact, event.target.value)}
            >
              <option value="">{all}</option>
              {among(fact, values).map((one) => (
                <option key={one} value={one}>
                  {names[one]}
                </option>
              ))}
            </SelectField>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
