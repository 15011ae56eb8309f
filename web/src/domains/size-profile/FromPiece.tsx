// "Find my size from a piece I own": brand, kind and label, then the sizes here that come closest to it.
import { labelsOfKind, pieceKinds } from '@hemline/rules/size-profile/from-piece.ts'
import type { ProfileDepartment } from '@hemline/rules/size-profile/places.ts'
import { GetSizesFromPieceDocument, type GetSizesFromPieceQuery } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Grid, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { type Brand, BrandField } from '../cleanout/ways/BrandField.tsx'
import { useUnit, withUnit } from '../size-guides/units.ts'
import { type Groups, systemWords } from './draft.ts'

type Found = NonNullable<GetSizesFromPieceQuery['sizesFromPiece']>
type Asked = { brand: string; kind: string; sizingId: number }
type Take = (sizingIds: readonly number[]) => void

/** What a measure of the owned piece is, how that differs from usual, and how many pieces say so. */
function MeasureLine({ one, brand }: { one: Found['measures'][number]; brand: string }) {
  const unit = useUnit()
  const { measure, inches, off, pieces, sameLabel } = one
  const than =
    off === 0 ? 'as usual' : `${withUnit(Math.abs(off), unit)} ${off > 0 ? 'more' : 'less'} than usual`
  return (
    <li>
      <b className="num">
        {measure} {withUnit(inches, unit)}
      </b>
      <span className="soft num">
        {' '}
        {than} in this size. From {countOf(pieces, 'piece')} by <bdi>{brand}</bdi> that we measured
        {sameLabel ? '' : ', most of them in other sizes'}.
      </span>
    </li>
  )
}

function Answer({ found, groups, onTake }: { found: Found; groups: Groups; onTake: Take }) {
  const sizes = groups.flatMap((group) =>
    group.sizes.filter(({ sizingId }) => found.sizingIds.includes(sizingId)),
  )
  const words = sizes.map(({ label }) => label).join(', ')
  return (
    <Stack gap={3} justifyItems="start" size={14}>
      <Text as="h3" size={22} weight={400} face="serif" leading={1.3}>
        Closest here: <span className="num">{words}</span>
      </Text>
      <ul>
        {found.measures.map((one) => (
          <MeasureLine key={one.measure} one={one} brand={found.brand} />
        ))}
      </ul>
      <Button look="line" size="small" onClick={() => onTake(found.sizingIds)}>
        Take {words}
      </Button>
    </Stack>
  )
}

type LabelProps = { groups: Groups; kind: string; value: string; onChange: (label: string) => void }

/** The labels that pieces of a kind have, by system. */
function LabelSelect({ groups, kind, value, onChange }: LabelProps) {
  return (
    <SelectField label="Its size" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">Choose</option>
      {labelsOfKind(groups, kind).map((group) => (
        <optgroup key={group.group} label={systemWords(group)}>
          {group.sizes.map(({ sizingId, label }) => (
            <option key={sizingId} value={sizingId}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

type Props = {
  department: ProfileDepartment
  /** What the profile of the department is chosen from. */
  groups: Groups
  /** Takes the sizes that were found. */
  onTake: Take
}

/**
 * Renders fields for brand, kind and label of a piece that fits, and then the closest sizes with the measures
 * behind them; `onTake` gets these sizes. Without a brand or label nothing is asked; says so when nothing is
 * known or the request fails.
 */
export function FromPiece({ department, groups, onTake }: Props) {
  const [brand, setBrand] = useState<Brand>()
  const [kind, setKind] = useState<string>(pieceKinds[0].kind)
  const [label, setLabel] = useState('')
  const [asked, setAsked] = useState<Asked>()
  const [missing, setMissing] = useState(false)
  const [{ data, error, fetching }] = useQuery({
    query: GetSizesFromPieceDocument,
    variables: { departmentTag: department, ...(asked ?? { brand: '', kind, sizingId: 0 }) },
    pause: asked === undefined,
  })
  const find = (event: FormEvent) => {
    event.preventDefault()
    const isWhole = brand !== undefined && label !== ''
    setMissing(!isWhole)
    setAsked(isWhole ? { brand: brand.slug, kind, sizingId: Number(label) } : undefined)
  }
  /** Another piece needs another answer. */
  const anew = () => setAsked(undefined)
  const kinds = pieceKinds.filter((one) => labelsOfKind(groups, one.kind).length > 0)
  const found = asked && !fetching ? data?.sizesFromPiece : undefined
  return (
    <Stack
      as="form"
      gap={3}
      pad={4}
      surface="card"
      edge="all"
      round="control"
      aria-label="A piece you own"
      onSubmit={find}
      noValidate
    >
      <BrandField
        name={brand?.name ?? ''}
        none="We have no pieces of a brand of this name, so we can’t say what it measures."
        onPick={(one) => {
          setBrand(one)
          anew()
        }}
        onClear={() => {
          setBrand(undefined)
          anew()
        }}
      />
      <Grid columns={2} from="phone" gap={3}>
        <SelectField
          label="Kind"
          value={kind}
          onChange={({ target }) => {
            setKind(target.value)
            setLabel('')
            anew()
          }}
        >
          {kinds.map((one) => (
            <option key={one.kind} value={one.kind}>
              {one.label}
            </option>
          ))}
        </SelectField>
        <LabelSelect
          groups={groups}
          kind={kind}
          value={label}
          onChange={(one) => {
            setLabel(one)
            anew()
          }}
        />
      </Grid>
      {missing && (
        <Note mood="bad" role="alert">
          Please choose a brand from the list, and the size on its label.
        </Note>
      )}
      {error && !fetching && (
        <Note mood="bad" role="alert">
          {friendlyError(error, 'generic')}
        </Note>
      )}
      <div role="status">
        {found && <Answer found={found} groups={groups} onTake={onTake} />}
        {found === null && (
          <p className="soft">
            We have measured too few pieces like this by {brand?.name ?? 'this brand'} to say anything. A tape
            on a piece that fits you says more.
          </p>
        )}
      </div>
      <Button
        type="submit"
        look="line"
        className={look({ justifySelf: 'start' })}
        busy={asked !== undefined && fetching}
      >
        Find my size
      </Button>
    </Stack>
  )
}
