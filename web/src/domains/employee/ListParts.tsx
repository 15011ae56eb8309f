// What tables of orders and pieces share: the filters above them, the pages below, and pictures in their
// rows.
import { type FormEvent, useEffect, useState } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row } from '../../ui/layout.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Picture } from '../listing/Picture.tsx'
import styles from './Employee.module.css'
import type { useListPlace } from './use-list-place.ts'

/** How many rows an answer has at most; fewer are the last page. */
export const rowsPerPage = 50

type Place = ReturnType<typeof useListPlace>
type FiltersProps = {
  list: Place
  label: string
  states: readonly (readonly [value: string, label: string])[]
}

/** A text and a state; both are kept in the address. */
export function Filters({ list, label, states }: FiltersProps) {
  const { q, state } = list.place
  const [typed, setTyped] = useState(q)
  useEffect(() => setTyped(q), [q])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    list.show({ q: typed.trim() })
  }
  return (
    <search>
      <form className={styles.filters} onSubmit={submit}>
        <Field
          label={label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SelectField
          label="State"
          value={state}
          onChange={(event) => list.show({ q: typed.trim(), state: event.target.value })}
        >
          <option value="">All states</option>
          {states.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <Button type="submit">Find</Button>
      </form>
    </search>
  )
}

/** The way to the rows after these, and back to the first. `last`: by which the next page begins. */
export function MoreRows({ list, rows, last }: { list: Place; rows: number; last: string | undefined }) {
  const isFirst = list.place.before === ''
  const isLast = rows < rowsPerPage || last === undefined
  if (isFirst && isLast) return null
  const look = buttonClass({ look: 'line', size: 'small' })
  return (
    <Row as="nav" gap={2} aria-label="Pages">
      {!isFirst && (
        <HrefLink className={look} href={list.hrefOf({})}>
          Newest
        </HrefLink>
      )}
      {!isLast && (
        <HrefLink className={look} href={list.hrefOf({ before: last })}>
          Older
        </HrefLink>
      )}
    </Row>
  )
}

/** Up to three pictures, and how many pieces there are beyond them. */
export function Thumbs({ photoIds, pieces }: { photoIds: readonly number[]; pieces: number }) {
  const more = pieces - photoIds.length
  return (
    <span className={styles.thumbs}>
      {photoIds.map((photoId) => (
        <Picture key={photoId} photoId={photoId} sizes="32px" />
      ))}
      {photoIds.length > 0 && more > 0 && <small className="soft">+{more}</small>}
      <span className={photoIds.length > 0 ? 'sr' : undefined}>{pieces}</span>
    </span>
  )
}
