import { classify } from '@hemline/rules/site/routes.ts'
import { directFeePercent } from '@hemline/rules/vocabulary/direct-sell.ts'
import { sellsDirectly } from '@hemline/rules/vocabulary/flags.ts'
import { Camera, HandCoins, Tag, Truck } from 'lucide-react'
import { useState } from 'react'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CleanoutFrame } from '../cleanout/CleanoutFrame.tsx'
import { Thread } from '../cleanout/Thread.tsx'
import { Section } from '../cleanout/ways/Section.tsx'
import { StandingBag } from '../cleanout/ways/StandingBag.tsx'
import { holdWords } from '../direct-sell/hold-words.ts'
import { useSession } from '../identity/session.tsx'
import { JoinForm } from './JoinForm.tsx'
import { LeaveList } from './LeaveList.tsx'
import { useWaitlist } from './use-waitlist.ts'

const icon = { size: 18, strokeWidth: 1.5 } as const
const steps = [
  { label: 'You take the pictures', detail: 'At home, one piece at a time.', icon: <Camera {...icon} /> },
  { label: 'You set the price', detail: 'We show what like pieces sold for.', icon: <Tag {...icon} /> },
  { label: 'You send it', detail: 'With a label from us, when it is sold.', icon: <Truck {...icon} /> },
  {
    label: 'You are paid',
    detail: `The price less our ${directFeePercent}%, ${holdWords}.`,
    icon: <HandCoins {...icon} />,
  },
].map((step) => ({ ...step, state: 'next' as const }))

const sellHref = '/direct/sell'
/** Whether the page of selling directly is open. */
const isSellPageThere = classify(sellHref).kind !== 'not-found'

function Waitlist() {
  const { waitlist, failed, again } = useWaitlist()
  const [said, setSaid] = useState<string>()
  const [another, setAnother] = useState(false)
  if (failed) return <ErrorMessage onRetry={again}>{friendlyError(failed, 'generic')}</ErrorMessage>
  if (!waitlist)
    return (
      <div role="status" aria-label="Loading the waitlist">
        <Skeleton height={160} />
      </div>
    )
  const { joinedAt, email } = waitlist
  const stands = joinedAt && email ? `${email} is on the list since ${dateOf(joinedAt)}.` : undefined
  const words = said ?? stands
  const joined = (sentence: string) => {
    setSaid(sentence)
    setAnother(false)
  }
  return (
    <Stack gap={5} justifyItems="start">
      {words && (
        <Note mood="green" role="status">
          <b>{words}</b>
          <p>We write when it is your turn, and not before.</p>
        </Note>
      )}
      {words && !another ? (
        <Button look="line" autoFocus={said !== undefined} onClick={() => setAnother(true)}>
          Use another address
        </Button>
      ) : (
        <JoinForm email={words ? '' : (email ?? '')} onJoined={joined} />
      )}
    </Stack>
  )
}

/**
 * Shows the waitlist for selling directly, and the way in for those who may sell already (§2). With `?leave=`
 * of a mail it asks whether to leave the list.
 */
export function WaitlistScreen() {
  usePageHead({})
  const { user } = useSession()
  const token = new URLSearchParams(usePlace().search).get('leave')
  const isOpen = isSellPageThere && sellsDirectly(user?.featureFlags ?? [])
  return (
    <CleanoutFrame
      title="Sell it yourself: the waitlist"
      lead="Single pieces, your pictures, your price, and no bag. We open it step by step, so that every sale goes well."
      actions={
        isOpen && (
          <HrefLink className={buttonClass({ look: 'paper' })} href={sellHref}>
            Start selling
          </HrefLink>
        )
      }
      aside={<StandingBag />}
    >
      <Section title="How it goes">
        <Thread steps={steps} tone="light" label="How selling it yourself goes" />
      </Section>
      <Section
        title="The waitlist"
        lead={
          token
            ? 'You followed the link of our mail.'
            : isOpen
              ? 'It is open for you already. On the list you also hear of what comes next.'
              : 'Leave your address, and you hear first when it is open for you.'
        }
      >
        {token ? <LeaveList token={token} /> : <Waitlist />}
      </Section>
      <Section
        title="Tell us how you sell"
        lead="Five questions, one minute. They decide what we build first."
      >
        <Row>
          <HrefLink className={buttonClass({ look: 'line' })} href="/direct/sell/survey">
            Answer the questions
          </HrefLink>
          <HrefLink className="link alone" href="/cleanout">
            Or send a bag today
          </HrefLink>
        </Row>
      </Section>
    </CleanoutFrame>
  )
}
