// The stitched line of the clean-out: stops on one thread, side by side on wide pages and one below
// the other on narrow ones.
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './Thread.module.css'

export type ThreadState = 'done' | 'now' | 'next'
export type ThreadStep = {
  label: string
  detail?: ReactNode
  state: ThreadState
  /** An icon of 18 px; a done step without one has a check mark. */
  icon?: ReactNode
}
type Props = {
  steps: readonly ThreadStep[]
  /** dark: on green; light: on paper. */
  tone: 'dark' | 'light'
  /** Name of the list for people who hear the page. */
  label?: string
  /** One below the other on wide pages too. */
  upright?: boolean
  /** Of a form's steps: side by side on narrow pages too, where only the step that is due shows its name. */
  compact?: boolean
  className?: string | undefined
}

const spoken: Record<ThreadState, string> = { done: 'Done', now: 'Now', next: 'To come' }

/**
 * Where something stands on its way. When all steps are still to come, it explains a way and says no states.
 */
export function Thread({ steps, tone, label, upright = false, compact = false, className }: Props) {
  const explains = steps.every(({ state }) => state === 'next')
  return (
    <ol
      className={classes(
        styles.thread,
        styles[tone],
        upright && styles.upright,
        compact && styles.compact,
        explains && styles.explains,
        className,
      )}
      aria-label={label}
    >
      {steps.map(({ label: name, detail, state, icon }, i) => (
        <li key={name} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <i aria-hidden>
            {icon ?? (state === 'done' ? <Check size={16} strokeWidth={2} /> : explains ? i + 1 : null)}
          </i>
          <div>
            <p className={styles.name}>
              {name}
              {!explains && <span className="sr">: {spoken[state]}</span>}
            </p>
            {detail !== undefined && <div className={styles.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
