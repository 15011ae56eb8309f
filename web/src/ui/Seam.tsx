import { classes } from './classes.ts'
import styles from './Seam.module.css'

/** A step of a way: `state` is done, now or later. */
export type SeamStep = {
  readonly key: string
  readonly label: string
  readonly detail: string
  readonly state: string
}

/**
 * Renders steps, each done, present or later, on a dashed thread: below each other on a phone, in one line in
 * wide windows.
 */
export function Seam({ label, steps }: { label: string; steps: readonly SeamStep[] }) {
  return (
    <ol className={styles.seam} aria-label={label}>
      {steps.map(({ key, label: name, detail, state }) => (
        <li key={key} className={classes(state === 'now' && styles.now, state === 'later' && styles.later)}>
          <i aria-hidden="true">{state === 'done' ? '✓' : ''}</i>
          <b aria-current={state === 'now' ? 'step' : undefined}>{name}</b>
          <small>{detail}</small>
        </li>
      ))}
    </ol>
  )
}
