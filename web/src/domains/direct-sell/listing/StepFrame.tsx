import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { countOf } from '../../../platform/format.ts'
import { Stack, Text } from '../../../ui/layout.tsx'
import { look } from '../../../ui/look.ts'
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
  /** Photos that are not sent yet; 0 on the step that shows each of them. */
  unsent: number
  onBack: () => void
  onSave: () => void
  children: ReactNode
}

/**
 * Renders the frame of the four steps of a listing: back button, title, saving state, and a button that saves
 * and leaves.
 */
export function StepFrame(props: StepFrameProps) {
  const { step, title, words, saving, problem, unsent, onBack, onSave, children } = props
  const at = steps.indexOf(step)
  const told = [unsent > 0 ? `${countOf(unsent, 'photo')} on the way.` : '', savingWords(saving, problem)]
  return (
    <div className={styles.phone}>
      <Stack gap={0} align="center" tall={60} className={styles.top}>
        <PlainButton aria-label="Back" onClick={onBack}>
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden />
        </PlainButton>
        <Text weight={600} leading={1.3}>
          {title}
          <Text as="small" block size={12} tone="soft" weight={400}>
            {words}
          </Text>
        </Text>
        <PlainButton className={look({ tall: 44, size: 14, tone: 'accent' }, styles.save)} onClick={onSave}>
          Save
        </PlainButton>
      </Stack>
      <Stack gap={2} className={styles.threads} role="img" aria-label={`Step ${at + 1} of ${steps.length}`}>
        {steps.map((one, i) => (
          <i key={one} className={i <= at ? styles.on : undefined} />
        ))}
      </Stack>
      <Text
        role="status"
        size={12}
        tone={saving === 'refused' ? 'danger' : 'soft'}
        textAlign="end"
        above={1}
        className={styles.told}
      >
        {told.filter(Boolean).join(' ')}
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
