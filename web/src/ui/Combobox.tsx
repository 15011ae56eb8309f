import { Autocomplete } from '@base-ui/react/autocomplete'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import styles from './Combobox.module.css'
import { Field } from './Field.tsx'

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
 * A text field that suggests options. The first option is marked; the arrow keys, Home and End move the
 * mark, Enter takes the marked option, Escape closes the list. The focus stays in the field.
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setClosed(true)
      onLeave?.()
    } else if (event.key === 'Enter' && !open) onTake(undefined)
    else return
    event.preventDefault()
  }
  return (
    <Autocomplete.Root
      inline
      open={open}
      items={options}
      mode="none"
      autoHighlight="always"
      keepHighlight
      value={value}
      itemToStringValue={keyOf}
      // The caller writes the text of a taken option.
      onValueChange={(text, { reason }) => {
        if (reason !== 'input-change') return
        setClosed(false)
        onType(text)
      }}
    >
      <div className={styles.combobox}>
        <Autocomplete.Input
          onKeyDown={onKeyDown}
          onFocus={() => {
            setClosed(false)
            onFocus?.()
          }}
          onBlur={() => setClosed(true)}
          render={
            <Field
              label={label}
              hint={hint}
              error={error}
              maxLength={maxLength}
              ref={ref}
              // An inline list counts as open for the library even when it has no options.
              aria-expanded={open}
              autoComplete="off"
              spellCheck={false}
            />
          }
        />
        {open && (
          <Autocomplete.List aria-label={label} className={styles.list}>
            {options.map((option) => (
              <Autocomplete.Item
                key={keyOf(option)}
                value={option}
                className={styles.option}
                onClick={() => onTake(option)}
              >
                {children(option)}
              </Autocomplete.Item>
            ))}
          </Autocomplete.List>
        )}
      </div>
    </Autocomplete.Root>
  )
}
