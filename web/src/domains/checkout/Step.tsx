import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Panel, Row } from '../../ui/layout.tsx'
import styles from './Checkout.module.css'
import { type StepName, stepTitles } from './steps.ts'

type StepProps = {
  name: StepName
  state: 'open' | 'done' | 'later'
  /** Shown when the step is done: the shopper's choice. */
  summary?: ReactNode
  /** True during a payment, when no step can be changed. */
  locked: boolean
  children: ReactNode
}

/**
 * Renders one checkout step: open, folded to the summary of its choice with a link "Change" (none when
 * `locked`), or not reached yet, where only its title stands.
 */
export function Step({ name, state, summary, locked, children }: StepProps) {
  const title = stepTitles[name]
  return (
    <Panel
      as="section"
      padTop={6}
      className={styles.step}
      aria-labelledby={`step-${name}`}
      data-step={name}
      data-state={state}
    >
      <Row as="header" gap={4} justify="between" noWrap tall={44}>
        <h2 id={`step-${name}`} tabIndex={-1}>
          {title}
        </h2>
        {state === 'done' && !locked && (
          <Link
            to="/checkout"
            search={{ step: name }}
            resetScroll={false}
            className="link alone small"
            aria-label={`Change ${title.toLowerCase()}`}
          >
            Change
          </Link>
        )}
      </Row>
      {state === 'done' && <Panel breaks>{summary}</Panel>}
      {state === 'open' && <Panel padTop={3}>{children}</Panel>}
    </Panel>
  )
}
