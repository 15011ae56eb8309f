// The gift cards of an order, for employees: where each mail went, and a way to send one again.
import {
  type StaffOrderFieldsFragment,
  StaffSendGiftCardAgainDocument,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { sendWords, standingWords } from '../gift-cards/gift-card-words.ts'
import { useStaffPassword } from './PasswordAgain.tsx'

type Card = StaffOrderFieldsFragment['giftCards'][number]

function SendForm({ card, onDone }: { card: Card; onDone: () => void }) {
  const [{ fetching }, send] = useMutation(StaffSendGiftCardAgainDocument)
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const password = useStaffPassword()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fetching || !(await password.confirm())) return
    const { data, error } = await send({ input: { id: card.id, email: email.trim() || null, reason } })
    const answer = data?.staffSendGiftCardAgain
    setWrong(undefined)
    setRefusal(undefined)
    if (!answer) return setRefusal(friendlyError(error, 'generic'))
    switch (answer.__typename) {
      case 'PasswordNeeded':
        return password.ask()
      case 'InvalidInput':
        return setWrong(answer.fields[0]?.message ?? answer.message)
      case 'StaffRefusal':
      case 'GiftCardNotSent':
        return setRefusal(answer.message)
      case 'StaffOrderPayload':
        showToast({ text: `Done for the gift card that ends in ${card.last4}.` })
        return onDone()
    }
  }
  return (
    <Stack as="form" gap={3} upTo="form" noValidate onSubmit={(event) => void submit(event)}>
      {card.deliveryMethod === 'email' && (
        <Field
          label="The right address"
          optional
          type="email"
          autoComplete="off"
          value={email}
          error={wrong}
          hint="Empty: the same address again. Number and PIN stay the same."
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <Field
        label="Why"
        value={reason}
        hint="Kept with your name."
        onChange={(event) => setReason(event.target.value)}
      />
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      {password.field}
      <div>
        <Button type="submit" look="line" busy={fetching || password.checking}>
          {card.standing === 'waits' ? 'Change the address' : 'Send the card again'}
        </Button>
      </div>
    </Stack>
  )
}

function Card({ card }: { card: Card }) {
  const [open, setOpen] = useState(false)
  return (
    <Stack as="li" gap={2} padX={0} padY={3} edge="top" breaks>
      <b>
        {money(card.faceValue)} for {card.recipientName}, ends in <span className="num">{card.last4}</span>
      </b>
      <span>{standingWords(card)}</span>
      {card.sends.map((one) => (
        <Text key={one.id} size={14} tone="soft">
          {sendWords(one)} {one.reason}
        </Text>
      ))}
      {open ? (
        <SendForm card={card} onDone={() => setOpen(false)} />
      ) : (
        card.standing !== 'canceled' && (
          <div>
            <LinkButton
              aria-label={`Send again, or change the address: card ${card.last4}`}
              onClick={() => setOpen(true)}
            >
              Send again, or change the address
            </LinkButton>
          </div>
        )
      )}
    </Stack>
  )
}

/** Lists the gift cards that an order bought; renders nothing without any. */
export function OrderGiftCards({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="gift-cards">
      <h2 id="gift-cards">Gift cards</h2>
      <ul>
        {cards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}
