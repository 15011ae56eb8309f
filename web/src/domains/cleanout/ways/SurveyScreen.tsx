import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import type { Search } from '../../../platform/search-params.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import styles from './Survey.module.css'
import { SurveyForm } from './SurveyForm.tsx'

/**
 * A short survey after a clean-out. With ?kit=… the survey is about that kit, else about clean-outs in
 * general.
 */
export function SurveyScreen() {
  usePageHead({})
  const { kit } = useSearch({ strict: false }) as Search
  const [done, setDone] = useState<string>()
  if (done !== undefined)
    return (
      <CleanoutFrame
        title="Thank you"
        lead={done}
        actions={
          <HrefLink className={buttonClass({ look: 'paper' })} href="/my/cleanouts">
            To your bags
          </HrefLink>
        }
      />
    )
  return (
    <CleanoutFrame
      title="How was your clean-out?"
      lead="Four questions, one minute. People read every answer, and change what comes up often."
    >
      <div className={styles.narrow}>
        <SurveyForm kitId={kit} onDone={setDone} />
      </div>
    </CleanoutFrame>
  )
}
