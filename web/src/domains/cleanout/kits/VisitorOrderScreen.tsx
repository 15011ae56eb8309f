// The two short order forms for visitors, one page each, made of the same parts in a different order.
import { bagFees } from '@hemline/rules/earnings/payout-terms.ts'
import { GetCleanoutOfferDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { usePageHead } from '../../../platform/head.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary, type FieldProblem } from '../../../ui/ErrorSummary.tsx'
import { LinenBag } from '../../../ui/LinenBag.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { look } from '../../../ui/look.ts'
import { Note } from '../../../ui/Note.tsx'
import { useSession } from '../../identity/session.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { Thread } from '../Thread.tsx'
import { EmailField } from './EmailField.tsx'
import { Abroad } from './FlowRefusals.tsx'
import { journey } from './journey.tsx'
import './kit-keys.ts'
import { BagChoice } from './KitChoices.tsx'
import styles from './Kits.module.css'
import { beginKit, keepDraft, useKitDraft } from './kit-draft.ts'
import { feeWords } from './kit-words.ts'
import { KitAddress } from './LazyKitAddress.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { useKitAddresses } from './use-kit-addresses.ts'
import { useKitProblems } from './use-kit-problems.ts'
import { useOrderKit } from './use-order-kit.ts'
import { visitorDone } from './visitor-done.ts'

/** Returns what both forms share: the offer, the order function, and the page after the order. */
function useVisitorOrder(way: 'visitor_order' | 'visitor_order_v2') {
  const [{ data }] = useQuery({ query: GetCleanoutOfferDocument })
  const offer = data?.cleanoutOffer
  const ordering = useOrderKit(way, offer?.variant)
  const router = useRouter()
  const { user, loggedIn } = useSession()
  useEffect(() => beginKit({ service: 'standard' }), [])
  const missing = useKitProblems()
  const isStopped = (ofAddress: readonly FieldProblem[] = []) => {
    ordering.refuse(undefined)
    return missing.check(ofAddress)
  }
  const onEdit = () => {
    ordering.refuse(undefined)
    missing.clear('email')
  }
  const send = async (addressId?: string) => {
    const kit = await ordering.order(addressId)
    if (kit) await router.navigate({ href: visitorDone(kit.id), replace: true })
  }
  return { ...ordering, offer, user, loggedIn, isStopped, missing, onEdit, send }
}
type Ordering = ReturnType<typeof useVisitorOrder>

const Refusal = ({ refusal, missing }: Pick<Ordering, 'refusal' | 'missing'>) => (
  <>
    <ErrorSummary problems={missing.problems} tries={missing.tries} />
    {refusal && refusal.field !== 'email' && (
      <Note mood="bad" role="alert">
        {refusal.message}
      </Note>
    )}
  </>
)

const emailError = ({ refusal, missing }: Ordering) =>
  refusal?.field === 'email' ? refusal.message : missing.at('email')

/**
 * Renders /cleanout/visitor-order: a form that orders a bag or label without an account, with email, then
 * address. Shoppers from another country read why they can't order.
 */
export function VisitorOrderScreen() {
  usePageHead({ title: 'Order a bag', robots: 'noindex' })
  const all = useVisitorOrder('visitor_order')
  const { offer, user, loggedIn, busy, isStopped, send } = all
  const bagType = useKitDraft((draft) => draft.bagType)
  if (user?.isInternational) return <Abroad />
  return (
    <CleanoutFrame
      current="order"
      title="A bag at your door, no account needed"
      lead="Your email and your address, and it is on its way."
    >
      <Stack gap={10} align="start" className={styles.two}>
        <Stack gap={6} className={styles.step}>
          <Refusal {...all} />
          {!loggedIn && <EmailField error={emailError(all)} onEdit={all.onEdit} />}
          <BagChoice />
          {bagType === 'label' ? (
            <LabelButton all={all} label="Get my label" />
          ) : (
            <KitAddress submitLabel="Send me the bag" busy={busy} isStopped={isStopped} onAddress={send} />
          )}
        </Stack>
        <OrderFacts offer={offer} />
      </Stack>
    </CleanoutFrame>
  )
}

function LabelButton({ all, label }: { all: Ordering; label: string }) {
  return (
    <Row rows={2} className={styles.ways}>
      <Button
        size="large"
        busy={all.busy}
        onClick={() => {
          if (!all.isStopped()) void all.send()
        }}
      >
        {all.busy ? 'Ordering' : label}
      </Button>
    </Row>
  )
}

/** Shows the chosen address, with a button to change it. */
function KnownAddress({ addressId, onChange }: { addressId: string; onChange: () => void }) {
  const { addresses } = useKitAddresses()
  const known = addresses?.find((one) => one.id === addressId)
  return (
    <Row gap={4} justify="between" noWrap pad={4} surface="wash" round="control" className={styles.known}>
      <p>
        <span className="soft small">Goes to</span>
        <br />
        <b>{known ? `${known.line1}, ${known.city}` : '\u00a0'}</b>
      </p>
      <Button look="text" size="small" onClick={onChange}>
        Change
      </Button>
    </Row>
  )
}

/**
 * Renders /cleanout/visitor-order-v2: a form that orders a bag without an account, with address, then offer,
 * then email. Shoppers from another country read why they can't order.
 */
export function VisitorOrderV2Screen() {
  usePageHead({ title: 'Where should we send your bag?', robots: 'noindex' })
  const all = useVisitorOrder('visitor_order_v2')
  const { offer, user, loggedIn, busy, isStopped, send } = all
  const addressId = useKitDraft((draft) => draft.addressId)
  const [settled, settle] = useState(addressId !== undefined)
  useEffect(() => keepDraft({ bagType: 'bag' }), [])
  if (user?.isInternational) return <Abroad />
  const known = settled && addressId !== undefined
  return (
    <CleanoutFrame
      current="order"
      title={known ? 'Almost yours' : 'Where should we send your bag?'}
      lead={
        known
          ? 'One line more: where we write when something happens to your bag.'
          : `With the label on it, and its way to us paid. ${feeWords(bagFees.standard)} The email comes last.`
      }
      aside={<LinenBag className={styles.bag} />}
    >
      <Stack gap={10} align="start" className={styles.two}>
        <Stack gap={6} upTo="text">
          <Refusal {...all} />
          {known ? (
            <>
              <KnownAddress addressId={addressId} onChange={() => settle(false)} />
              <OrderFacts offer={offer} />
              {!loggedIn && <EmailField label="Your email" error={emailError(all)} onEdit={all.onEdit} />}
              <Row rows={2} className={styles.ways}>
                <Button
                  size="large"
                  wide
                  busy={busy}
                  onClick={() => {
                    if (!isStopped()) void send(addressId)
                  }}
                >
                  {busy ? 'Ordering' : 'Send me the bag'}
                </Button>
              </Row>
            </>
          ) : (
            <KitAddress
              submitLabel="This is the place"
              busy={busy}
              isStopped={all.missing.checkAddress}
              onAddress={async (id) => {
                keepDraft({ addressId: id })
                settle(true)
              }}
            />
          )}
        </Stack>
        <Thread
          tone="light"
          upright
          label="What happens to your pieces"
          steps={journey}
          className={look({ alignSelf: 'start' })}
        />
      </Stack>
    </CleanoutFrame>
  )
}
