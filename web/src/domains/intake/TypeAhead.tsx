// A field that takes what its first letters mean: arrows move the mark, Enter takes
// it. Focus stays where it is.
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/Field.tsx'
import styles from './Intake.module.css'

export type Option = { key: string; label: string; detail?: string; hex?: string }
type Props = {
  label: string
  value: string
  options: readonly Option[]
  ref?: Ref<HTMLInputElement>
  hint?: string
  active: boolean
  onType: (text: string) => void
  /** `marked`: -1 while nothing is there to mark. */
  onTake: (option: Option | undefined, text: string) => void
  onLeave: () => void
  onFocus: () => void
}

const shown = 8

export function TypeAhead({
  label,
  value,
  options,
  ref,
  hint,
  active,
  onType,
  onTake,
  onLeave,
  onFocus,
}: Props) {
  const list = useId()
  const [marked, setMarked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text means another list, and its first is marked
  useEffect(() => setMarked(0), [value])
  const some = options.slice(0, shown)
  const at = Math.min(marked, some.length - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const by = moves[event.key]
    if (by !== undefined && some.length > 0) setMarked((at + by + some.length) % some.length)
    else if (event.key === 'Enter') onTake(some[at], value)
    else if (event.key === 'Escape') onLeave()
    else return
    event.preventDefault()
  }
  return (
    <div className={classes(styles.typed, active && styles.active)}>
      <Field
        label={label}
        ref={ref}
        value={value}
        {...(hint ? { hint } : {})}
        role="combobox"
        aria-expanded={active && some.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        {...(active && some[at] ? { 'aria-activedescendant': `${list}-${at}` } : {})}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      />
      <div
        id={list}
        role="listbox"
        aria-label={label}
        className={styles.options}
        hidden={!active || some.length === 0}
      >
        {some.map((option, i) => (
          // Keys are on the field; a mouse or a finger takes one here.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={option.key}
            id={`${list}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            className={classes(i === at && styles.marked)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(option, value)}
          >
            {option.hex && <span className={styles.swatch} style={{ background: option.hex }} aria-hidden />}
            <span>{option.label}</span>
            {option.detail && <small className="soft">{option.detail}</small>}
          </div>
        ))}
      </div>
    </div>
  )
}
