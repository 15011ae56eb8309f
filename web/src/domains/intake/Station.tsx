// Grading with the keyboard alone: one screen, one piece, one key or a few letters a field. Whatever happens,
// the next key has a meaning.
import { shadesOf } from '@hemline/rules/catalogue/shades.ts'
import { flawKinds } from '@hemline/rules/intake/pieces.ts'
import { conditionLabels, conditions } from '@hemline/rules/vocabulary/items.ts'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { countOf, money } from '../../platform/format.ts'
import { Chip } from '../../ui/Chip.tsx'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/Field.tsx'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PhotoField } from '../photos/PhotoField.tsx'
import { Decisions } from './Decisions.tsx'
import {
  type Choices,
  likeliestFirst,
  matches,
  nextStep,
  type Step,
  sizeKey,
  sizesFor,
  withCategory,
} from './draft.ts'
import styles from './Intake.module.css'
import { onBoardKey } from './keys.ts'
import { Made } from './Made.tsx'
import { type Part, Typed } from './Typed.tsx'
import { useFocus } from './use-focus.ts'
import type { Option } from './use-lookups.ts'
import type { StationState } from './use-station.ts'

function What({ station, field }: Part) {
  const { draft, typed, choices, brands, step } = station
  const { category } = draft
  const kinds = matches(choices.categories, typed, (one) => one.name).map((one) => ({
    key: String(one.id),
    label: one.name,
    detail: one.kind,
  }))
  const groups = station.likely?.sizeGroups ?? []
  const sizes = category ? matches(sizesFor(category, choices.sizes, groups), typed, (one) => one.label) : []
  const takeCategory = (option: Option | undefined) => {
    const taken = choices.categories.find((one) => String(one.id) === option?.key)
    if (!taken) return station.say('No category begins like this.', 'bad')
    station.advance(withCategory(draft, taken, choices.sizes))
  }
  const takeBrand = (option: Option | undefined, text: string) => {
    const name = text.trim()
    if (name === '')
      return draft.brand
        ? station.go(nextStep(draft))
        : station.say('Please type the brand as its label has it.', 'bad')
    const known = brands.found.find((one) => String(one.id) === option?.key)
    station.advance({ brand: known ? { id: known.id, name: known.name } : { id: null, name } })
    if (!brands.settled) brands.later(name, (brand) => station.put({ brand }))
  }
  const takeSize = (option: Option | undefined) => {
    const taken = sizes.find((one) => sizeKey(one) === option?.key)
    if (!taken) return station.say('This kind of piece has no such size.', 'bad')
    station.advance({ size: taken })
  }
  const brandStands = draft.brand
    ? draft.brand.id === null
      ? `${draft.brand.name} (new)`
      : draft.brand.name
    : ''
  const part = { station, field }
  return (
    <>
      <Typed
        {...part}
        step="category"
        label="Category"
        stands={category?.name ?? ''}
        options={kinds}
        onTake={(one) => takeCategory(one)}
      />
      <Typed
        {...part}
        step="brand"
        label="Brand"
        stands={brandStands}
        options={brands.options}
        onTake={takeBrand}
      />
      <Typed
        {...part}
        step={'size'}
        label={'Size'}
        stands={draft.size?.label ?? ''}
        onTake={(one) => takeSize(one)}
        {...(step === 'size' ? { hint: 'As on its label: M, 8, 27, 6 petite' } : {})}
        options={sizes.map((one) => ({
          key: sizeKey(one),
          label: one.label,
          detail: one.departmentGroup,
        }))}
      />
    </>
  )
}

/**
 * The colors, those first that are likeliest, and after them the shades, each with the color it is filed
 * under.
 */
const colorOptions = (colors: Choices['colors'], likely: readonly string[]): Option[] => [
  ...likeliestFirst(colors, likely, ({ name }) => name).map(({ name, hex }) => ({
    key: name,
    label: name,
    hex,
  })),
  ...colors.flatMap(({ name, hex }) =>
    (shadesOf[name] ?? [])
      .filter((shade) => !(shade in shadesOf))
      .map((shade) => ({ key: shade, label: shade, detail: name, hex })),
  ),
]

function How({ station, field }: Part) {
  const { draft, choices, typed, step, likely } = station
  const colors = matches(colorOptions(choices.colors, likely?.colors ?? []), typed, (one) => one.label)
  return (
    <>
      <fieldset className={classes(styles.chips, step === 'condition' && look({ surface: 'wash' }))}>
        <Text as="legend" wide size={14} weight={600}>
          Condition
        </Text>
        {conditions.map((one, i) => (
          <Chip
            key={one}
            tabIndex={-1}
            onClick={() => station.advance({ condition: one })}
            pressed={draft.condition === one}
          >
            <kbd>{i + 1}</kbd> {conditionLabels[one]}
          </Chip>
        ))}
      </fieldset>
      <Typed
        station={station}
        field={field}
        step={'color'}
        label={'Colors'}
        options={colors}
        stands={draft.colors.join(', ')}
        onTake={(one) =>
          one
            ? station.advance({ colors: [...new Set([...draft.colors, one.key])] })
            : station.say('There is no such color.', 'bad')
        }
      />
      <Made station={station} field={field} />
    </>
  )
}

function Flaws({ station }: { station: StationState }) {
  const { draft, step } = station
  return (
    <fieldset className={classes(styles.chips, step === 'flaws' && look({ surface: 'wash' }))}>
      <Text as="legend" wide size={14} weight={600}>
        Flaws
      </Text>
      {flawKinds.map((kind) => (
        <Chip
          key={kind.name}
          tabIndex={-1}
          onClick={() => onBoardKey({ ...station, step: 'flaws' }, kind.key)}
          pressed={draft.flaws.includes(kind.name)}
        >
          <kbd>{kind.key}</kbd> {kind.words}
        </Chip>
      ))}
    </fieldset>
  )
}

type PlainProps = Part & {
  step: Step
  label: string
  value: string
  hint?: string
  numeric?: boolean
  /**
   * What stands in it is a suggestion, which may come while the field has the focus: typing takes its place.
   */
  suggested?: boolean
  onType: (text: string) => void
  onDone: () => void
}
/** A field for numbers or words: Enter is done with it. */
function Plain({ station, field, step, label, value, hint, numeric, suggested, onType, onDone }: PlainProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: The effect selects the text of each new suggestion.
  useLayoutEffect(() => {
    const at = document.activeElement
    if (suggested && at instanceof HTMLInputElement && box.current?.contains(at)) at.select()
  }, [suggested, value])
  return (
    <Panel
      ref={box}
      pad={2}
      round="control"
      className={classes(station.step === step && look({ surface: 'wash' }))}
    >
      <Field
        label={label}
        value={value}
        ref={field(step)}
        autoComplete={'off'}
        {...(hint ? { hint } : {})}
        {...(numeric ? { inputMode: 'decimal' as const } : {})}
        onFocus={() => station.step === step || station.setStep(step)}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          if (event.key === 'Enter') onDone()
          else station.go('ready')
        }}
      />
    </Panel>
  )
}

const near: Readonly<Record<string, string>> = {
  brand: 'of the brand',
  tier: 'of brands like it',
  category: 'of the kind',
  family: 'of kinds like it',
}

function Prices({ station, field }: Part) {
  const { draft, suggestion } = station
  const on = () => station.go(nextStep(draft))
  const priced = draft.price ?? (suggestion?.price != null ? (suggestion.price / 100).toFixed(2) : '')
  const retail = draft.retail ?? (suggestion?.retail != null ? (suggestion.retail / 100).toFixed(2) : '')
  const known = suggestion?.price != null
  const hint = known
    ? `${money(suggestion.price ?? 0)}: ${countOf(suggestion.count, 'piece')} ${near[suggestion.basis ?? ''] ?? ''}`
    : 'No suggestion yet'
  const part = { station, field, numeric: true }
  return (
    <>
      <Plain
        {...part}
        step="price"
        label="Price"
        value={priced}
        suggested={draft.price === null}
        hint={hint}
        onType={(price) => station.put({ price })}
        onDone={on}
      />
      <Plain
        {...part}
        step="retail"
        label="Retail price"
        value={retail}
        suggested={draft.retail === null}
        onType={(text) => station.put({ retail: text })}
        onDone={on}
      />
    </>
  )
}

function Rest({ station, field }: Part) {
  const { draft } = station
  const on = () => station.go(nextStep(draft))
  const names = draft.category?.measurements ?? []
  const part = { station, field, numeric: true }
  return (
    <>
      {names.map((name, i) => (
        <Plain
          key={name}
          {...part}
          step="measure"
          label={`${name}, inches`}
          value={draft.measurements[name] ?? ''}
          field={i === 0 ? field : () => () => undefined}
          onType={(text) => station.put({ measurements: { ...draft.measurements, [name]: text } })}
          onDone={() => focusNext(names[i + 1]) || on()}
        />
      ))}
      <Plain
        station={station}
        field={field}
        step="note"
        label="Note"
        value={draft.note}
        onType={(note) => station.put({ note })}
        onDone={on}
      />
    </>
  )
}

/** Photos of this piece alone: the next one begins without those of the last, however late they come. */
function Photos({ station, field }: Part) {
  const [isOpen, setOpen] = useState(false)
  const { draft, step, underWay } = station
  return (
    <details
      className={classes(step === 'photos' && look({ surface: 'wash' }))}
      open={isOpen || step === 'photos'}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        station.go('ready')
      }}
    >
      <Text as="summary" tall={44} tone="accent" weight={600} pointer>
        <kbd>I</kbd> Photos ({draft.photoIds.length})
      </Text>
      <PhotoField
        value={draft.photoIds}
        onChange={(photoIds) => station.put({ photoIds })}
        onUnderWay={(count) => {
          underWay.current = count
        }}
        filesRef={field('photos')}
      />
    </details>
  )
}

/** Measurements follow each other; false when there is no next one. */
function focusNext(name: string | undefined): boolean {
  const next =
    name === undefined
      ? undefined
      : [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(`${name}, inches`))
  next?.control?.focus()
  return next !== undefined
}

/** Renders the grading station: the fields of the current piece, driven by the keyboard. */
export function Station({ station }: { station: StationState }) {
  const { board, field } = useFocus(station)
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.target !== board.current ||
      event.metaKey ||
      event.ctrlKey ||
      event.altKey ||
      event.key === 'Tab'
    )
      return
    if (onBoardKey(station, event.key)) event.preventDefault()
  }
  const part = { station, field }
  return (
    <Stack
      ref={board}
      data-keeps-focus
      tabIndex={-1}
      role="application"
      aria-label="Grading: letters are commands"
      gap={5}
      round="control"
      shrinks
      className={styles.board}
      onKeyDown={onKeyDown}
    >
      <Decisions station={station} finishField={field('finish')} />
      <Stack align="start" className={styles.fields}>
        <What {...part} />
        <How {...part} />
        <Prices {...part} />
        <Flaws station={station} />
        <Rest {...part} />
      </Stack>
      <Photos key={station.piece} {...part} />
    </Stack>
  )
}
