// The sizes of one department in two steps: what somebody looks for, then the sizes of these kinds alone.
import { profileSizes } from '@hemline/rules/size-profile/my-sizes.ts'
import type { ProfileDepartment } from '@hemline/rules/size-profile/places.ts'
import { departmentLabels } from '@hemline/rules/vocabulary/departments.ts'
import { GetFacetsDocument, GetSizeProfileDocument } from '@hemline/schema/generated/graphql.ts'
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { countOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Draft, draftOf, type Groups, inputOf, systemWords, toggled, withSizes } from './draft.ts'
import styles from './SizeProfile.module.css'
import { useSaveSizes } from './use-save-sizes.ts'

const FromPiece = lazy(async () => ({ default: (await import('./FromPiece.tsx')).FromPiece }))

const cutFlags = [
  ['includePetite', 'Petite'],
  ['includeTall', 'Tall'],
  ['includeMaternity', 'Maternity'],
] as const

type StepProps = { draft: Draft; set: (change: Partial<Draft>) => void; groups: Groups }

function Kinds({ draft, set, groups, department }: StepProps & { department: ProfileDepartment }) {
  const kinds = [...new Map(groups.map(({ category, label }) => [category, label]))]
  return (
    <>
      <p className="soft">Only what you choose is asked for. Bags and jewelry need no size.</p>
      <fieldset className={styles.kinds}>
        <legend className="sr">What do you look for?</legend>
        {kinds.map(([category, label]) => (
          <Check
            key={category}
            checked={draft.kinds.includes(category)}
            onChange={() => set({ kinds: toggled(draft.kinds, category) })}
          >
            {label}
          </Check>
        ))}
      </fieldset>
      {department === 'women' && (
        <fieldset className={styles.cuts}>
          <legend>Regular sizes, and also</legend>
          <ChipRow>
            {cutFlags.map(([flag, label]) => (
              <Chip key={flag} pressed={draft[flag]} onClick={() => set({ [flag]: !draft[flag] })}>
                {label}
              </Chip>
            ))}
          </ChipRow>
        </fieldset>
      )}
    </>
  )
}

/** The sizes of one system of one kind: the letters of dresses and tops. */
type Group = Pick<Groups[number], 'category' | 'group'>
const keyOf = ({ category, group }: Group) => `${category} ${group}`

function Sizes({ draft, set, groups, first }: StepProps & { first?: Group | undefined }) {
  const fields = useRef<Map<string, HTMLFieldSetElement>>(new Map())
  const firstKey = first && keyOf(first)
  useEffect(() => {
    const field = firstKey === undefined ? undefined : fields.current.get(firstKey)
    const size = field?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? field?.querySelector('button')
    size?.focus()
  }, [firstKey])
  const asked = groups.filter(({ category }) => draft.kinds.includes(category))
  return (
    <>
      <p className="soft">Two side by side are fine: labels disagree more than bodies do.</p>
      {asked.map((group) => {
        const chosen = group.sizes.filter(({ sizingId }) => draft.sizingIds.includes(sizingId))
        return (
          <fieldset
            key={keyOf(group)}
            className={styles.group}
            ref={(field) => {
              if (field) fields.current.set(keyOf(group), field)
            }}
          >
            <legend>
              <b>{group.label}</b> <span className="soft">{systemWords(group)}</span>
              <span className={`${styles.said} soft num`}>{chosen.map(({ label }) => label).join(', ')}</span>
            </legend>
            <div className={`${styles.sizes} num`}>
              {group.sizes.map(({ sizingId, label }) => (
                <PlainButton
                  key={sizingId}
                  aria-pressed={draft.sizingIds.includes(sizingId)}
                  onClick={() => set({ sizingIds: toggled(draft.sizingIds, sizingId) })}
                >
                  {label}
                </PlainButton>
              ))}
            </div>
          </fieldset>
        )
      })}
      <Check
        checked={draft.includeEquivalents}
        onChange={() => set({ includeEquivalents: !draft.includeEquivalents })}
      >
        The same size of another system too: 8 and 10 beside M
      </Check>
    </>
  )
}

/** Returns how many pieces of the department come in the chosen sizes; undefined until known. */
function usePieces(department: ProfileDepartment, draft: Draft, paused: boolean): number | undefined {
  const filters = [
    { key: 'department_tags', values: [department] },
    { key: 'sizing_id', values: profileSizes(draft).map(String) },
    ...(draft.includePetite ? [{ key: 'include_petite', values: ['true'] }] : []),
    ...(draft.includeTall ? [{ key: 'include_tall', values: ['true'] }] : []),
    ...(draft.includeMaternity ? [{ key: 'include_maternity', values: ['true'] }] : []),
  ]
  const [{ data, fetching }] = useQuery({
    query: GetFacetsDocument,
    variables: { filters, facets: [], userInfo: {} },
    pause: paused || draft.sizingIds.length === 0,
  })
  return fetching ? undefined : data?.items.totalCount
}

/** The way to sizes for somebody who knows a piece that fits, and no number. */
function FindFromPiece({ department, groups, onTake }: ComponentProps<typeof FromPiece>) {
  const [asking, setAsking] = useState(false)
  return (
    <div>
      <LinkButton aria-expanded={asking} onClick={() => setAsking(!asking)}>
        Find my size from a piece I own
      </LinkButton>
      {asking && (
        <Suspense fallback={<Skeleton width="100%" height={200} />}>
          <FromPiece
            department={department}
            groups={groups}
            onTake={(sizingIds) => {
              setAsking(false)
              onTake(sizingIds)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

type Props = {
  open: boolean
  onClose: () => void
  department: ProfileDepartment
  /** Whether the last button says how many pieces of the department there are; true by default. */
  counts?: boolean
  /** Runs after the sizes were kept. */
  onSaved?: () => void
  /** Sizes that are chosen beside the saved ones when the sheet opens, which is then at its second step. */
  found?: readonly number[] | undefined
  /** Whose sizes have the focus when the sheet opens, which is then at its second step. */
  first?: Group | undefined
  /** Where nobody asked for the sheet: the first step has a button of these words that closes it. */
  skip?: string
}

/**
 * Renders the sheet in which a member chooses the sizes of a department and saves them; `found`: sizes chosen
 * beforehand.
 */
export function SizeSheet({ open, onClose, department, counts = true, onSaved, found, first, skip }: Props) {
  const [{ data }] = useQuery({
    query: GetSizeProfileDocument,
    variables: { departmentTag: department },
    pause: !open,
    requestPolicy: 'cache-and-network',
  })
  const groups = data?.sizeChoices ?? []
  const [change, setChange] = useState<Draft>()
  const [turned, setStep] = useState<1 | 2>()
  const step = turned ?? (found || first ? 2 : 1)
  const kept = draftOf(data?.sizeProfile, groups)
  const saved = first ? { ...kept, kinds: [...new Set([...kept.kinds, first.category])] } : kept
  const draft = change ?? (found ? withSizes(saved, found, groups) : saved)
  const { save, saving, failed } = useSaveSizes()
  const pieces = usePieces(department, draft, !open || !counts || step === 1)
  const close = () => {
    setChange(undefined)
    setStep(undefined)
    onClose()
  }
  const keep = async () => {
    const seenAt = data?.sizeProfile?.updatedAt ?? null
    if (!(await save(inputOf(draft, groups, { department, seenAt })))) return
    close()
    onSaved?.()
  }
  const parts = { draft, set: (part: Partial<Draft>) => setChange({ ...draft, ...part }), groups }
  const amount = pieces === undefined ? 'these sizes' : countOf(pieces, 'piece')
  const take = (sizingIds: readonly number[]) => {
    setChange(withSizes(draft, sizingIds, groups))
    setStep(2)
  }
  const footer =
    step === 1 ? (
      <div className={skip && styles.foot}>
        {skip && (
          <Button look="line" onClick={close}>
            {skip}
          </Button>
        )}
        <Button wide disabled={draft.kinds.length === 0} onClick={() => setStep(2)}>
          Next: your sizes
        </Button>
      </div>
    ) : (
      <div className={styles.foot}>
        <Button look="line" onClick={() => setStep(1)}>
          Back
        </Button>
        <Button busy={saving} onClick={() => void keep()}>
          {draft.sizingIds.length === 0 ? 'Save without sizes' : `Show ${amount}`}
        </Button>
      </div>
    )
  return (
    <Sheet
      open={open}
      onClose={close}
      title={step === 1 ? 'What do you look for?' : 'Which sizes?'}
      footer={footer}
    >
      <div className={styles.sheet}>
        <p className="soft num">
          Step {step} of 2 · {departmentLabels[department]}
        </p>
        {failed && (
          <Note mood="bad" role="alert">
            {failed}
          </Note>
        )}
        {groups.length === 0 ? (
          <Skeleton width="100%" height={200} />
        ) : step === 1 ? (
          <Kinds {...parts} department={department} />
        ) : (
          <Sizes {...parts} first={first} />
        )}
        {groups.length > 0 && <FindFromPiece department={department} groups={groups} onTake={take} />}
      </div>
    </Sheet>
  )
}
