import { payHours, softCloseMinutes } from '@hemline/rules/auctions/auctions.ts'
import type { AuctionFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Gavel, Timer } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNow } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { moment, money, shortMoney } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { Opener } from '../../ui/Opener.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { BannedNote } from '../identity/BannedNote.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './Auction.module.css'
import { bidsLine, type ShownAuction, standingWords, timeLeft } from './auction-words.ts'
import { useAuction, useBid } from './use-auction.ts'

const bannedNoteId = 'why-no-bid'
const everyMs = 1000

function BidForm({ itemNumber, auction }: { itemNumber: number; auction: ShownAuction }) {
  const { user, loggedIn } = useSession()
  const { text, write, problem, said, busy, bid } = useBid(itemNumber, auction.leastBid)
  if (!loggedIn)
    return (
      <Button size="large" wide onClick={() => void openLogIn('bid')}>
        Log in to bid
      </Button>
    )
  const banned = user?.banned ?? false
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void bid()
  }
  return (
    <Stack as="form" gap={3} onSubmit={submit} noValidate>
      <Field
        label="Your maximum in dollars"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={text}
        hint={`${shortMoney(auction.leastBid)} or more. We bid for you, only as far as others make us.`}
        disabled={banned}
        {...(problem && { error: problem })}
        onChange={(event) => write(event.target.value)}
      />
      <Button
        type="submit"
        size="large"
        wide
        busy={busy}
        disabled={banned}
        aria-describedby={banned ? bannedNoteId : undefined}
      >
        {auction.standing === 'leading' ? 'Raise your maximum' : 'Place your bid'}
      </Button>
      {banned && <BannedNote id={bannedNoteId} className={look({ size: 14, tone: 'soft', leading: 1.4 })} />}
      <p className="sr" role="status">
        {said}
      </p>
    </Stack>
  )
}

function Bids({ bids, now }: { bids: ShownAuction['bids']; now: number }) {
  const [open, setOpen] = useState(false)
  if (bids.length === 0) return null
  return (
    <div>
      <Opener open={open} onToggle={() => setOpen(!open)} icon={16}>
        Bids so far
      </Opener>
      {open && (
        <Table
          label="Bids, newest first"
          columns={[
            { key: 'who', name: 'Who', cell: (bid) => (bid.mine ? 'You' : bid.bidder) },
            { key: 'price', name: 'Price', number: true, cell: (bid) => money(bid.price) },
            { key: 'when', name: 'When', number: true, cell: (bid) => moment(bid.at, now) },
          ]}
          rows={bids}
          rowKey={(bid) => bid.id}
        />
      )}
    </div>
  )
}

function Standing({ auction, now }: { auction: ShownAuction; now: number }) {
  const words = standingWords(auction, auction.payUntil ? moment(auction.payUntil, now) : '')
  if (!words) return null
  return (
    <Note mood={words.mood} role="status">
      <b>{words.title}</b> {words.text}
    </Note>
  )
}

function Open({ itemNumber, auction, now }: { itemNumber: number; auction: ShownAuction; now: number }) {
  const left = Date.parse(auction.endsAt) - now
  return (
    <>
      <Row as="p" gap={2} noWrap weight={600} className="num">
        <Gavel size={18} strokeWidth={1.5} aria-hidden="true" />
        {bidsLine(auction)}
      </Row>
      <Row as="p" gap={2} noWrap weight={600} className="num">
        <Timer size={18} strokeWidth={1.5} aria-hidden="true" />
        <span>
          {left > 0 ? (
            <>
              Ends in <span role="timer">{timeLeft(left)}</span>, {moment(auction.endsAt, now)}
            </>
          ) : (
            'It has just ended. The winner is being told.'
          )}
        </span>
      </Row>
      <Standing auction={auction} now={now} />
      {left > 0 && <BidForm itemNumber={itemNumber} auction={auction} />}
      {left > 0 && (
        <Text size={14} tone="soft" leading={1.4}>
          A bid is a promise to buy. A bid in the last {softCloseMinutes} minutes moves the end on, so that
          nobody wins by being last. Who wins has {payHours} hours to pay, plus delivery and tax.
        </Text>
      )}
    </>
  )
}

type Auctioned = Pick<AuctionFieldsFragment, 'itemNumber'>

/**
 * Shows a piece's auction in place of the button that adds it to the cart: time left, current price, the
 * viewer's standing, and the form for a maximum bid; once over, the outcome alone. A placeholder stands while
 * it loads, and an error with "Try again" after a failure.
 */
export function AuctionPanel({ item }: { item: Auctioned }) {
  const now = useNow(everyMs)
  const { auction, error, ask } = useAuction(item.itemNumber)
  if (!auction)
    return error ? (
      <Note mood="bad" role="alert">
        {friendlyError(error, 'fetchingItems')}{' '}
        <LinkButton inline onClick={ask}>
          Try again
        </LinkButton>
      </Note>
    ) : (
      <Skeleton height={180} />
    )
  return (
    <Stack as="section" id="bid" tabIndex={-1} gap={3} className={styles.panel} aria-label="Auction">
      {auction.status === 'open' ? (
        <Open itemNumber={item.itemNumber} auction={auction} now={now} />
      ) : (
        <Standing auction={auction} now={now} />
      )}
      <Bids bids={auction.bids} now={now} />
    </Stack>
  )
}

/**
 * Tells the winner of a piece's auction, above the way to the cart, until when to pay; renders nothing for
 * others.
 */
export function WonNote({ item }: { item: Auctioned }) {
  const now = useNow(60_000)
  const { auction } = useAuction(item.itemNumber)
  if (auction?.standing !== 'won') return null
  return (
    <Stack gap={3} below={3} className={styles.panel}>
      <Standing auction={auction} now={now} />
    </Stack>
  )
}
