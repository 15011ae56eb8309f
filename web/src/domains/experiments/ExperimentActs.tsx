// What an admin does with an experiment: start, ramp up, stop; each with a reason.
import {
  ChangeExperimentDocument,
  type StaffExperimentFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { armWords } from './arm-words.ts'
import { type Problem, percentOf } from './problem.ts'

type Experiment = StaffExperimentFieldsFragment
type Act = 'start' | 'ramp' | 'stop'

const words: Readonly<Record<Act, { title: string; button: string; done: string }>> = {
  start: { title: 'Start', button: 'Start the experiment', done: 'The experiment runs.' },
  ramp: { title: 'Ramp up', button: 'Ramp up', done: 'The share has grown.' },
  stop: { title: 'Stop', button: 'Stop the experiment', done: 'The experiment is stopped.' },
}
const inFields = ['rampPercent', 'keptArm', 'reason']

function ActForm({ experiment, act }: { experiment: Experiment; act: Act }) {
  const [percent, setPercent] = useState('')
  const [keptArm, setKeptArm] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [{ fetching }, run] = useMutation(ChangeExperimentDocument)
  const { title, button, done } = words[act]
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (fetching) return
    const isStop = act === 'stop'
    const input = {
      key: experiment.id,
      act,
      reason,
      rampPercent: isStop ? null : percentOf(percent),
      keptArm: isStop ? keptArm : null,
    }
    const { data, error } = await run({ input })
    const answer = data?.changeExperiment
    if (answer?.__typename === 'SettingRefused') return setProblem(answer)
    if (answer?.__typename !== 'ChangeExperimentPayload')
      return setProblem({ field: '', message: friendlyError(error, 'generic') })
    setProblem(undefined)
    setPercent('')
    setReason('')
    showToast({ text: done })
  }
  return (
    <form aria-label={title} onSubmit={(event) => void send(event)}>
      <Stack gap={4} top>
        <h3>{title}</h3>
        {act === 'stop' ? (
          <SelectField
            label="Arm for everybody from now on"
            value={keptArm}
            error={errorOf('keptArm')}
            onChange={(event) => setKeptArm(event.target.value)}
          >
            <option value="">Please choose</option>
            {experiment.arms.map(({ name }) => (
              <option key={name} value={name}>
                {armWords(name)}
              </option>
            ))}
          </SelectField>
        ) : (
          <Field
            label="Share of everybody, in percent"
            hint={act === 'ramp' ? `Now ${experiment.rampPercent}. The share only grows.` : undefined}
            inputMode="numeric"
            value={percent}
            error={errorOf('rampPercent')}
            onChange={(event) => setPercent(event.target.value)}
          />
        )}
        <Field
          label="Why"
          hint="Kept with your name."
          value={reason}
          error={errorOf('reason')}
          onChange={(event) => setReason(event.target.value)}
        />
        {problem && !inFields.includes(problem.field) && (
          <Note mood="bad" role="alert">
            {problem.message}
          </Note>
        )}
        <Button type="submit" size="small" look={act === 'stop' ? 'danger' : 'main'} busy={fetching}>
          {button}
        </Button>
      </Stack>
    </form>
  )
}

/**
 * Renders the forms that start, ramp or stop an experiment, as its status allows; nothing once it is stopped.
 */
export function ExperimentActs({ experiment }: { experiment: Experiment }) {
  if (experiment.status === 'stopped') return null
  if (experiment.status === 'draft') return <ActForm key="start" experiment={experiment} act="start" />
  return (
    <>
      {experiment.rampPercent < 100 && <ActForm key="ramp" experiment={experiment} act="ramp" />}
      <ActForm key="stop" experiment={experiment} act="stop" />
    </>
  )
}
