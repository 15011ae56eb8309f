import { bareSizeLabel } from '@hemline/rules/catalogue/size-cuts.ts'
import { withToggled } from '@hemline/rules/search/listing-url.ts'
import { useId, useState } from 'react'
import { count } from '../../platform/format.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { look } from '../../ui/look.ts'
import { Opener } from '../../ui/Opener.tsx'
import { OptionGrid } from '../../ui/OptionGrid.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { useSizeWords } from '../size-guides/use-size-words.ts'
import { type FilterProps, isIdle } from './CheckOption.tsx'
import styles from './Filters.module.css'
import type { Option } from './facets.ts'
import { stretch } from './folded.ts'

/** The number of sizes shown at first: three rows, from XXS to 3X or from 00 to 20. */
const perGroup = 12
/**
 * The number of size systems shown at first; the rest is behind a button. The first of them are
 * unfolded.
 */
const headsFirst = 6
const openFirst = 2
const isOneSize = (option: Option) => /^one size$/i.test(option.label)

type SizeSystem = { label: string; options: Option[] }

/** Returns a size's label without the word of its group: '8 Petite' below 'Petite …' becomes '8'. */
const shortLabel = (label: string, group: string): string => {
  return /^(?:Petite|Tall)/.test(group) ? bareSizeLabel(label) : label
}

/**
 * Returns the sizes grouped by heading, in the answer's order. By §5, 'One Size' is not offered beside
 * others, but a chosen one stays.
 */
export function sizeGroups(options: readonly Option[]): SizeSystem[] {
  const shown = options.filter((option) => option.selected || !isOneSize(option))
  const groups = Map.groupBy(shown, (option) => option.group ?? '')
  return [...groups].map(([label, members]) => ({ label, options: members }))
}

type SystemProps = Pick<FilterProps, 'place' | 'go'> & {
  group: SizeSystem
  filterKey: string
  folds: boolean
  opened: boolean
  first: number
}

function System({ group, filterKey, folds, opened, first, place, go }: SystemProps) {
  const [asked, setAsked] = useState<boolean>()
  const [all, setAll] = useState(false)
  const sizeWords = useSizeWords()
  const id = useId()
  const open = !folds || (asked ?? (opened || group.options.some((option) => option.selected)))
  const shown = all ? group.options : stretch(group.options, first)
  const rest = group.options.length - shown.length
  return (
    <fieldset>
      <legend className="sr">{group.label}</legend>
      {folds && (
        <Opener
          className={look(
            { padY: 2, tall: 40, size: 14, tone: 'soft', weight: 400, leading: 1.4 },
            styles.sizeHead,
          )}
          open={open}
          controls={id}
          icon={14}
          onToggle={() => setAsked(!open)}
        >
          {group.label}
        </Opener>
      )}
      <div id={id} hidden={!open}>
        <OptionGrid className={styles.sizes}>
          {shown.map((option) => (
            <PlainButton
              key={option.value}
              aria-pressed={option.selected}
              disabled={isIdle(option)}
              title={option.count === null ? undefined : `${option.label}: ${count(option.count)}`}
              onClick={() => go(withToggled(place.search, filterKey, option.value))}
            >
              {sizeWords({
                sizeDisplay: shortLabel(option.label, group.label),
                sizingId: Number(option.value),
              })}
            </PlainButton>
          ))}
        </OptionGrid>
        {rest > 0 && <LinkButton onClick={() => setAll(true)}>Show {count(rest)} more</LinkButton>}
      </div>
    </fieldset>
  )
}

/**
 * Renders the size filter, with a grid for each category and size system: letters, numbers, waist, shoes. Of
 * more than six grids the first six and those with a chosen size are shown, the others behind a button; of
 * more than three, the first two are unfolded.
 */
export function SizeFilter({ view, place, go }: FilterProps) {
  const [all, setAll] = useState(false)
  const groups = sizeGroups(view.options)
  const folds = groups.length > 1
  const isChosen = ({ options }: SizeSystem) => options.some((option) => option.selected)
  const shown = all ? groups : groups.filter((group, i) => i < headsFirst || isChosen(group))
  return (
    <>
      {shown.map((group) => (
        <System
          key={group.label}
          group={{ ...group, label: group.label || view.label }}
          filterKey={view.key}
          folds={folds}
          opened={groups.length <= openFirst + 1 || groups.indexOf(group) < openFirst}
          first={folds ? perGroup : 2 * perGroup}
          place={place}
          go={go}
        />
      ))}
      {groups.length > shown.length && (
        <LinkButton onClick={() => setAll(true)}>Petite, tall and other sizes</LinkButton>
      )}
    </>
  )
}
