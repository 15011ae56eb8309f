// Asks what exactly differs of a piece, with what its record states beside what the shopper sees.
import { materialNames } from '@hemline/rules/intake/pieces.ts'
import { exactLength } from '@hemline/rules/manners/lengths.ts'
import {
  differenceKindLabels,
  flawLabels,
  kindsFor,
  placeLabels,
  type StatedPiece,
  statedOf,
} from '@hemline/rules/returns/differences.ts'
import { flawPlaces, seenColors, seenFlaws, seenTextMax } from '@hemline/rules/vocabulary/differences.ts'
import type { DifferenceKind } from '@hemline/schema/generated/graphql.ts'
import type { ReactNode } from 'react'
import { Field } from '../../ui/Field.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { UnitSwitch } from '../size-guides/UnitSwitch.tsx'
import { useUnit } from '../size-guides/units.ts'
import styles from './Difference.module.css'
import { type DifferenceDraft, differenceField } from './difference.ts'

type Problem = { field: string; problem: string }
type DifferenceFieldsProps = {
  lineId: string
  reason: string
  piece: StatedPiece
  draft: DifferenceDraft
  onChange: (change: Partial<DifferenceDraft>) => void
  /** What has to be mended; shown at its field. */
  problem: Problem | undefined
}

/** A value of the record, and the field of the seen value beside it. */
function Beside({ stated, children }: { stated: string; children: ReactNode }) {
  return (
    <Stack rows={2} align="start" className={styles.beside}>
      <Stack gap={1}>
        <Text as="span" size={14}>
          We stated
        </Text>
        <Text as="span" numbers padY={3} breaks>
          {stated}
        </Text>
      </Stack>
      {children}
    </Stack>
  )
}

/** One of several, none chosen at first. */
function Choose<Value extends string>({
  options,
  labelOf,
  empty,
  ...field
}: {
  label: string
  name: string
  value: Value | ''
  error: string | undefined
  empty: string
  options: readonly Value[]
  labelOf: (one: Value) => string
  onValue: (one: Value) => void
}) {
  const { onValue, ...select } = field
  return (
    <SelectField {...select} onChange={(event) => onValue(event.target.value as Value)}>
      <option value="" disabled>
        {empty}
      </option>
      {options.map((one) => (
        <option key={one} value={one}>
          {labelOf(one)}
        </option>
      ))}
    </SelectField>
  )
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

type PartProps = Omit<DifferenceFieldsProps, 'reason'> & { errorAt: (field: string) => string | undefined }

function Measured({ lineId, piece, draft, onChange, errorAt }: PartProps) {
  const unit = useUnit()
  const chosen = piece.measurements.find(({ name }) => name === draft.measure)
  return (
    <Stack gap={3}>
      <Choose
        label="Which measure?"
        name={differenceField(lineId, 'measure')}
        value={draft.measure}
        error={errorAt('measure')}
        empty="Choose a measure"
        options={piece.measurements.map(({ name }) => name)}
        labelOf={(name) => name}
        onValue={(measure) => onChange({ measure })}
      />
      {chosen && (
        <Beside stated={exactLength(chosen.inches, unit)}>
          <Field
            label={`You measured, in ${unit === 'in' ? 'inches' : 'centimeters'}`}
            name={differenceField(lineId, 'inches')}
            inputMode="decimal"
            maxLength={8}
            value={draft.length}
            error={errorAt('inches')}
            onChange={(event) => onChange({ length: event.target.value })}
          />
          <div className={styles.units}>
            <UnitSwitch />
          </div>
        </Beside>
      )}
    </Stack>
  )
}

function Flawed({ lineId, draft, onChange, errorAt }: PartProps) {
  return (
    <Stack gap={3} className={styles.two}>
      <Choose
        label="Which flaw?"
        name={differenceField(lineId, 'flaw')}
        value={draft.flaw}
        error={errorAt('flaw')}
        empty="Choose a flaw"
        options={seenFlaws}
        labelOf={(one) => flawLabels[one]}
        onValue={(flaw) => onChange({ flaw })}
      />
      <Choose
        label="Where is it?"
        name={differenceField(lineId, 'place')}
        value={draft.place}
        error={errorAt('place')}
        empty="Choose a place"
        options={flawPlaces}
        labelOf={(one) => placeLabels[one]}
        onValue={(place) => onChange({ place })}
      />
    </Stack>
  )
}

const seenLists: Partial<
  Record<DifferenceKind, { label: string; empty: string; options: readonly string[] }>
> = {
  color: { label: 'You see', empty: 'Choose a color', options: seenColors },
  material: { label: 'Its label says', empty: 'Choose a material', options: materialNames },
}

function Seen({ kind, lineId, piece, draft, onChange, errorAt }: PartProps & { kind: DifferenceKind }) {
  const list = seenLists[kind]
  const field = {
    name: differenceField(lineId, 'seen'),
    value: draft.seen,
    error: errorAt('seen'),
  }
  return (
    <Beside stated={capital(statedOf(piece, kind) ?? '')}>
      {list ? (
        <Choose {...field} {...list} labelOf={capital} onValue={(seen) => onChange({ seen })} />
      ) : (
        <Field
          {...field}
          label="Its label says"
          maxLength={seenTextMax}
          onChange={(event) => onChange({ seen: event.target.value })}
        />
      )}
    </Beside>
  )
}

/**
 * Renders the questions about what differs of a piece: of what kind it is, then the stated value beside the
 * field for the seen one. A reason that asks about one kind alone skips the first question.
 */
export function DifferenceFields({ reason, problem, ...part }: DifferenceFieldsProps) {
  const { lineId, piece, draft, onChange } = part
  const kinds = kindsFor(reason, piece)
  const kind = kinds.length === 1 ? kinds[0] : draft.kind
  const errorAt = (field: string) => (problem?.field === field ? problem.problem : undefined)
  return (
    <Stack gap={3}>
      {kinds.length > 1 && (
        <Choose
          label="What differs?"
          name={differenceField(lineId, 'kind')}
          value={draft.kind}
          error={errorAt('kind')}
          empty="Choose what differs"
          options={kinds}
          labelOf={(one) => differenceKindLabels[one]}
          onValue={(next) => onChange({ kind: next, seen: '' })}
        />
      )}
      {kind === 'measure' && <Measured {...part} problem={problem} errorAt={errorAt} />}
      {kind === 'flaw' && <Flawed {...part} problem={problem} errorAt={errorAt} />}
      {kind && kind !== 'measure' && kind !== 'flaw' && (
        <Seen {...part} problem={problem} kind={kind} errorAt={errorAt} />
      )}
    </Stack>
  )
}
