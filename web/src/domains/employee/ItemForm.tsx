// Everything of a piece that people at work may change. What the API refuses stands at its field,
// and nothing typed is lost.

import { childLabels, editLabels, isForChildren } from '@hemline/rules/catalogue/item-edits.ts'
import { type Pattern, patterns } from '@hemline/rules/catalogue/kinds/kind.ts'
import { cutLabel, patternLabel } from '@hemline/rules/catalogue/piece-labels.ts'
import { isSizeCut } from '@hemline/rules/catalogue/size-cuts.ts'
import { conditions } from '@hemline/rules/vocabulary/items.ts'
import {
  EditItemDocument,
  GetIntakeBrandsDocument,
  GetIntakeChoicesDocument,
  type StaffItemFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { PhotoField } from '../photos/PhotoField.tsx'
import { photosUnderWay } from '../photos/use-photo-queue.ts'
import styles from './Employee.module.css'
import { FiledFields } from './FiledFields.tsx'
import { ItemNotes } from './ItemNotes.tsx'
import { changesIn, type Draft, draftOf } from './item-draft.ts'
import { MarkFields } from './MarkFields.tsx'

// The preview asks the API for its words, so it comes after the form anyway.
const MadePreview = lazy(async () => ({ default: (await import('./MadePreview.tsx')).MadePreview }))

type StaffItem = StaffItemFieldsFragment
type Problem = { field: string | null; message: string; since?: StaffItem['notes'] }

/** What was typed, sent, refused or overtaken. */
function useItemForm(staffItem: StaffItem) {
  const [seen, setSeen] = useState(staffItem)
  const [draft, setDraft] = useState(() => draftOf(staffItem))
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const underWay = useRef(0)
  const [{ fetching }, edit] = useMutation(EditItemDocument)
  const open = (next: StaffItem) => {
    setSeen(next)
    setDraft(draftOf(next))
    setReason('')
    setProblem(undefined)
  }
  // Somebody moved it with the buttons beside: what is typed stays, and goes with what is there now.
  if (
    staffItem.version !== seen.version &&
    !problem &&
    JSON.stringify(draftOf(seen)) === JSON.stringify(draft)
  )
    open(staffItem)
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (underWay.current > 0)
      return setProblem({ field: 'photoIds', message: photosUnderWay(underWay.current) })
    const changes = changesIn(draftOf(seen), draft)
    if ('problem' in changes) return setProblem({ field: 'price', message: changes.problem })
    if (Object.keys(changes).length === 0) return setProblem({ field: null, message: 'Nothing was changed.' })
    const { data, error } = await edit({
      input: { itemNumber: seen.itemNumber, version: seen.version, reason, ...changes },
    })
    const answer = data?.editItem
    switch (answer?.__typename) {
      case 'StaffItemPayload':
        open(answer.staffItem)
        return showToast({ text: 'Saved.' })
      case 'ItemChangedMeanwhile':
        // The next press says that theirs was seen; fields that only they changed are taken over.
        setDraft(takeOver(draftOf(seen), draft, draftOf(answer.staffItem)))
        setSeen(answer.staffItem)
        return setProblem({ field: null, message: answer.message, since: answer.since })
      case 'ItemRefusal':
        return setProblem({ field: answer.field, message: answer.message })
      default:
        return setProblem({ field: null, message: friendlyError(error, 'generic') })
    }
  }
  return { draft, set, underWay, reason, setReason, problem, fetching, save }
}

/** What somebody else changed where this editor changed nothing. */
const takeOver = (before: Draft, mine: Draft, theirs: Draft): Draft =>
  Object.fromEntries(
    Object.entries(mine).map(([field, value]) => {
      const key = field as keyof Draft
      return [key, JSON.stringify(before[key]) === JSON.stringify(value) ? theirs[key] : value]
    }),
  ) as Draft

type PartProps = {
  draft: Draft
  set: (change: Partial<Draft>) => void
  errorAt: (field: string) => { error?: string }
}

function BrandField({ draft, set, errorAt }: PartProps) {
  const [text, setText] = useState('')
  const [{ data }] = useQuery({
    query: GetIntakeBrandsDocument,
    variables: { text },
    pause: text.trim().length < 2,
  })
  const found = text.trim().length < 2 ? [] : (data?.intakeBrands ?? [])
  return (
    <Stack gap={3} upTo="form">
      <Field
        label={editLabels.brandId}
        value={text || draft.brandName}
        autoComplete="off"
        hint={found.length > 0 ? 'Choose one below.' : undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => found.length === 0 && setText('')}
        {...errorAt('brandId')}
      />
      {found.length > 0 && (
        <Row gap={2} className={styles.ways}>
          {found.map((brand) => (
            <Button
              key={brand.id}
              look="line"
              size="small"
              onClick={() => {
                set({ brandId: brand.id, brandName: brand.name })
                setText('')
              }}
            >
              {brand.name}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  )
}

/** A size as the value of an option: petite and tall sizes share ids. */
const sizeValue = ({ sizingId, departmentGroup }: { sizingId: number; departmentGroup: string }) =>
  `${sizingId} ${isSizeCut(departmentGroup) ? departmentGroup : ''}`
const sizeOf = (value: string) => {
  const [sizingId = '', sizeCut = ''] = value.split(' ')
  return { sizingId: Number(sizingId), sizeCut }
}

function KindFields({ draft, set, errorAt, shown }: PartProps & { shown: StaffItem['item'] }) {
  const [{ data }] = useQuery({ query: GetIntakeChoicesDocument })
  const choices = data?.intakeChoices
  const category = choices?.categories.find((one) => one.id === draft.categoryId)
  const sizes =
    choices?.sizes.filter(
      (size) => size.sizeCategory === (category?.sizeCategory ?? 'one') || size.sizingId === draft.sizingId,
    ) ?? []
  if (!choices)
    return (
      <p className="soft">
        {shown.category}, {shown.sizeDisplay}
      </p>
    )
  return (
    <>
      <SelectField
        label={editLabels.categoryId}
        value={draft.categoryId}
        onChange={(event) =>
          set({ categoryId: Number(event.target.value), cut: '', styles: [], occasions: [], details: [] })
        }
        {...errorAt('categoryId')}
      >
        {!category && <option value={draft.categoryId}>{shown.category}</option>}
        {choices.categories.map((one) => (
          <option key={one.id} value={one.id}>
            {one.kind === one.name ? one.name : `${one.kind}: ${one.name}`}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={editLabels.sizingId}
        value={`${draft.sizingId} ${draft.sizeCut}`}
        onChange={(event) => set(sizeOf(event.target.value))}
        {...errorAt('sizingId')}
      >
        {!sizes.some((size) => size.sizingId === draft.sizingId) && (
          <option value={`${draft.sizingId} ${draft.sizeCut}`}>{shown.sizeDisplay}</option>
        )}
        {sizes.map((size) => (
          <option key={sizeValue(size)} value={sizeValue(size)}>
            {size.departmentGroup === 'women' ? size.label : `${size.label} (${size.departmentGroup})`}
          </option>
        ))}
      </SelectField>
      <MadeFields draft={draft} set={set} errorAt={errorAt} category={category} />
      <FiledFields draft={draft} set={set} errorAt={errorAt} category={category} />
      <Suspense>
        <MadePreview draft={draft} set={set} />
      </Suspense>
    </>
  )
}

type Made = { departments: readonly string[]; cuts: readonly string[]; patterns: readonly string[] }

/** How the piece is cut and patterned, and for whom a child's piece is: filters follow from these. */
function MadeFields({ draft, set, errorAt, category }: PartProps & { category: Made | undefined }) {
  const isPattern = (name: string): name is Pattern => (patterns as readonly string[]).includes(name)
  const known = (category?.patterns ?? []).filter(isPattern)
  return (
    <>
      <SelectField
        label={editLabels.cut}
        value={draft.cut}
        onChange={(event) => set({ cut: event.target.value })}
        {...errorAt('cut')}
      >
        <option value="">As it is</option>
        {(category?.cuts ?? []).map((one) => (
          <option key={one} value={one}>
            {cutLabel(one)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={editLabels.pattern}
        value={draft.pattern}
        onChange={(event) => set({ pattern: event.target.value })}
        {...errorAt('pattern')}
      >
        <option value="">Not said</option>
        {isPattern(draft.pattern) && !known.includes(draft.pattern) && (
          <option value={draft.pattern}>{patternLabel(draft.pattern)}</option>
        )}
        {known.map((one) => (
          <option key={one} value={one}>
            {patternLabel(one)}
          </option>
        ))}
      </SelectField>
      {isForChildren(category?.departments ?? []) && (
        <SelectField
          label={editLabels.department}
          value={draft.department}
          onChange={(event) => set({ department: event.target.value })}
          {...errorAt('department')}
        >
          {Object.entries(childLabels).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

/** How measurements are written, with the names of those that the kind has. */
function measuresHint(names: readonly string[] | undefined): string {
  if (!names) return 'In inches, like: Bust 36.5, Length 40'
  const [first] = names
  return first === undefined
    ? 'A piece of this kind is not measured.'
    : `In inches, of: ${names.join(', ')}. Like: ${first} 36.5`
}

function WordFields({ draft, set, errorAt }: PartProps) {
  const [{ data }] = useQuery({ query: GetIntakeChoicesDocument })
  const category = data?.intakeChoices.categories.find((one) => one.id === draft.categoryId)
  const area = (field: 'conditionDescription' | 'additionalDescription' | 'flaws', hint?: string) => (
    <AreaField
      label={editLabels[field]}
      value={draft[field]}
      rows={2}
      hint={hint}
      onChange={(event) => set({ [field]: event.target.value })}
      {...errorAt(field)}
    />
  )
  return (
    <>
      <SelectField
        label={editLabels.condition}
        value={draft.condition}
        onChange={(event) => set({ condition: event.target.value })}
        {...errorAt('condition')}
      >
        {conditions.map((one) => (
          <option key={one} value={one}>
            {one.charAt(0).toUpperCase() + one.slice(1).replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
      {area('conditionDescription')}
      {area('flaws', 'One a line.')}
      {area('additionalDescription')}
      <Field
        label={editLabels.colorNames}
        value={draft.colors}
        hint="One to three: colors, or shades such as navy."
        onChange={(event) => set({ colors: event.target.value })}
        {...errorAt('colorNames')}
      />
      <Field
        label={editLabels.materials}
        value={draft.materials}
        hint="As the label names them, separated by commas."
        onChange={(event) => set({ materials: event.target.value })}
        {...errorAt('materials')}
      />
      <Field
        label={editLabels.measurements}
        value={draft.measurements}
        hint={measuresHint(category?.measurements)}
        onChange={(event) => set({ measurements: event.target.value })}
        {...errorAt('measurements')}
      />
    </>
  )
}

/**
 * Renders an employee's form to edit the facts of one piece; it sends only the fields that were changed.
 * Refusals stand at their fields.
 */
export function ItemForm({ staffItem }: { staffItem: StaffItem }) {
  const { draft, set, underWay, reason, setReason, problem, fetching, save } = useItemForm(staffItem)
  const errorAt = (field: string) => (problem?.field === field ? { error: problem.message } : {})
  const part = { draft, set, errorAt }
  const money = (field: 'price' | 'retail') => (
    <Field
      label={editLabels[field]}
      inputMode="decimal"
      value={draft[field]}
      onChange={(event) => set({ [field]: event.target.value })}
      {...errorAt(field)}
    />
  )
  return (
    <Stack as="form" onSubmit={(event) => void save(event)} gap={8} top shrinks noValidate>
      <PhotoField
        value={draft.photoIds}
        onChange={(photoIds) => set({ photoIds })}
        error={errorAt('photoIds').error}
        onUnderWay={(count) => {
          underWay.current = count
        }}
      />
      <Field
        label={editLabels.title}
        value={draft.title}
        onChange={(event) => set({ title: event.target.value })}
        {...errorAt('title')}
      />
      <BrandField {...part} />
      <KindFields {...part} shown={staffItem.item} />
      <Stack tracks={2}>
        {money('price')}
        {money('retail')}
      </Stack>
      <WordFields {...part} />
      <MarkFields {...part} />
      <Field
        label="Why"
        value={reason}
        hint="Kept with your name. When the price changes, the piece’s seller reads the reason, without your name."
        onChange={(event) => setReason(event.target.value)}
        {...errorAt('reason')}
      />
      {problem && problem.field === null && (
        <Note mood="bad" role="alert">
          {problem.message}
          {problem.since && <ItemNotes notes={problem.since} />}
        </Note>
      )}
      <div>
        <Button type="submit" busy={fetching}>
          Save
        </Button>
      </div>
    </Stack>
  )
}
