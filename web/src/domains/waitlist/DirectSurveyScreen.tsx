import { useState } from 'react'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Panel, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CleanoutFrame } from '../cleanout/CleanoutFrame.tsx'
import ways from '../cleanout/ways/Ways.module.css'
import { DirectSurveyForm } from './DirectSurveyForm.tsx'
import { useWaitlist } from './use-waitlist.ts'

const back = <HrefLink href="/direct/sell/waitlist">Sell it yourself</HrefLink>

/**
 * Asks how somebody sells today and what they would sell directly; the answers are kept once for each
 * person, who finds them here and can change them (§2 /direct/sell/survey).
 */
export function DirectSurveyScreen() {
  usePageHead({})
  const { waitlist, failed, again } = useWaitlist()
  const [done, setDone] = useState(false)
  if (done && waitlist)
    return (
      <CleanoutFrame
        title="Thank you"
        lead="Your answers are with the people who build it. You can change them whenever you like."
        crumbs={back}
        actions={
          <>
            {!waitlist.joinedAt && (
              <HrefLink className={buttonClass({ look: 'paper' })} href="/direct/sell/waitlist">
                Join the waitlist
              </HrefLink>
            )}
            <Button look="line" className={ways.onGreen} onClick={() => setDone(false)}>
              Look at my answers
            </Button>
          </>
        }
      />
    )
  return (
    <CleanoutFrame
      title="How do you sell today?"
      lead="Five questions, one minute. They decide what we build first for those who sell it themselves."
      crumbs={back}
    >
      {waitlist ? (
        <Stack gap={6} upTo="list">
          {waitlist.survey && (
            <Note>You answered on {dateOf(waitlist.survey.changedAt)}. Change what is different now.</Note>
          )}
          <DirectSurveyForm survey={waitlist.survey} onDone={() => setDone(true)} />
        </Stack>
      ) : failed ? (
        <ErrorMessage onRetry={again}>{friendlyError(failed, 'generic')}</ErrorMessage>
      ) : (
        <Panel role="status" aria-label="Loading your answers">
          <Skeleton height={320} />
        </Panel>
      )}
    </CleanoutFrame>
  )
}
