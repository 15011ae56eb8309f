import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '../../../ui/layout.tsx'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { type Step, steps } from './draft.ts'
import styles from './Listing.module.css'
import type { Saving } from './use-draft.ts'

/**
 * Returns the words for a draft's saving state: "Saving", "Saved", stored on this device only, or the
 * problem; empty while nothing was changed.
 */
export function savingWords(saving: Saving, problem: string | undefined): string {
  switch (saving) {
    case 'clean':
      return ''
    case 'waiting':
      return 'Saving'
    case 'saved':
      return 'Saved'
    case 'device':
      return 'Saved on this phone; we’ll send it when you’re online.'
    case 'refused':
      return problem ?? 'It could not be saved.'
  }
}

type StepFrameProps = {
  step: Step
  title: string
  words: string
  saving: Saving
  problem: string | undefined
  onBack: () => void
  onSave: () => void
  children: ReactNode
}

/**
 * Renders the frame of the four steps of a listing: back button, title, saving state, and a button that saves
 * and leaves.
 */
export function StepFrame({ step, title, words, saving, problem, onBack, onSave, children }: StepFrameProps) {
  const at = steps.indexOf(step)
  return (
    <div className={styles.phone}>
      <div className={styles.top}>
        <PlainButton aria-label="Back" onClick={onBack}>
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden />
        </PlainButton>
        <p>
          {title}
          <small>{words}</small>
        </p>
        <PlainButton className={styles.save} onClick={onSave}>
          Save
        </PlainButton>
      </div>
      <div className={styles.threads} role="img" aria-label={`Step ${at + 1} of ${steps.length}`}>
        {steps.map((one, i) => (
          <i key={one} className={i <= at ? styles.on : undefined} />
        ))}
      </div>
      <Text
        role="status"
        size={12}
        tone={saving === 'refused' ? 'danger' : 'soft'}
        textAlign="end"
        above={1}
        className={styles.told}
      >
        {savingWords(saving, problem)}
      </Text>
      {children}
    </div>
  )
}

/** Renders the bar at the foot of a step: the seller's amount, if given, and the button to go on. */
export function StepBar({ amount, children }: { amount?: string | undefined; children: ReactNode }) {
  return (
    <section className={styles.bar} aria-label="Go on">
      <div>
        {amount && (
          <span>
            <b>{amount}</b>
            <small>for you</small>
          </span>
        )}
        {children}
      </div>
    </section>
  )
}
