// The sizes of one department in two steps: what somebody looks for, then the sizes of these kinds alone.

import type { ProfileDepartment } from '@hemline/rules/size-profile/places.ts'
import { departmentLabels } from '@hemline/rules/vocabulary/departments.ts'
import { GetSizeProfileDocument } from '@hemline/schema/generated/graphql.ts'
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { countOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { OptionGrid } from '../../ui/OptionGrid.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NoPicture } from '../listing/NoPicture.tsx'
import { type Draft, draftOf, type Groups, inputOf, systemWords, toggled, withSizes } from './draft.ts'
import styles from './SizeProfile.module.css'
import { useFitting } from './use-fitting.ts'
import { useSaveSizes } from './use-save-sizes.ts'

const FromPiece = lazy(async () => ({ default: (await import('./FromPiece.tsx')).FromPiece }))

const cutFlags = [
  ['includePetite', 'Petite'],
  ['includeTall', 'Tall'],
  ['includeMaternity', 'Maternity'],
] as const

/** A kind of clothes to draw for each category of sizes. */
const drawn: Readonly<Record<string, string>> = {
  top: 'dresses/midi-dresses',
  bottom: 'jeans/straight-jeans',
  shoe: 'shoes/flats',
}

type StepProps = { draft: Draft; set: (change: Partial<Draft>) => void; groups: Groups }

function Kinds({ draft, set, groups, department }: StepProps & { department: ProfileDepartment }) {
  const kinds = [...new Map(groups.map(({ category, label }) => [category, label]))]
  return (
    <>
      <p className="soft">Only what you choose is asked for. Bags and jewelry need no size.</p>
      <fieldset className={look({ flow: 'stack', gap: 2 }, styles.kinds)}>
        <legend className="sr">What do you look for?</legend>
        {kinds.map(([category, label]) => (
          <Check
            key={category}
            checked={draft.kinds.includes(category)}
            onChange={() => set({ kinds: toggled(draft.kinds, category) })}
          >
            <Row as="span" gap={2} noWrap>
              <Panel as="span" square={44}>
                <NoPicture categoryPath={drawn[category] ?? ''} />
              </Panel>
              {label}
            </Row>
          </Check>
        ))}
      </fieldset>
      {department === 'women' && (
        <fieldset>
          <legend className={look({ below: 2, wide: true, size: 14 })}>Regular sizes, and also</legend>
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
            ref={(field) => {
              if (field) fields.current.set(keyOf(group), field)
            }}
          >
            <legend
              className={look({ flow: 'row', gap: 2, align: 'stretch', below: 2, wide: true, size: 14 })}
            >
              <b>{group.label}</b> <span className="soft">{systemWords(group)}</span>
              <Text as="span" push tone="soft" numbers>
                {chosen.map(({ label }) => label).join(', ')}
              </Text>
            </legend>
            <OptionGrid gap={1.5} className={styles.sizes}>
              {group.sizes.map(({ sizingId, label }) => (
                <PlainButton
                  key={sizingId}
                  aria-pressed={draft.sizingIds.includes(sizingId)}
                  onClick={() => set({ sizingIds: toggled(draft.sizingIds, sizingId) })}
                >
                  {label}
                </PlainButton>
              ))}
            </OptionGrid>
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
 * beforehand. A failed save stands above the button, a success closes the sheet and calls `onSaved`.
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
  const pieces = useFitting(department, draft, !open || !counts || step === 1)
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
  // Beside the button that failed: the list of sizes is longer than a phone.
  const problem = failed !== undefined && step === 2 && (
    <Note mood="bad" role="alert">
      {failed}
    </Note>
  )
  return (
    <Sheet
      open={open}
      onClose={close}
      title={step === 1 ? 'What do you look for?' : 'Which sizes?'}
      footer={
        <Stack gap={3}>
          {problem}
          {footer}
        </Stack>
      }
    >
      <Stack centered padBottom={4} className={styles.sheet}>
        <p className="soft num">
          Step {step} of 2 · {departmentLabels[department]}
        </p>
        {groups.length === 0 ? (
          <Skeleton width="100%" height={200} />
        ) : step === 1 ? (
          <Kinds {...parts} department={department} />
        ) : (
          <Sizes {...parts} first={first} />
        )}
        {step === 2 && data?.sizeProfile?.enabled === false && (
          <Check checked={draft.enabled} onChange={() => parts.set({ enabled: !draft.enabled })}>
            Use my sizes again: they are paused
          </Check>
        )}
        {groups.length > 0 && <FindFromPiece department={department} groups={groups} onTake={take} />}
      </Stack>
    </Sheet>
  )
}
