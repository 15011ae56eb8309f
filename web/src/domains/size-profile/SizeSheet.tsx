// The sizes of one department in two steps: what somebody looks for, then the sizes of these kinds alone.
import { profileSizes } from '@hemline/rules/size-profile/my-sizes.ts'
import type { ProfileDepartment } from '@hemline/rules/size-profile/places.ts'
import { departmentLabels } from '@hemline/rules/vocabulary/departments.ts'
import { GetFacetsDocument, GetSizeProfileDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useQuery } from 'urql'
import { countOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { Note } from '../../ui/Note.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Draft, draftOf, type Groups, inputOf, systemWords, toggled } from './draft.ts'
import styles from './SizeProfile.module.css'
import { useSaveSizes } from './use-save-sizes.ts'

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

function Sizes({ draft, set, groups }: StepProps) {
  const asked = groups.filter(({ category }) => draft.kinds.includes(category))
  return (
    <>
      <p className="soft">Two side by side are fine: labels disagree more than bodies do.</p>
      {asked.map((group) => {
        const chosen = group.sizes.filter(({ sizingId }) => draft.sizingIds.includes(sizingId))
        return (
          <fieldset key={`${group.category} ${group.group}`} className={styles.group}>
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

type Props = { open: boolean; onClose: () => void; department: ProfileDepartment; onSaved?: () => void }

/** The sheet in which a member chooses the sizes of a department; `onSaved` runs after they were kept. */
export function SizeSheet({ open, onClose, department, onSaved }: Props) {
  const [{ data }] = useQuery({
    query: GetSizeProfileDocument,
    variables: { departmentTag: department },
    pause: !open,
    requestPolicy: 'cache-and-network',
  })
  const groups = data?.sizeChoices ?? []
  const [change, setChange] = useState<Draft>()
  const [step, setStep] = useState<1 | 2>(1)
  const draft = change ?? draftOf(data?.sizeProfile, groups)
  const { save, saving, failed } = useSaveSizes()
  const pieces = usePieces(department, draft, !open || step === 1)
  const close = () => {
    setChange(undefined)
    setStep(1)
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
  const footer =
    step === 1 ? (
      <Button wide disabled={draft.kinds.length === 0} onClick={() => setStep(2)}>
        Next: your sizes
      </Button>
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
          <Sizes {...parts} />
        )}
      </div>
    </Sheet>
  )
}
