import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Grid, Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { BuyGiftCard } from './BuyGiftCard.tsx'
import styles from './GiftCards.module.css'

const facts: readonly [title: string, words: string][] = [
  ['It has no end', 'A gift card stays good until it is used. What is left after an order stays on it.'],
  ['It pays for anything', 'Every piece, delivery and tax. Only other gift cards it can’t buy.'],
  ['It is final sale', 'A gift card can’t be returned, and no promotion takes anything off it.'],
]

/**
 * Renders /giftcards: the form that buys a gift card, and links to /giftcards/balance, where a card's balance
 * is checked, and to the cards that the viewer bought.
 */
export function GiftCardsScreen() {
  // The path alone decides on title and description.
  usePageHead({})
  return (
    <Page>
      <Panel as="header" padTop={10} className={styles.hero}>
        <Text as="h1" leading={1.1} tracking="close">
          Give somebody{' '}
          <Text as="em" weight={300}>
            the find
          </Text>
        </Text>
        <Text above={4} upTo="measure" size={18} tone="soft">
          A gift card for clothes that are looking for their next person. They choose the piece; you choose
          the card.
        </Text>
      </Panel>
      <BuyGiftCard />
      <Stack
        as="section"
        id="balance"
        gap={4}
        above={16}
        pad={6}
        surface="sunk"
        round="sheet"
        className={styles.balance}
        aria-labelledby="balance-heading"
      >
        <div>
          <Text as="h2" below={2} id="balance-heading">
            You have a card
          </Text>
          <p className="soft">
            See what is on it and what became of it, or print it. To use it, go to your cart.
          </p>
        </div>
        <Row gap={4}>
          <HrefLink className={buttonClass({ look: 'line' })} href="/giftcards/balance">
            Check balance
          </HrefLink>
          <HrefLink className="link" href="/giftcards/bought">
            Cards you gave
          </HrefLink>
        </Row>
      </Stack>
      <Grid as="ul" gap={6} columns={3} above={10}>
        {facts.map(([title, words]) => (
          <li key={title}>
            <Text as="h2" below={1} size={18}>
              {title}
            </Text>
            <p className="soft">{words}</p>
          </li>
        ))}
      </Grid>
    </Page>
  )
}
