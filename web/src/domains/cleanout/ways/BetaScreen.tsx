import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { useSession } from '../../identity/session.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { Section } from './Section.tsx'

/**
 * Renders the page of features tested with a few sellers before all get them; to users without the flag
 * beta_access it says that the group is full.
 */
export function BetaScreen() {
  usePageHead({})
  const { user } = useSession()
  const on = user?.featureFlags.includes('beta_access') ?? false
  if (!on)
    return (
      <CleanoutFrame
        title="Try what is new"
        lead="We try new things with a few sellers first. Right now the group is full, and you haven’t missed anything: what proves itself comes to everybody."
      >
        <Section title="Until then">
          <Stack gap={5} justifyItems="start" upTo="list">
            <p>The clean-out as it is works well, and your bag is in the same hands.</p>
            <HrefLink className={buttonClass()} href="/cleanout">
              See how it works
            </HrefLink>
          </Stack>
        </Section>
      </CleanoutFrame>
    )
  return (
    <CleanoutFrame
      title="Try what is new"
      lead="You are one of the first. Order a bag here, and it goes through everything we are trying."
      actions={
        <HrefLink className={buttonClass({ look: 'paper' })} href="/cleanout/sell?from=beta">
          Order a bag
        </HrefLink>
      }
    >
      <Section title="What we ask of you">
        <Stack gap={5} justifyItems="start" upTo="list">
          <p>Use it as you would. Afterwards tell us how it went: four questions, one minute.</p>
          <HrefLink className="link alone" href="/cleanout/survey">
            To the questions
          </HrefLink>
        </Stack>
      </Section>
    </CleanoutFrame>
  )
}
