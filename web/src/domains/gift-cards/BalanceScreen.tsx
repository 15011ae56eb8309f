import { giftCardNumber, giftCardPin } from '@hemline/rules/gift-cards/gift-cards.ts'
import { useRouter } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dateOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Beside, Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { CodeFields } from './CodeFields.tsx'
import { GiftCardFace } from './GiftCardFace.tsx'
import { PrintedCard } from './PrintedCard.tsx'
import {
  type CardOnHand,
  type GiftCardAnswer,
  type GiftCardCode,
  useGiftCardBalance,
} from './use-gift-cards.ts'

type Shown = { card: CardOnHand; code: GiftCardCode }
type Use = CardOnHand['uses'][number]

const useWords = {
  filled: 'Bought',
  paid: 'Paid for an order',
  came_back: 'Came back from an order',
} as const
const columns: readonly Column<Use>[] = [
  { key: 'what', name: 'What happened', cell: (use) => useWords[use.kind] },
  { key: 'when', name: 'Day', cell: (use) => dateOf(use.happenedAt) },
  {
    key: 'amount',
    name: 'Amount',
    number: true,
    cell: ({ amount }) => `${amount > 0 ? '+' : '–'}${money(Math.abs(amount))}`,
  },
  { key: 'left', name: 'Left on it', number: true, cell: (use) => money(use.balance) },
]

function Holder({ shown: { card, code } }: { shown: Shown }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Beside as="section" aria-labelledby="card-heading">
      <Stack gap={6} top shrinks>
        <div>
          <h2 id="card-heading" ref={heading} tabIndex={-1}>
            {card.balance > 0 ? `${money(card.balance)} to spend` : 'All of it is spent'}
          </h2>
          <Text tone="soft">
            {card.balance === card.faceValue
              ? `Nothing of it was used yet. The card ends in ${card.last4}.`
              : `${money(card.faceValue)} was on it at first. The card ends in ${card.last4}.`}
          </Text>
        </div>
        {card.uses.length > 0 && (
          <Table
            label="What became of the card"
            columns={columns}
            rows={card.uses}
            rowKey={(use) => use.id}
            wide="cards"
          />
        )}
        <Row gap={3}>
          <Button onClick={() => globalThis.print()}>
            <Printer size={18} strokeWidth={1.5} aria-hidden /> Print the card
          </Button>
          <HrefLink className={buttonClass({ look: 'line' })} href="/women">
            Find something you like
          </HrefLink>
        </Row>
        <Text size={14} tone="soft">
          To use it, type its number and PIN in your cart, under “Use a gift card”.
        </Text>
      </Stack>
      <Panel as="aside" pad={4} surface="card" edge="all" round="sheet" aria-label="The card">
        <GiftCardFace slug={card.slug} amount={card.faceValue} />
        <Stack gap={2} padX={2} padTop={5} padBottom={2} breaks>
          <Text voice="display" size={22}>
            For {card.recipientName}
          </Text>
          {card.giftMessage && <p>{card.giftMessage}</p>}
          <Text weight={600}>From {card.senderName}</Text>
        </Stack>
      </Panel>
      <PrintedCard card={card} code={code} />
    </Beside>
  )
}

const codeInLink = /^#?(\d{16})-(\d{6})$/

/**
 * Takes number and PIN out of the address of a mail's link, once, and hands them on. They stand behind
 * the "#", which never reaches a server, and leave the address bar at once.
 */
function useCodeOfLink(found: (code: GiftCardCode) => void): boolean {
  const router = useRouter()
  const [code] = useState(() => codeInLink.exec(globalThis.location.hash))
  const taken = useRef(false)
  useEffect(() => {
    if (!code || taken.current) return
    taken.current = true
    void router.navigate({ href: '/giftcards/balance', replace: true })
    found({ number: code[1] ?? '', pin: code[2] ?? '' })
  })
  return code !== null
}

/**
 * Renders the page where a holder checks a gift card by number and PIN: balance, history, and the card to
 * print. A refusal stands at the field; a mailed link fills number and PIN in and is looked up at once.
 */
export function BalanceScreen() {
  usePageHead({ title: 'What is on a gift card', robots: 'noindex' })
  const { ask, busy } = useGiftCardBalance()
  const [shown, setShown] = useState<Shown>()
  const [problem, setProblem] = useState<string>()
  const look = async (typed: GiftCardCode): Promise<GiftCardAnswer> => {
    const { card, error } = await ask(typed)
    setProblem(undefined)
    if (!card) return { error: error ?? '' }
    const code = { number: giftCardNumber(typed.number) ?? '', pin: giftCardPin(typed.pin) ?? '' }
    setShown({ card, code })
    return { said: `${money(card.balance)} is on the card that ends in ${card.last4}.` }
  }
  const linked = useCodeOfLink((code) => void look(code).then(({ error }) => setProblem(error)))
  return (
    <Page above={8} below={12}>
      <Stack gap={8}>
        <Stack gap={1} upTo="measure">
          <h1>What is on a gift card</h1>
          <Text tone="soft">Type the number and the PIN from its mail. You don’t need to log in.</Text>
        </Stack>
        {problem && (
          <Note mood="bad" role="alert">
            {problem}
          </Note>
        )}
        {linked && busy && !shown && (
          <div role="status" aria-label="Looking at your card">
            <Skeleton height={240} />
          </div>
        )}
        {shown && <Holder key={shown.card.last4 + shown.code.pin} shown={shown} />}
        <Stack gap={2} upTo="form">
          {shown && <h2>Another card</h2>}
          <CodeFields label="Check balance" busy={busy} send={look} />
          <Text size={14} tone="soft">
            You bought the card?{' '}
            <HrefLink className="link" href="/giftcards/bought">
              See the cards you gave
            </HrefLink>
          </Text>
        </Stack>
      </Stack>
    </Page>
  )
}
