import { GetKitPartnersDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Panel, Stack, Text } from '../../../ui/layout.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { Thread } from '../Thread.tsx'
import { Section } from './Section.tsx'
import styles from './Service.module.css'
import { StandingBag } from './StandingBag.tsx'
import './ways-keys.ts'

const steps = [
  { label: 'You write to us', detail: 'Where your shop is, and how many people come by.' },
  { label: 'We send bags', detail: 'With your name on the label, and nothing to pay.' },
  { label: 'Your customers fill them', detail: 'Each bag has a code, which makes it theirs.' },
  {
    label: 'They come back',
    detail: 'Their earnings can be spent, and they remember where the bag was from.',
  },
].map((step) => ({ ...step, state: 'next' as const }))

/** Lists the partners who hand out kits, and explains how a shop becomes a partner. */
export function PartnerScreen() {
  usePageHead({})
  const [{ data }] = useQuery({ query: GetKitPartnersDocument })
  const partners = data?.kitPartners
  return (
    <CleanoutFrame
      title="Clean-out partners"
      lead="Shops that care what becomes of clothes after the first owner. They hand out our bags; we do the rest."
      aside={<StandingBag />}
      actions={
        <HrefLink className={buttonClass({ look: 'paper' })} href="/contact?topic=press">
          Become a partner
        </HrefLink>
      }
    >
      <Section title="Where bags are given out">
        {partners?.length === 0 && (
          <p className="soft">
            No shop has bags to give out at the moment. You can order one from us, which is just as quick.
          </p>
        )}
        <Stack as="ul" className={styles.charities}>
          {partners?.map(({ slug, name, about }) => (
            <Panel as="li" padTop={3} edge="top" key={slug}>
              <Text as="h3" size={18}>
                {name}
              </Text>
              <Text above={1} size={15} tone="soft">
                {about}
              </Text>
              <HrefLink className="link alone" href={`/cleanout/activate/${slug}`}>
                I have a bag of {name}
              </HrefLink>
            </Panel>
          ))}
        </Stack>
      </Section>
      <Section title="How to become one">
        <Thread steps={steps} tone="light" label="How a shop becomes a partner" />
      </Section>
    </CleanoutFrame>
  )
}
