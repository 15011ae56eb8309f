import { GetBrandDirectoryDocument } from '@hemline/schema/generated/graphql.ts'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useQuery } from 'urql'
import { Field } from '../../../ui/Field.tsx'
import styles from './Estimate.module.css'

const pauseMs = 180
const most = 8

export type Brand = { slug: string; name: string }
type Props = { name: string; error?: string | undefined; onPick: (brand: Brand) => void; onClear: () => void }

/** Returns the text once no key was pressed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** A text field that suggests brands: arrow keys and Enter choose one, Escape closes the list. */
export function BrandField({ name, error, onPick, onClear }: Props) {
  const listId = useId()
  const [typed, setTyped] = useState(name)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  useEffect(() => setTyped(name), [name])
  const wanted = useSettled(typed.trim())
  const [{ data }] = useQuery({
    query: GetBrandDirectoryDocument,
    variables: { query: wanted, amount: most },
    pause: !open || wanted === '',
  })
  const brands: readonly Brand[] =
    open && wanted !== '' ? (data?.brandDirectory?.nodes ?? []).slice(0, most) : []
  const pick = (brand: Brand | undefined) => {
    if (!brand) return
    setOpen(false)
    setTyped(brand.name)
    onPick(brand)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && brands.length > 0) {
      event.preventDefault()
      setAt((now) => (now + step + brands.length) % brands.length)
    } else if (event.key === 'Enter' && brands.length > 0) {
      event.preventDefault()
      pick(brands[at])
    } else if (event.key === 'Escape') setOpen(false)
  }
  return (
    <div className={styles.combo}>
      <Field
        label="Brand"
        role="combobox"
        aria-expanded={brands.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={brands.length > 0 ? `${listId}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        error={error}
        value={typed}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          setTyped(event.target.value)
          setOpen(true)
          setAt(0)
          if (name !== '') onClear()
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Brands"
        className={styles.found}
        hidden={brands.length === 0}
      >
        {brands.map((brand, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field holds the focus and takes the keys
          <div
            key={brand.slug}
            id={`${listId}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(brand)}
          >
            {brand.name}
          </div>
        ))}
      </div>
      {open && wanted !== '' && wanted === typed.trim() && data && brands.length === 0 && (
        <p className={styles.none} role="status">
          We don’t know a brand of this name. Say below that it isn’t listed.
        </p>
      )}
    </div>
  )
}
