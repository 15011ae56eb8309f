// The form that writes an experiment down: what is expected, its arms, and for whom it runs.
import { keyFromName } from '@hemline/rules/experiments/drafts.ts'
import { DraftExperimentDocument, type DraftExperimentInput } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Grid, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { type Draft, type DraftField, inputOf, newDraft } from './draft-values.ts'
import type { Problem } from './problem.ts'

/** Returns a function that sends a draft and opens its page, and what went wrong. */
function useDraft() {
  const [{ fetching }, run] = useMutation(DraftExperimentDocument)
  const [problem, setProblem] = useState<Problem>()
  const router = useRouter()
  const send = async (input: DraftExperimentInput) => {
    const { data, error } = await run({ input })
    const answer = data?.draftExperiment
    if (answer?.__typename === 'SettingRefused') return setProblem(answer)
    if (answer?.__typename !== 'DraftExperimentPayload')
      return setProblem({ field: '', message: friendlyError(error, 'generic') })
    showToast({ text: `${input.name} is a draft now. Start it when its code is in the shop.` })
    return router.navigate({ to: '/employee/experiments/$key', params: { key: answer.page.id } })
  }
  return { send, busy: fetching, problem }
}

type PartProps = {
  draft: Draft
  set: (change: Partial<Draft>) => void
  errorOf: (of: DraftField) => string | undefined
}

function What({ draft, set, errorOf }: PartProps) {
  return (
    <>
      <Field
        label="Name"
        value={draft.name}
        error={errorOf('name')}
        onChange={({ target: { value } }) =>
          set({ name: value, ...(draft.key === keyFromName(draft.name) ? { key: keyFromName(value) } : {}) })
        }
      />
      <Field
        label="Key"
        hint="The name in the code, which asks for the arm by it. It stays."
        value={draft.key}
        error={errorOf('key')}
        onChange={({ target }) => set({ key: target.value })}
      />
      <AreaField
        label="What you expect, and why"
        rows={2}
        value={draft.hypothesis}
        error={errorOf('hypothesis')}
        onChange={({ target }) => set({ hypothesis: target.value })}
      />
      <AreaField
        label="Arms"
        hint="One a line: a name and its percent. The first is the control."
        rows={3}
        value={draft.arms}
        error={errorOf('arms')}
        onChange={({ target }) => set({ arms: target.value })}
      />
    </>
  )
}

function Counted({ draft, set, errorOf }: PartProps) {
  return (
    <Grid columns={3} from="tablet" align="start">
      <SelectField
        label="What counts"
        value={draft.outcome}
        error={errorOf('outcome')}
        onChange={({ target }) => set({ outcome: target.value })}
      >
        <option value="order">An order</option>
        <option value="kit">A clean-out kit</option>
      </SelectField>
      <Field
        label="Expected, in percent"
        inputMode="decimal"
        value={draft.baseRate}
        error={errorOf('baseRate')}
        onChange={({ target }) => set({ baseRate: target.value })}
      />
      <Field
        label="Difference that matters"
        hint="In percent of people."
        inputMode="decimal"
        value={draft.effect}
        error={errorOf('effect')}
        onChange={({ target }) => set({ effect: target.value })}
      />
    </Grid>
  )
}

function ForWhom({ draft, set, errorOf }: PartProps) {
  return (
    <Grid columns={3} from="tablet" align="start">
      <SelectField label="Who" value={draft.who} onChange={({ target }) => set({ who: target.value })}>
        <option value="">Everybody</option>
        <option value="members">Members</option>
        <option value="visitors">Visitors</option>
        <option value="staff">Employees</option>
      </SelectField>
      <SelectField
        label="Who bought"
        value={draft.bought}
        onChange={({ target }) => set({ bought: target.value })}
      >
        <option value="">Anything or nothing</option>
        <option value="new">Nothing yet</option>
        <option value="before">Something before</option>
      </SelectField>
      <SelectField
        label="Device"
        value={draft.device}
        error={errorOf('devices')}
        onChange={({ target }) => set({ device: target.value })}
      >
        <option value="">Any</option>
        <option value="mobile">Phones</option>
        <option value="desktop">Computers</option>
      </SelectField>
      <Field
        label="Sizes in departments"
        hint="Such as women, plus. Empty for any."
        value={draft.departments}
        error={errorOf('departments')}
        onChange={({ target }) => set({ departments: target.value })}
      />
      <Field
        label="Countries"
        hint="Codes, such as US, CA. Empty for any."
        value={draft.countries}
        error={errorOf('countries')}
        onChange={({ target }) => set({ countries: target.value })}
      />
    </Grid>
  )
}

/**
 * Renders the form in which an employee plans an experiment; `onLeave` is called when the form is left.
 * Refusals stand at their fields or below.
 */
export function DraftForm({ onLeave }: { onLeave: () => void }) {
  const [draft, setDraft] = useState<Draft>(newDraft)
  const { send, busy, problem } = useDraft()
  const parts: PartProps = {
    draft,
    set: (change) => setDraft((now) => ({ ...now, ...change })),
    errorOf: (field) => (problem?.field === field ? problem.message : undefined),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void send(inputOf(draft))
  }
  return (
    <Stack
      as="form"
      gap={4}
      upTo="list"
      top
      pad={5}
      surface="card"
      edge="all"
      round="control"
      noValidate
      aria-label="Plan an experiment"
      onSubmit={submit}
    >
      <Text as="h2" size={18} weight={600} face="sans" below={0}>
        Plan an experiment
      </Text>
      <What {...parts} />
      <Counted {...parts} />
      <ForWhom {...parts} />
      <Field
        label="Why"
        hint="Kept with your name."
        value={draft.reason}
        error={parts.errorOf('reason')}
        onChange={({ target }) => parts.set({ reason: target.value })}
      />
      {problem?.field === '' && (
        <Note mood="bad" role="alert">
          {problem.message}
        </Note>
      )}
      <Row gap={4}>
        <Button type="submit" size="small" busy={busy}>
          Save the draft
        </Button>
        <LinkButton onClick={onLeave}>Leave it</LinkButton>
      </Row>
    </Stack>
  )
}
