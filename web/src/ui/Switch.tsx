import { type ReactNode, useId } from 'react'
import styles from './Switch.module.css'

type SwitchProps = {
  label: string
  /** What the switch does, in small words below its label. */
  words?: ReactNode
  on: boolean
  onChange: (on: boolean) => void
}

/** Renders a setting that is on or off and applies at once, in a row that is large enough to touch. */
export function Switch({ label, words, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className={styles.switch}>
      <span>
        <b id={`${id}-label`}>{label}</b>
        {words && <small id={`${id}-words`}>{words}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        aria-labelledby={`${id}-label`}
        aria-describedby={words ? `${id}-words` : undefined}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
