// What selling from one person to another is, for those who have not begun.
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { directFeePercent, sendWithinHours } from '@hemline/rules/vocabulary/direct-sell.ts'
import { Camera, HandCoins, Truck } from 'lucide-react'
import { money, shortMoney } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { CleanoutFrame } from '../cleanout/CleanoutFrame.tsx'
import { Thread } from '../cleanout/Thread.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import styles from './Closet.module.css'
import { groupsOf, type Shop } from './closet.ts'
import { holdWords } from './hold-words.ts'
import { ListingRow } from './ListingRow.tsx'

const icon = { size: 18, strokeWidth: 1.5 } as const
const stops = [
  {
    label: 'Take its picture',
    detail:
      'We read kind, color and the words of its label from it, and show what pieces like it sold for. Two minutes.',
    icon: <Camera {...icon} />,
  },
  {
    label: 'Send it',
    detail: `Somebody buys it: print the label, which is paid for, within ${sendWithinHours / 24} days.`,
    icon: <Truck {...icon} />,
  },
  {
    label: 'You are paid',
    detail: `The price less our ${directFeePercent}%, ${holdWords}.`,
    icon: <HandCoins {...icon} />,
  },
].map((stop) => ({ ...stop, state: 'next' as const }))

const examplePrice = 8600

function Example() {
  const { price, fee, earnings } = directPayoutOf(examplePrice)
  return (
    <Panel
      as="section"
      aria-label="An example"
      surface="card"
      tone="ink"
      pad={6}
      round="sheet"
      className={styles.example}
    >
      <Text voice="label" size={16} below={3}>
        A blazer for {shortMoney(examplePrice)}
      </Text>
      <Sums>
        <Sum name="Price" amount={money(price)} />
        <Sum name={`Our part, ${directFeePercent}%`} amount={money(-fee)} />
        <Sum name="Label" from="the shopper pays it" amount={money(0)} />
        <Sum name="Yours" amount={money(earnings)} kind="total" />
      </Sums>
    </Panel>
  )
}

/** Renders how direct selling goes and what it pays; `shop`: of a member who has no closet yet. */
export function About({ shop }: { shop?: Shop }) {
  const drafts = groupsOf(shop?.listings ?? [])
  return (
    <CleanoutFrame
      current="direct"
      title="Sell it yourself"
      lead="Your price, your words, from your door to theirs. We look after payment and the label, and help when something goes wrong."
      actions={
        shop ? (
          <HrefLink className={buttonClass({ look: 'paper' })} href="/direct/sell/create-listing">
            List your first piece
          </HrefLink>
        ) : (
          <Button look="paper" onClick={() => void openLogIn('sell')}>
            Log in and list a piece
          </Button>
        )
      }
      aside={<Example />}
    >
      <Stack gap={10}>
        {drafts.length > 0 && (
          <Panel as="section" aria-labelledby="begun" upTo="form">
            <Text as="h2" id="begun" size={28} below={2}>
              You have begun
            </Text>
            <ul>
              {drafts.flatMap(({ listings }) =>
                listings.map((one) => <ListingRow key={one.id} listing={one} awayUntil={null} />),
              )}
            </ul>
          </Panel>
        )}
        <section aria-labelledby="how">
          <Text as="h2" id="how" size={28} below={6}>
            Three steps
          </Text>
          <Thread steps={stops} tone="light" label="How selling it yourself goes" />
        </section>
        <Row gap={6} rows={0}>
          <HrefLink className="link alone" href="/legal/seller-terms">
            Terms for sellers
          </HrefLink>
          <HrefLink className="link alone" href="/cleanout">
            Or send us a whole bag, and we do all of it
          </HrefLink>
        </Row>
      </Stack>
    </CleanoutFrame>
  )
}
