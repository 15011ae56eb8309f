// The controls above a table: a text that rows are found by, further fields, a chip for each state, and the
// choice of columns. It keeps nothing but the text that is being typed.
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Button, buttonClass } from './Button.tsx'
import { Check } from './Check.tsx'
import { Chip, ChipRow } from './Chip.tsx'
import { Field } from './Field.tsx'
import { Panel, Row, Stack, Text } from './layout.tsx'
import styles from './Toolbar.module.css'

export type ToolbarState = { readonly value: string; readonly label: string; readonly count?: string }

type StatesProps = {
  states: readonly ToolbarState[]
  /** The chosen state; '' for none. A press on it chooses none. */
  state: string
  onState: (state: string) => void
}

function States({ states, state, onState }: StatesProps) {
  if (states.length === 0) return null
  return (
    <Panel as="fieldset" pad={0} shrinks className={styles.states}>
      <legend className="sr">State</legend>
      <ChipRow slide>
        {states.map(({ value, label, count }) => (
          <Chip key={value} pressed={value === state} onClick={() => onState(value === state ? '' : value)}>
            {label}
            {count !== undefined && (
              <Text as="span" tone={value === state ? undefined : 'soft'} className="num">
                {count}
              </Text>
            )}
          </Chip>
        ))}
      </ChipRow>
    </Panel>
  )
}

type ColumnsProps = {
  columns: readonly { readonly key: string; readonly name: ReactNode }[]
  hidden: readonly string[]
  onHide: (hidden: readonly string[]) => void
}

function Columns({ columns, hidden, onHide }: ColumnsProps) {
  const toggle = (key: string) =>
    onHide(
      columns
        .map((column) => column.key)
        .filter((one) => (one === key ? !hidden.includes(key) : hidden.includes(one))),
    )
  return (
    <details className={styles.columns}>
      <summary className={buttonClass({ look: 'line', size: 'small' })}>Columns</summary>
      <Row rows={0} gap={5}>
        {columns.map(({ key, name }) => (
          <Check key={key} checked={!hidden.includes(key)} onChange={() => toggle(key)}>
            {name}
          </Check>
        ))}
      </Row>
    </details>
  )
}

type ToolbarProps = StatesProps &
  ColumnsProps & {
    /** By which texts the rows are found. */
    label: string
    /** The text that the rows are found by now. */
    text: string
    onText: (text: string) => void
    /** Further fields that narrow the rows, beside the text. */
    children?: ReactNode
  }

/**
 * Renders the controls of a table: the field for a text with its button Find, further fields beside it,
 * chips of states, and the columns that may be hidden.
 */
export function Toolbar({ label, text, onText, children, ...rest }: ToolbarProps) {
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onText(typed.trim())
  }
  const { states, state, onState, columns, hidden, onHide } = rest
  return (
    <Stack gap={3}>
      <search>
        <Stack as="form" gap={3} align="end" upTo="list" className={styles.fields} onSubmit={submit}>
          <Field
            label={label}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit">Find</Button>
          {children}
        </Stack>
      </search>
      <States states={states} state={state} onState={onState} />
      <Columns columns={columns} hidden={hidden} onHide={onHide} />
    </Stack>
  )
}
