// The bar of the chosen rows: how many, what can be done with them, and the result of each row.
import { delistLabels } from '@hemline/rules/catalogue/item-edits.ts'
import { delistReasons } from '@hemline/rules/vocabulary/items.ts'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './BulkBar.module.css'

export type Told = { reason: string; delistReason: string }
/** An act that is done with one row after the other. */
export type BulkAct<R> = {
  key: string
  label: string
  /** Whether the row's state allows the act. Rows that don't allow it are left as they are. */
  allows: (row: R) => boolean
  /** What the employee is asked: why, or why with one of the shop's reasons to take a piece out. */
  asks: 'nothing' | 'reason' | 'delist'
  /** Returns the sentence of a refusal; undefined when the act is done. */
  run: (row: R, told: Told) => Promise<string | undefined>
}
type Result = { key: string; name: string; refusal: string | undefined }

type FormProps<R> = {
  act: BulkAct<R>
  rows: number
  others: number
  at: number | undefined
  onRun: (told: Told) => void
}

function ActForm<R>({ act, rows, others, at, onRun }: FormProps<R>) {
  const [reason, setReason] = useState('')
  const [delistReason, setDelistReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onRun({ reason, delistReason })
  }
  return (
    <Stack as="form" onSubmit={submit} gap={3}>
      {others > 0 && (
        <p className="soft">
          {others} of the chosen rows {others === 1 ? 'does' : 'do'} not allow this and{' '}
          {others === 1 ? 'stays' : 'stay'} as {others === 1 ? 'it is' : 'they are'}.
        </p>
      )}
      {act.asks === 'delist' && (
        <SelectField
          label="Reason"
          required
          value={delistReason}
          onChange={(event) => setDelistReason(event.target.value)}
        >
          <option value="">Please choose</option>
          {delistReasons.map((one) => (
            <option key={one} value={one}>
              {delistLabels[one]}
            </option>
          ))}
        </SelectField>
      )}
      {act.asks !== 'nothing' && (
        <Field
          label="Why"
          value={reason}
          hint="Kept with your name, at each of them."
          autoComplete="off"
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <div>
        <Button type="submit" size="small" busy={at !== undefined}>
          {at === undefined ? `${act.label} (${rows})` : `${at + 1} of ${rows} …`}
        </Button>
      </div>
    </Stack>
  )
}

function Results({ results }: { results: readonly Result[] }) {
  const failed = results.filter(({ refusal }) => refusal !== undefined)
  return (
    <div role="status" className={styles.results}>
      {results.length > 0 && (
        <p>
          <b>
            {results.length - failed.length} done{failed.length > 0 && `, ${failed.length} not done`}.
          </b>
        </p>
      )}
      <ul>
        {results.map(({ key, name, refusal }) => (
          <li key={key} className={refusal === undefined ? undefined : look({ tone: 'danger' })}>
            {name}: {refusal ?? 'done'}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Props<R> = {
  chosen: readonly R[]
  acts: readonly BulkAct<R>[]
  keyOf: (row: R) => string
  nameOf: (row: R) => string
  /** Called after all rows were tried, with those that are not done. */
  onDone: (left: readonly R[]) => void
  onClear: () => void
}

/**
 * Renders the bar that applies one act to all chosen rows of a desk table, row after row, and shows the
 * results; nothing while no row is chosen and there are no results. `onDone` gets the rows that stay chosen:
 * the refused ones and those that the act does not allow.
 */
export function BulkBar<R>({ chosen, acts, keyOf, nameOf, onDone, onClear }: Props<R>) {
  const [actKey, setActKey] = useState<string>()
  const [at, setAt] = useState<number>()
  const [results, setResults] = useState<readonly Result[]>([])
  if (chosen.length === 0 && results.length === 0) return null
  const open = acts.filter((act) => chosen.some((row) => act.allows(row)))
  const act = open.find(({ key }) => key === actKey)
  const rows = act ? chosen.filter((row) => act.allows(row)) : []
  const run = async (told: Told) => {
    if (!act) return
    const said: Result[] = []
    const left: R[] = []
    for (const [index, row] of rows.entries()) {
      setAt(index)
      const refusal = await act.run(row, told)
      if (refusal !== undefined) left.push(row)
      said.push({ key: keyOf(row), name: nameOf(row), refusal })
      setResults([...said])
    }
    setAt(undefined)
    if (left.length === 0) setActKey(undefined)
    onDone([...left, ...chosen.filter((row) => !rows.includes(row))])
  }
  const clear = () => {
    setResults([])
    setActKey(undefined)
    onClear()
  }
  return (
    <Stack
      as="section"
      aria-label="Chosen rows"
      gap={0}
      justifySelf="center"
      surface="card"
      round="control"
      float
      clip
      className={styles.bulk}
    >
      {(results.length > 0 || act) && (
        <Stack gap={4} pad={4}>
          <Results results={results} />
          {act && (
            <ActForm
              key={act.key}
              act={act}
              rows={rows.length}
              others={chosen.length - rows.length}
              at={at}
              onRun={(told) => void run(told)}
            />
          )}
        </Stack>
      )}
      <Row gap={2} padX={4} padY={0} tall={52} size={14} tone="paper" className={styles.bar}>
        <b className="num">{chosen.length} chosen</b>
        {open.map(({ key, label }) => (
          <PlainButton
            key={key}
            className={look({ padX: 2, padY: 0, tall: 44 }, styles.act)}
            aria-expanded={key === actKey}
            disabled={at !== undefined}
            onClick={() => {
              setResults([])
              setActKey(key === actKey ? undefined : key)
            }}
          >
            {label}
          </PlainButton>
        ))}
        {open.length === 0 && chosen.length > 0 && <span>Nothing can be done with these rows at once.</span>}
        <PlainButton
          className={look({ padX: 2, padY: 0, tall: 44 }, styles.act)}
          aria-label="Choose nothing"
          disabled={at !== undefined}
          onClick={clear}
        >
          <X size={16} strokeWidth={1.5} aria-hidden />
        </PlainButton>
      </Row>
    </Stack>
  )
}
