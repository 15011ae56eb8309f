import { recipientEmailProblem } from '@hemline/rules/gift-cards/gift-cards.ts'
import { GetBoughtGiftCardsDocument, SendGiftCardAgainDocument } from '@hemline/schema/generated/graphql.ts'
import { Link, Navigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EnvelopeDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorScreen } from '../../ui/ErrorScreen.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Grid, Page, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { useSession } from '../identity/session.tsx'
import styles from './BoughtCards.module.css'
import { GiftCardFace } from './GiftCardFace.tsx'
import { type BoughtCard, sendWords, standingWords } from './gift-card-words.ts'

/** What the button of a card does: a card that waits can only change its address. */
const actOf = ({ standing }: BoughtCard) => (standing === 'waits' ? 'Change the address' : 'Send it again')

function SendForm({ card, onDone }: { card: BoughtCard; onDone: () => void }) {
  const [{ fetching }, send] = useMutation(SendGiftCardAgainDocument)
  const [email, setEmail] = useState(card.recipientEmail ?? '')
  const [wrong, setWrong] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const asks = card.deliveryMethod === 'email' && card.addressOpen
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fetching) return
    const bad = asks ? recipientEmailProblem(email.trim(), 'email') : undefined
    setWrong(bad)
    setRefusal(undefined)
    if (bad) return
    const { data, error } = await send({ input: { id: card.id, email: asks ? email.trim() : null } })
    const answer = data?.sendGiftCardAgain
    if (!answer) return setRefusal(friendlyError(error, 'generic'))
    switch (answer.__typename) {
      case 'InvalidInput':
        return setWrong(answer.fields[0]?.message ?? answer.message)
      case 'GiftCardNotSent':
        return setRefusal(answer.message)
      case 'SendGiftCardAgainPayload':
        showToast({
          text: answer.sentNow
            ? `The gift card for ${card.recipientName} is on its way again.`
            : `The gift card for ${card.recipientName} goes to ${answer.giftCard.recipientEmail}.`,
        })
        return onDone()
    }
  }
  return (
    <Stack as="form" gap={3} noValidate aria-label={actOf(card)} onSubmit={(event) => void submit(event)}>
      {asks && (
        <Field
          label="Their email"
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          error={wrong}
          hint="Correct it if it was mistyped. Number and PIN stay the same."
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      <Row gap={4}>
        <Button type="submit" busy={fetching}>
          {actOf(card)}
        </Button>
        <LinkButton onClick={onDone}>Not now</LinkButton>
      </Row>
      <Text size={14} tone="soft">
        You can do this {countOf(card.sendsLeft, 'more time', 'more times')}.
      </Text>
    </Stack>
  )
}

function Gift({ card }: { card: BoughtCard }) {
  const [open, setOpen] = useState(false)
  const canSend = card.standing !== 'canceled' && card.sendsLeft > 0
  return (
    <Stack as="li" gap={4} pad={4} surface="card" edge="all" round="sheet" className={styles.gift}>
      <GiftCardFace slug={card.slug} amount={card.faceValue} />
      <Stack gap={1} breaks>
        <Text as="h2" size={22}>
          For {card.recipientName}
        </Text>
        <Text>{standingWords(card)}</Text>
        {card.sends.map((one) => (
          <Text key={one.id} size={14} tone="soft">
            {sendWords(one)}
          </Text>
        ))}
        <Text size={14} tone="soft">
          Number ending in <span className="num">{card.last4}</span>, bought with{' '}
          <Link className="link" to="/my/orders/$id" params={{ id: card.orderId }}>
            this order
          </Link>
        </Text>
      </Stack>
      {open ? (
        <SendForm card={card} onDone={() => setOpen(false)} />
      ) : canSend ? (
        <div>
          <Button
            look="line"
            aria-label={`${actOf(card)}: the gift card for ${card.recipientName}`}
            onClick={() => setOpen(true)}
          >
            {actOf(card)}
          </Button>
        </div>
      ) : (
        card.standing !== 'canceled' && (
          <Text size={14} tone="soft">
            You have sent it three times. If it still hasn’t arrived,{' '}
            <HrefLink className="link" href="/contact">
              write to us
            </HrefLink>
            .
          </Text>
        )
      )}
    </Stack>
  )
}

function Gifts({ cards }: { cards: readonly BoughtCard[] }) {
  if (cards.length === 0)
    return (
      <EmptyState
        drawing={<EnvelopeDrawing />}
        title="No gift card yet"
        action={
          <HrefLink className={buttonClass()} href="/giftcards">
            Give a gift card
          </HrefLink>
        }
      >
        The gift cards that you buy are listed here. You can send them again when a mail went astray.
      </EmptyState>
    )
  return (
    <Grid as="ul" columns={2} gap={6} align="start">
      {cards.map((card) => (
        <Gift key={card.id} card={card} />
      ))}
    </Grid>
  )
}

/**
 * Renders the gift cards that a member bought, each with its state and a button to send it again; visitors
 * are sent to log in.
 */
export function BoughtCardsScreen() {
  usePageHead({ title: 'Gift cards you gave', robots: 'noindex' })
  const { loggedIn, loading } = useSession()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetBoughtGiftCardsDocument,
    pause: !loggedIn,
    requestPolicy: 'cache-and-network',
  })
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: '/giftcards/bought' }} replace />
  const cards = data?.boughtGiftCards
  return (
    <Page above={8} below={12}>
      <Stack gap={6}>
        <Stack gap={1} upTo="measure">
          <h1>Gift cards you gave</h1>
          <Text tone="soft">
            Where each one is, and a way to send it again. To print a card, open the link in its mail.
          </Text>
        </Stack>
        {cards && <Gifts cards={cards} />}
        {!cards && error && !fetching && (
          <ErrorScreen heading="h2" onRetry={() => ask({ requestPolicy: 'network-only' })} />
        )}
        {!cards && !(error && !fetching) && (
          <div role="status" aria-busy="true" aria-label="Loading your gift cards">
            <Skeleton height={320} />
          </div>
        )}
      </Stack>
    </Page>
  )
}
