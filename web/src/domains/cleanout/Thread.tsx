// The stitched line of the clean-out: steps on a thread, in a row on wide pages and in a column on
// narrow ones.
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Panel, Text } from '../../ui/layout.tsx'
import styles from './Thread.module.css'

export type ThreadState = 'done' | 'now' | 'next'
export type ThreadStep = {
  label: string
  detail?: ReactNode
  state: ThreadState
  /** An icon of 18 px; a done step without an icon has a check mark. */
  icon?: ReactNode
}
type Props = {
  steps: readonly ThreadStep[]
  /** The background: dark for green, light for white. */
  tone: 'dark' | 'light'
  /** The list's name for screen readers. */
  label?: string
  /** True for a column on wide pages too. */
  upright?: boolean
  /** For the steps of a form: a row on narrow pages too, where only the current step shows its name. */
  compact?: boolean
  className?: string | undefined
}

const spoken: Record<ThreadState, string> = { done: 'Done', now: 'Now', next: 'To come' }

/**
 * Shows steps as done, current or next. When every step is still next, the thread explains a procedure,
 * and states are not announced.
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
            <Text padTop={2} weight={600} className={styles.name}>
              {name}
              {!explains && <span className="sr">: {spoken[state]}</span>}
            </Text>
            {detail !== undefined && (
              <Panel above={1} size={14} className={styles.detail}>
                {detail}
              </Panel>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
