// The living turn of an offer: its amount, what it would bring, and the viewer's acts.
import { parseMoney } from '@hemline/rules/common/validation.ts'
import { offerWordsFault } from '@hemline/rules/direct-sell/offers.ts'
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { offerWordsMost } from '@hemline/rules/vocabulary/direct-sell.ts'
import { type FormEvent, useState } from 'react'
import { money, shortMoney } from '../../platform/format.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import styles from './Offers.module.css'
import { lastAmount, middleOf, type Offer } from './offer-words.ts'
import { useAnswer, type Wish } from './use-answer.ts'

const typed = (cents: number): string => (cents / 100).toFixed(2).replace('.00', '')

type CounterProps = {
  offer: Offer
  room: { lowest: number; highest: number }
  isBusy: boolean
  answer: (wish: Wish) => Promise<boolean>
  onClose: () => void
}

function Counter({ offer, room, isBusy, answer, onClose }: CounterProps) {
  const { lowest, highest } = room
  const [text, setText] = useState(() => typed(middleOf(lowest, highest)))
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const amount = parseMoney(text)
  const isIn = amount !== undefined && amount >= lowest && amount <= highest
  const fault = isIn ? undefined : `From ${money(lowest)} to ${money(highest)}.`
  const wordsFault = offerWordsFault(words)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isIn || wordsFault) return
    if (await answer({ act: 'counter', amount, words: words.trim() })) onClose()
  }
  const brings = offer.isSeller && isIn ? ` You would get ${money(directPayoutOf(amount).earnings)}.` : ''
  return (
    <Stack as="form" gap={3} noValidate onSubmit={(event) => void submit(event)} aria-label="Another amount">
      <Field
        label="Your amount in dollars"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={text}
        hint={`From ${shortMoney(lowest)} to ${shortMoney(highest)}.${brings}`}
        {...(isTried && fault && { error: fault })}
        onChange={(event) => setText(event.target.value)}
        autoFocus
      />
      <AreaField
        label="A few words, if you like"
        maxLength={offerWordsMost}
        short
        value={words}
        {...(wordsFault && { error: wordsFault })}
        onChange={(event) => setWords(event.target.value)}
      />
      <Row gap={2}>
        <Button type="submit" busy={isBusy}>
          {isIn ? `Offer ${money(amount)}` : 'Offer it'}
        </Button>
        <Button look="text" onClick={onClose}>
          Back
        </Button>
      </Row>
    </Stack>
  )
}

/** What an amount would bring its seller, and the asked price beside it. */
function Brings({ offer }: { offer: Offer }) {
  const payout = offer.turns.at(-1)?.payout
  if (!payout) return null
  return (
    <Sums className={look({ above: 3, size: 14 })}>
      <Sum name={`Our part, ${payout.feePercent}%`} amount={money(-payout.fee)} />
      <Sum
        name="You would get"
        amount={<span className={look({ weight: 600 })}>{money(payout.earnings)}</span>}
      />
      {offer.atAsking && (
        <Sum
          name={<span className="soft">At your {shortMoney(offer.asking)}</span>}
          amount={<span className="soft">{money(offer.atAsking.earnings)}</span>}
        />
      )}
    </Sums>
  )
}

/**
 * Renders the sums below an offer's last amount, and the buttons: accept, counter, decline, or withdraw the
 * own offer. A refusal stands above the buttons.
 */
export function OfferAnswer({ offer }: { offer: Offer }) {
  const { answer, isBusy, problem } = useAnswer(offer.id)
  const [isCountering, setCountering] = useState(false)
  const { canAnswer, canWithdraw, canCounter, lowest, highest } = offer
  const amount = lastAmount(offer)
  const room = canCounter && lowest !== null && highest !== null ? { lowest, highest } : undefined
  return (
    <>
      {canAnswer && <Brings offer={offer} />}
      {problem && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
      {canAnswer && (
        <Stack gap={2} above={3} className={styles.acts}>
          {room && isCountering ? (
            <Counter
              offer={offer}
              room={room}
              isBusy={isBusy}
              answer={answer}
              onClose={() => setCountering(false)}
            />
          ) : (
            <>
              <Button busy={isBusy} onClick={() => void answer({ act: 'accept', amount })}>
                Take {money(amount)}
              </Button>
              {room && (
                <Button look="line" onClick={() => setCountering(true)}>
                  Offer {money(middleOf(room.lowest, room.highest))}
                </Button>
              )}
              <Button look="line" disabled={isBusy} onClick={() => void answer({ act: 'decline' })}>
                Not for me
              </Button>
            </>
          )}
        </Stack>
      )}
      {canWithdraw && (
        <Row above={2}>
          <Button look="line" size="small" busy={isBusy} onClick={() => void answer({ act: 'withdraw' })}>
            Take it back
          </Button>
        </Row>
      )}
    </>
  )
}
