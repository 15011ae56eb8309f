// The field of each fact of a piece, opened in place under its row.
import { isSizeCut } from '@hemline/rules/catalogue/size-cuts.ts'
import { parseMoney } from '@hemline/rules/common/validation.ts'
import { directWordsFault, weightLabels, weightPrices } from '@hemline/rules/direct-sell/listings.ts'
import { flawsMost } from '@hemline/rules/intake/pieces.ts'
import { directWordsMost, weightClasses } from '@hemline/rules/vocabulary/direct-sell.ts'
import { conditionLabels, conditions } from '@hemline/rules/vocabulary/items.ts'
import { GetDirectBrandsDocument } from '@hemline/schema/generated/graphql.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useQuery } from 'urql'
import { money } from '../../../platform/format.ts'
import { AreaField } from '../../../ui/AreaField.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { ChoiceCard, ChoiceCards } from '../../../ui/ChoiceCards.tsx'
import { Combobox } from '../../../ui/Combobox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row, Stack, Text } from '../../../ui/layout.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { matches, sizeKey, sizesFor, toggled } from '../../intake/draft.ts'
import { gradeWords } from '../../product/condition-words.ts'
import { ColorsEditor } from './ColorsEditor.tsx'
import type { EditorProps } from './draft.ts'
import { capital, type RowName, sizeOf, withCategory } from './facts.ts'
import { MadeEditor } from './MadeEditor.tsx'

// The outlines of all kinds: for those who measure.
const MeasureBoard = lazy(async () => ({ default: (await import('./MeasureBoard.tsx')).MeasureBoard }))

const shownOptions = 8
const unbranded = 'Unbranded'

function KindEditor({ form, choices, category, change, onDone }: EditorProps) {
  const [text, setText] = useState(category?.name ?? '')
  const found = text === category?.name ? [] : matches(choices.categories, text, (one) => one.name)
  return (
    <Combobox
      label="What is it?"
      hint="A few letters are enough: midi, sneaker, tote."
      value={text}
      options={text.trim() === '' ? choices.categories.slice(0, shownOptions) : found.slice(0, shownOptions)}
      keyOf={(one) => String(one.id)}
      onType={setText}
      onTake={(one) => {
        if (!one) return
        setText(one.name)
        change(withCategory(form, one, choices.sizes))
        onDone()
      }}
    >
      {(one) => (
        <>
          <span>{one.name}</span>
          <Text as="small" push tone="soft">
            {one.kind}
          </Text>
        </>
      )}
    </Combobox>
  )
}

function BrandEditor({ form, change, onDone }: EditorProps) {
  const text = form.brandName ?? ''
  const asked = text.trim()
  const [{ data }] = useQuery({
    query: GetDirectBrandsDocument,
    variables: { text: asked },
    pause: asked === '' || asked === unbranded,
  })
  const found = (data?.directBrands ?? []).filter(({ name }) => name !== asked)
  return (
    <Stack gap={2}>
      <Combobox
        label="Brand, as it stands on the label"
        maxLength={80}
        value={text}
        options={asked === '' ? [] : found}
        keyOf={(one) => String(one.id)}
        onType={(brandName) => change({ brandName: brandName === '' ? null : brandName })}
        onTake={(one) => {
          if (one) change({ brandName: one.name })
          onDone()
        }}
      >
        {(one) => <span>{one.name}</span>}
      </Combobox>
      <Row gap={2}>
        <Button look="line" size="small" onClick={onDone}>
          That is it
        </Button>
        <Button
          look="text"
          size="small"
          onClick={() => {
            change({ brandName: unbranded })
            onDone()
          }}
        >
          It has no brand
        </Button>
      </Row>
    </Stack>
  )
}

const groupWords: Readonly<Record<string, string>> = { petite: 'Petite', tall: 'Tall', plus: 'Plus' }

function SizeEditor({ form, choices, category, change, onDone }: EditorProps) {
  if (!category) return <Text tone="soft">Say what it is first: sizes depend on it.</Text>
  const sizes = sizesFor(category, choices.sizes)
  const groups = [...new Set(sizes.map((one) => one.departmentGroup))]
  const now = sizeOf(form, category, choices.sizes)
  return (
    <SelectField
      label="Size on the label"
      value={now ? sizeKey(now) : ''}
      onChange={(event) => {
        const size = sizes.find((one) => sizeKey(one) === event.target.value)
        if (!size) return
        const department = isSizeCut(size.departmentGroup) ? size.departmentGroup : null
        change({ sizingId: size.sizingId, department })
        onDone()
      }}
    >
      <option value="" disabled>
        Choose
      </option>
      {groups.map((group) => (
        <optgroup key={group} label={groupWords[group] ?? capital(group)}>
          {sizes
            .filter((one) => one.departmentGroup === group)
            .map((one) => (
              <option key={sizeKey(one)} value={sizeKey(one)}>
                {one.label}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

function ConditionEditor({ form, change, onDone }: EditorProps) {
  return (
    <ChoiceCards legend="How worn is it?" legendLook="label" look="rows">
      {conditions.map((name) => (
        <ChoiceCard
          key={name}
          title={conditionLabels[name]}
          words={gradeWords[name]}
          value={name}
          checked={form.condition === name}
          onChange={() => {
            change({ condition: name })
            if (name !== 'flawed_gem') onDone()
          }}
        />
      ))}
    </ChoiceCards>
  )
}

function MaterialsEditor({ form, choices, change }: EditorProps) {
  const [text, setText] = useState('')
  const left = choices.materials.filter((one) => !form.materials.includes(one))
  return (
    <Stack gap={3}>
      {form.materials.length > 0 && (
        <ChipRow>
          {form.materials.map((one) => (
            <Chip
              key={one}
              removable
              aria-label={`Remove ${one}`}
              onClick={() => change({ materials: form.materials.filter((other) => other !== one) })}
            >
              {one}
            </Chip>
          ))}
        </ChipRow>
      )}
      <Combobox
        label="Add a material"
        value={text}
        options={text.trim() === '' ? [] : matches(left, text, (one) => one).slice(0, shownOptions)}
        keyOf={(one) => one}
        onType={setText}
        onTake={(one) => {
          if (!one) return
          setText('')
          change({ materials: [...form.materials, one] })
        }}
      >
        {(one) => <span>{one}</span>}
      </Combobox>
    </Stack>
  )
}

function FlawsEditor({ form, choices, change }: EditorProps) {
  return (
    <fieldset>
      <Text as="legend" size={14} below={2}>
        What shoppers should know. Saying it saves you a return.
      </Text>
      <ChipRow>
        {choices.flaws.map(({ name, label }) => {
          const on = form.flaws.includes(name)
          return (
            <Chip
              key={name}
              pressed={on}
              disabled={!on && form.flaws.length >= flawsMost}
              onClick={() => change({ flaws: toggled(form.flaws, name) })}
            >
              {label}
            </Chip>
          )
        })}
      </ChipRow>
    </fieldset>
  )
}

function MeasuresEditor({ form, category, change }: EditorProps) {
  if (!category) return <Text tone="soft">Say what it is first: measures depend on it.</Text>
  if (category.measurements.length === 0) return <Text tone="soft">This kind needs no measures.</Text>
  return (
    <Suspense fallback={<Skeleton height={240} />}>
      <MeasureBoard
        key={category.id}
        category={category}
        measurements={form.measurements}
        onChange={(measurements) => change({ measurements })}
      />
    </Suspense>
  )
}

function WordsEditor({ form, change }: EditorProps) {
  const fault = directWordsFault(form.words)
  return (
    <AreaField
      label="What would you tell a friend about it?"
      hint={`How it fits, why you let it go. ${form.words.length} of ${directWordsMost}`}
      value={form.words}
      maxLength={directWordsMost}
      {...(fault && { error: fault })}
      onChange={(event) => change({ words: event.target.value })}
    />
  )
}

function RetailEditor({ form, change }: EditorProps) {
  const [text, setText] = useState(() => (form.retail === null ? '' : (form.retail / 100).toFixed(2)))
  const isWrong = text.trim() !== '' && parseMoney(text) === undefined
  return (
    <Field
      label="What it cost when new, in dollars"
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      value={text}
      {...(isWrong && { error: 'Please type it as a number: 148.' })}
      onChange={(event) => {
        setText(event.target.value)
        const retail = parseMoney(event.target.value)
        if (retail !== undefined || event.target.value.trim() === '') change({ retail: retail ?? null })
      }}
    />
  )
}

function WeightEditor({ form, change, onDone }: EditorProps) {
  return (
    <ChoiceCards legend="What the parcel weighs" legendLook="label" look="rows">
      {weightClasses.map((name) => (
        <ChoiceCard
          key={name}
          title={weightLabels[name]}
          words={`The shopper pays ${money(weightPrices[name])} for its way.`}
          value={name}
          checked={form.weight === name}
          onChange={() => {
            change({ weight: name })
            onDone()
          }}
        />
      ))}
    </ChoiceCards>
  )
}

const editors: Readonly<Record<RowName, (props: EditorProps) => ReactNode>> = {
  category: KindEditor,
  brand: BrandEditor,
  size: SizeEditor,
  colors: ColorsEditor,
  condition: ConditionEditor,
  made: MadeEditor,
  materials: MaterialsEditor,
  flaws: FlawsEditor,
  measurements: MeasuresEditor,
  words: WordsEditor,
  retail: RetailEditor,
  weight: WeightEditor,
}

/** Renders the input field of one row of the listing form, chosen by the row's name. */
export function Editor({ name, ...props }: EditorProps & { name: RowName }) {
  const Field = editors[name]
  return <Field {...props} />
}
