import { type ReactNode, useId } from 'react'
import { classes } from '../../../ui/classes.ts'
import styles from './Kits.module.css'

type Choice<T extends string> = { value: T; title: string; words: ReactNode; mark?: ReactNode }
type Props<T extends string> = {
  legend: string
  choices: readonly Choice<T>[]
  /** Undefined when nothing is chosen yet. */
  chosen: T | undefined
  onChoose: (value: T) => void
  /** True for cards side by side where the page is wide enough. */
  columns?: boolean
  error?: string | undefined
}

/** Radio buttons as cards, each with an explanation. */
export function ChoiceCards<T extends string>({
  legend,
  choices,
  chosen,
  onChoose,
  columns = false,
  error,
}: Props<T>) {
  const name = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{legend}</legend>
      <div className={classes(styles.cards, columns && styles.columns)}>
        {choices.map(({ value, title, words, mark }) => (
          <label key={value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span>
              <b>{title}</b>
              <span className={styles.words}>{words}</span>
              {mark && <span className={styles.mark}>{mark}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
