import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { nowMs } from '../../../platform/clock.ts'
import { dateOf } from '../../../platform/format.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { keep, useKept } from '../../../platform/kept.ts'
import type { Search } from '../../../platform/search-params.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { SurveyForm } from './SurveyForm.tsx'

/** Days after which somebody may be asked about clean-outs again. */
const askAgainDays = 90
const dayMs = 86_400_000

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isRecent = (at: string) => nowMs() - Date.parse(at) < askAgainDays * dayMs
const answeredWords = (at: string) =>
  `You answered on ${dateOf(at)}. Your answer is with the people who sort the bags.`

/**
 * Renders a short survey after a clean-out. With ?kit=… the survey is about that kit, else about clean-outs
 * in general. Who answered within 90 days is thanked instead.
 */
export function SurveyScreen() {
  usePageHead({})
  const { kit } = useSearch({ strict: false }) as Search
  const [said, setSaid] = useState<string>()
  const name = `survey.${kit ?? 'cleanouts'}` as const
  const answeredAt = useKept(name, null, isTime)
  const setDone = (words: string) => {
    setSaid(words)
    keep(name, new Date(nowMs()).toISOString())
  }
  const done = said ?? (answeredAt && isRecent(answeredAt) ? answeredWords(answeredAt) : undefined)
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
      <Panel upTo="list">
        <SurveyForm kitId={kit} onDone={setDone} />
      </Panel>
    </CleanoutFrame>
  )
}
