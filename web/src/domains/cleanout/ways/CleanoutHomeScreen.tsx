import { cleanoutWords } from '@hemline/rules/cleanout/words.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { Camera, HandCoins, ShoppingBag, Truck } from 'lucide-react'
import { useFirstView } from '../../../platform/first-view.ts'
import { daysRange } from '../../../platform/format-days.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { LinenBag } from '../../../ui/LinenBag.tsx'
import { Stack, Text } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useSession } from '../../identity/session.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { Thread } from '../Thread.tsx'
import { ExamplePiece } from './ExamplePiece.tsx'
import { LadderTable } from './LadderTable.tsx'
import { Questions } from './Questions.tsx'
import { Section } from './Section.tsx'
import { ServiceCards } from './ServiceCards.tsx'
import { Take } from './Take.tsx'
import { useOffer } from './use-offer.ts'
import styles from './Ways.module.css'
import { sellHref } from './ways.ts'

const icon = { size: 18, strokeWidth: 1.5 } as const
const stops = [
  {
    label: 'Fill',
    detail: 'About 25 pieces, clean and dry. Shoes and bags are welcome.',
    icon: <ShoppingBag {...icon} />,
  },
  {
    label: 'Send',
    detail: 'The label is on the bag, and paid for. Leave it at any counter of its carrier.',
    icon: <Truck {...icon} />,
  },
  {
    label: 'We list',
    detail: 'Every piece we take is measured, priced and photographed.',
    icon: <Camera {...icon} />,
  },
  {
    label: 'You are paid',
    detail: `${deliveryReturnDays} days after a piece is delivered. As cash, as credit, or to a charity.`,
    icon: <HandCoins {...icon} />,
  },
].map((stop) => ({ ...stop, state: 'next' as const }))

const [first, second] = cleanoutWords.title

/** Renders the clean-out's landing page: what a clean-out is, what it pays and how to begin. */
export function CleanoutHomeScreen() {
  usePageHead({})
  useFirstView(true)
  const { offer } = useOffer()
  const { user } = useSession()
  return (
    <CleanoutFrame
      current="how"
      hero
      title={
        <>
          {first}{' '}
          <Text as="em" block>
            {second}
          </Text>
        </>
      }
      lead={cleanoutWords.lead}
      actions={
        user?.isInternational ? (
          <Stack gap={4} align="start">
            <Text tone="onGreenSoft">Bags and labels travel within the United States only.</Text>
            <HrefLink className={buttonClass({ look: 'paper' })} href="/">
              Shop from where you are
            </HrefLink>
          </Stack>
        ) : (
          <>
            <HrefLink className={buttonClass({ look: 'paper' })} href={sellHref('standard')}>
              {cleanoutWords.order}
            </HrefLink>
            <HrefLink
              className={buttonClass({ look: 'line', className: styles.onGreen })}
              href={sellHref('standard', true)}
            >
              {cleanoutWords.print}
            </HrefLink>
            <Text above={2} size={14} tone="onGreenSoft" className={classes(styles.now, 'num')}>
              {offer?.processing && `A bag that arrives today is sorted in ${daysRange(offer.processing)}.`}
            </Text>
          </>
        )
      }
      aside={<LinenBag className={styles.bag} eager />}
    >
      {offer?.delayNotice && <Note mood="gold">{offer.delayNotice}.</Note>}
      <Section title="Four stops on one thread">
        <Thread steps={stops} tone="light" label="How a clean-out goes" />
      </Section>
      <Section title="Choose your service">
        <ServiceCards />
      </Section>
      <Section
        title="What you earn"
        id="payouts"
        lead="Each part of a price pays its own share, so a higher price never pays you less."
      >
        <Stack gap={8} className={styles.earn}>
          <LadderTable service="standard" />
          <ExamplePiece />
        </Stack>
      </Section>
      <Section title="What goes in" className={styles.quietHead}>
        <Stack gap={8} className={styles.yes}>
          <Take />
          <Questions />
        </Stack>
      </Section>
    </CleanoutFrame>
  )
}
