// The library's Autocomplete adds 30 kB to a page, of the 40 kB that a further page may add, so that the keys
// and the attributes are written here.
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useState } from 'react'
import styles from './Combobox.module.css'
import { Field } from './Field.tsx'
import { useOptions } from './use-options.ts'

type ComboboxProps<Option> = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  maxLength?: number
  ref?: Ref<HTMLInputElement>
  /** The text in the field. */
  value: string
  onType: (text: string) => void
  /** The options for the text; the list is closed while there are none. */
  options: readonly Option[]
  keyOf: (option: Option) => string
  /** What an option shows. */
  children: (option: Option) => ReactNode
  /** Takes the option that was pressed, or marked at Enter; undefined when no option is there at Enter. */
  onTake: (option: Option | undefined) => void
  /** Called at Escape, beside closing the list. */
  onLeave?: () => void
  onFocus?: () => void
}

/**
 * Renders a text field that suggests options. The first option is marked; the arrow keys, Home and End move
 * the mark, Enter takes the marked option, Escape closes the list. The focus stays in the field.
 */
export function Combobox<Option>({
  label,
  hint,
  error,
  maxLength,
  ref,
  value,
  onType,
  options,
  keyOf,
  children,
  onTake,
  onLeave,
  onFocus,
}: ComboboxProps<Option>) {
  const [closed, setClosed] = useState(false)
  const open = options.length > 0 && !closed
  const { listId, marked, idOf, field, step, restart } = useOptions(options.map(keyOf), open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another text has another list, whose first option is marked.
  useEffect(restart, [value])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || step(event)) return
    if (event.key === 'Enter') onTake(options.find((option) => keyOf(option) === marked))
    else if (event.key === 'Escape') {
      setClosed(true)
      onLeave?.()
    } else return
    event.preventDefault()
  }
  return (
    <div className={styles.combobox}>
      <Field
        label={label}
        hint={hint}
        error={error}
        maxLength={maxLength}
        ref={ref}
        {...field}
        value={value}
        onChange={(event) => {
          setClosed(false)
          onType(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setClosed(true)}
        onFocus={() => {
          setClosed(false)
          onFocus?.()
        }}
      />
      {open && (
        <div id={listId} role="listbox" aria-label={label} className={styles.list}>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: The field has the focus and handles the keys.
            <div
              key={keyOf(option)}
              id={idOf(keyOf(option))}
              role="option"
              tabIndex={-1}
              aria-selected={keyOf(option) === marked}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(option)}
            >
              {children(option)}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
