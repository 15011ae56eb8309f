import { brandTiers } from '@hemline/rules/vocabulary/items.ts'
import { type CleanoutService, cleanoutServices } from '@hemline/rules/vocabulary/seller.ts'
import { money, shortMoney } from '../../../platform/format.ts'
import { daysRange } from '../../../platform/format-days.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Grid, Panel, Stack, Text } from '../../../ui/layout.tsx'
import { look } from '../../../ui/look.ts'
import { Note } from '../../../ui/Note.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { CharityList } from '../partners/CharityList.tsx'
import { Thread } from '../Thread.tsx'
import { estimateHref } from './estimate-address.ts'
import { tierNotes } from './guide-facts.ts'
import { LadderTable } from './LadderTable.tsx'
import { Section } from './Section.tsx'
import styles from './Service.module.css'
import { StandingBag } from './StandingBag.tsx'
import { useOffer } from './use-offer.ts'
import ways from './Ways.module.css'
import { examplePays, examplePrice, plainTerms, sellHref, serviceHref, serviceWays } from './ways.ts'

const stepsOf: Record<CleanoutService, readonly { label: string; detail: string }[]> = {
  standard: [
    { label: 'Order', detail: 'A bag by mail, or a label to print.' },
    { label: 'Fill and send', detail: 'About 25 pieces. The way to us is paid for.' },
    { label: 'We list', detail: 'You see each piece with its price and its payout.' },
    { label: 'You are paid', detail: 'Cash, or store credit with a bonus.' },
  ],
  premium: [
    { label: 'Order', detail: 'A bag by mail, or a label to print.' },
    { label: 'Send few and fine', detail: 'Dust bags, boxes and papers help the price.' },
    { label: 'More time', detail: 'Thirty days longer on sale than with Standard.' },
    { label: 'A higher share', detail: 'Of every part of the price below the highest.' },
  ],
  donation: [
    { label: 'Choose a charity', detail: 'When you order the bag.' },
    { label: 'Fill and send', detail: 'It costs you nothing, and nothing is taken off.' },
    { label: 'We list', detail: 'As any other piece, at the same prices.' },
    { label: 'They are paid', detail: 'What your pieces pay goes to the charity.' },
  ],
}

function Figures({ service }: { service: CleanoutService }) {
  const { facts } = useOffer()
  const { fee, window } = facts(service)
  return (
    <Grid as="dl" gap={5} columns={3} className={`${styles.figures} num`}>
      <div>
        <Text as="dt" size={14} tone="onGreenSoft">
          A bag
        </Text>
        <Text as="dd" voice="display" size={36} leading={1.2}>
          {fee === 0 ? 'Free' : money(fee)}
        </Text>
        <Text as="dd" voice="display" size={36} leading={1.2} className={styles.small}>
          {fee === 0 ? 'nothing is taken off' : 'from its first earnings'}
        </Text>
      </div>
      <div>
        <Text as="dt" size={14} tone="onGreenSoft">
          On sale for
        </Text>
        <Text as="dd" voice="display" size={36} leading={1.2}>
          {daysRange(window)}
        </Text>
        <Text as="dd" voice="display" size={36} leading={1.2} className={styles.small}>
          by brand
        </Text>
      </div>
      <div>
        <Text as="dt" size={14} tone="onGreenSoft">
          A piece for {shortMoney(examplePrice)}
        </Text>
        <Text as="dd" voice="display" size={36} leading={1.2}>
          {money(examplePays(service))}
        </Text>
        <Text as="dd" voice="display" size={36} leading={1.2} className={styles.small}>
          {service === 'donation' ? 'to your charity' : 'to you'}
        </Text>
      </div>
    </Grid>
  )
}

function ServiceScreen({ service }: { service: CleanoutService }) {
  usePageHead({})
  const { offer } = useOffer()
  const words = serviceWays[service]
  const rest = cleanoutServices.filter((one) => one !== service)
  return (
    <CleanoutFrame
      current="order"
      crumbs={<HrefLink href="/cleanout/choose-service">All services</HrefLink>}
      title={service === 'donation' ? 'Give a bag' : `${words.title} clean-out`}
      lead={words.what}
      actions={
        <HrefLink className={buttonClass({ look: 'paper' })} href={sellHref(service)}>
          {words.action}
        </HrefLink>
      }
      aside={<StandingBag />}
      below={<Figures service={service} />}
    >
      {offer?.delayNotice && <Note mood="gold">{offer.delayNotice}.</Note>}
      <Section title="How it goes">
        <Thread
          steps={stepsOf[service].map((step) => ({ ...step, state: 'next' }))}
          tone="light"
          label={`How ${words.title} goes`}
        />
      </Section>
      <Section
        title={service === 'donation' ? 'What your charity gets' : 'What you get'}
        lead={`${words.forWhom} Each part of a price pays its own share.`}
      >
        <Stack gap={8} className={ways.earn}>
          <LadderTable service={service} />
          <Panel pad={6} surface="sunk" round="control" className={styles.windows}>
            <Text as="h3" below={4}>
              Days on sale
            </Text>
            <ul className="num">
              {brandTiers.map((tier) => {
                const { windowDays } = plainTerms(service, tier)
                return (
                  <Stack as="li" gap={3} align="center" tall={36} size={14} key={tier}>
                    <span>{tierNotes[tier].name}</span>
                    <i aria-hidden style={{ inlineSize: `${(windowDays / 150) * 100}%` }} />
                    <Text as="b" voice="display" size={18} leading={1} textAlign="end">
                      {windowDays}
                    </Text>
                  </Stack>
                )
              })}
            </ul>
            <HrefLink className="link alone" href={estimateHref({ service })}>
              What would a piece pay?
            </HrefLink>
          </Panel>
        </Stack>
      </Section>
      {service === 'donation' && (
        <Section title="Who you can give to">
          <CharityList />
        </Section>
      )}
      <Section title="The other services">
        <Stack as="ul" className={styles.others}>
          {rest.map((one) => (
            <li key={one}>
              <HrefLink
                className={look({
                  flow: 'stack',
                  gap: 0.5,
                  pad: 5,
                  surface: 'card',
                  edge: 'all',
                  round: 'sheet',
                })}
                href={serviceHref(one)}
              >
                <Text as="b" voice="display" size={22}>
                  {serviceWays[one].title}
                </Text>
                <Text as="span" tone="soft">
                  {serviceWays[one].line}
                </Text>
              </HrefLink>
            </li>
          ))}
        </Stack>
      </Section>
    </CleanoutFrame>
  )
}

/** Shows the page about the standard clean-out service: fee, days on sale and payouts. */
export const StandardScreen = () => <ServiceScreen service="standard" />
/** Shows the page about the premium clean-out service: fee, days on sale and payouts. */
export const PremiumScreen = () => <ServiceScreen service="premium" />
/** Shows the page about the donation service of clean-outs: who gets the money, and how. */
export const DonationScreen = () => <ServiceScreen service="donation" />
