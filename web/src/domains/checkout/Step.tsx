import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './Checkout.module.css'
import { type StepName, stepTitles } from './steps.ts'

type StepProps = {
  name: StepName
  state: 'open' | 'done' | 'later'
  /** What was decided, when it is done. */
  summary?: ReactNode
  /** Nothing can be changed while it is being paid. */
  locked: boolean
  children: ReactNode
}

/** One step: open, or folded to what was decided, or still to come. */
export function Step({ name, state, summary, locked, children }: StepProps) {
  const title = stepTitles[name]
  return (
    <section className={styles.step} aria-labelledby={`step-${name}`} data-step={name} data-state={state}>
      <header>
        <h2 id={`step-${name}`} tabIndex={-1}>
          {title}
        </h2>
        {state === 'done' && !locked && (
          <Link
            to="/checkout"
            search={{ step: name }}
            resetScroll={false}
            className={styles.change}
            aria-label={`Change ${title.toLowerCase()}`}
          >
            Change
          </Link>
        )}
      </header>
      {state === 'done' && <div className={styles.decided}>{summary}</div>}
      {state === 'open' && <div className={styles.open}>{children}</div>}
    </section>
  )
}
