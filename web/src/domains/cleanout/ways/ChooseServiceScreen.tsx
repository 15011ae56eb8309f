import { cleanoutServices } from '@hemline/rules/vocabulary/seller.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { estimateHref } from './estimate-address.ts'
import { Section } from './Section.tsx'
import styles from './Service.module.css'
import { ServiceCards } from './ServiceCards.tsx'
import { StandingBag } from './StandingBag.tsx'
import { serviceHref, serviceWays } from './ways.ts'

/** Compares the three services and names the sellers that each one suits. */
export function ChooseServiceScreen() {
  usePageHead({})
  return (
    <CleanoutFrame
      current="order"
      title="Choose your service"
      lead="Same bag, same people, same photographs. They differ in what is paid, and to whom."
      aside={<StandingBag />}
      actions={
        <HrefLink className={buttonClass({ look: 'paper' })} href={estimateHref({})}>
          See what a piece would pay
        </HrefLink>
      }
    >
      <Section title="Three ways to empty a closet">
        <ServiceCards />
      </Section>
      <Section title="Not sure?">
        <Stack as="dl" gap={2} className={styles.unsure}>
          {cleanoutServices.map((service) => (
            <Row gap={0} justify="between" padY={2} edge="bottom" key={service}>
              <dt>{serviceWays[service].forWhom}</dt>
              <dd>
                <HrefLink className="link alone" href={serviceHref(service)}>
                  {serviceWays[service].title}
                </HrefLink>
              </dd>
            </Row>
          ))}
        </Stack>
      </Section>
    </CleanoutFrame>
  )
}
