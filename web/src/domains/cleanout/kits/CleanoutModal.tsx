// The steps of the clean-out pop-up: the flow's modal variant, in the modal machine
// (specification §4 "Modal steps").
import {
  type CleanoutStep,
  flowVariantOf,
  forwardOrders,
  navigateCleanout,
  openCleanoutStep,
} from '@hemline/rules/cleanout/flow.ts'
import { GetCleanoutOfferDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../../platform/errors.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx'
import { LinenBag } from '../../../ui/LinenBag.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { ModalTitle } from '../../../ui/Modal.tsx'
import { closeModal } from '../../../ui/modal.store.ts'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Thread } from '../Thread.tsx'
import { journey } from './journey.tsx'
import { BagChoice, CharityChoice, RestChoiceCards, ServiceChoice } from './KitChoices.tsx'
import { KitFacts, useKit } from './KitDone.tsx'
import { useKitAddresses } from './use-kit-addresses.ts'
import './kit-keys.ts'
import styles from './Kits.module.css'
import { beginKit, useKitDraft } from './kit-draft.ts'
import { feeOf, feeWords, kitNoun, type Offer } from './kit-words.ts'
import { useOfferExposure } from './use-offer-exposure.ts'
import { useOrderKit } from './use-order-kit.ts'

const titles: Record<Exclude<CleanoutStep, 'address'>, string> = {
  intro: 'Your closet could use the room',
  howItWorks: 'What happens to your pieces',
  settings: 'How we sell them for you',
  confirmation: 'Your kit is ordered',
}

function Intro({ offer }: { offer: Offer }) {
  return (
    <>
      <p className="soft">
        Fill a bag with what you no longer wear. We photograph, price and ship; you are paid for what sells.
      </p>
      {offer.incentives.map((one) => (
        <p key={one.name} className="small num">
          <b>{one.words}</b>
        </p>
      ))}
      <BagChoice />
    </>
  )
}

function Done({ id }: { id: string | undefined }) {
  const { kit } = useKit(id)
  return kit ? <KitFacts kit={kit} /> : <Skeleton height="10rem" />
}

/**
 * Returns the current step of the pop-up and the functions behind its buttons. An order needs an address:
 * a seller without a saved one continues on the page, which asks for it.
 */
function useModalFlow(offer: Offer) {
  const [wanted, want] = useState<CleanoutStep>('intro')
  const { orderedId, bagType, service, charityId } = useKitDraft()
  const { addresses } = useKitAddresses()
  const ordering = useOrderKit('modal', offer.variant)
  useOfferExposure(offer)
  const router = useRouter()
  const variant = flowVariantOf(offer.variant)
  const address = addresses?.[0]
  const facts = { ordered: orderedId !== undefined, hasAddress: true }
  const step = openCleanoutStep({ place: 'modal', variant }, wanted, facts)
  const at = { place: 'modal', variant, step } as const
  const orders = forwardOrders(at)
  const needsAddress = bagType === 'bag' && !address
  const forward = async () => {
    const next = navigateCleanout(at, 'forward')
    if (!orders) return next === 'closed' ? closeModal() : want(next)
    if (needsAddress) {
      closeModal()
      // The flow's page asks for the address; the choices made here are kept.
      return router.navigate({ href: '/cleanout/sell?step=address' })
    }
    if (service === 'donation' && charityId === undefined)
      return ordering.refuse({ message: 'Please choose a charity.', field: 'charityId' })
    const kit = await ordering.order(address?.id)
    if (kit) want('confirmation')
  }
  const back = () => {
    const next = navigateCleanout(at, 'back')
    if (next === 'closed') closeModal()
    else want(next)
  }
  return { ...ordering, step, orders, needsAddress, address, bagType, service, orderedId, forward, back }
}

function Steps({ offer }: { offer: Offer }) {
  const flow = useModalFlow(offer)
  const { step, orders, needsAddress, address, bagType, refusal, busy } = flow
  const top = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current !== step) {
      top.current?.focus({ preventScroll: true })
      top.current?.closest('[role="dialog"]')?.scrollTo?.(0, 0)
    }
    last.current = step
  }, [step])
  const fee = feeOf(offer, flow.service)
  const label = !orders
    ? 'Continue'
    : needsAddress
      ? 'Continue to your address'
      : bagType === 'label'
        ? 'Get my label'
        : 'Order my bag'
  return (
    <Stack gap={6} className={styles.step} ref={top} tabIndex={-1} data-step={step}>
      <ModalTitle>{titles[step === 'address' ? 'intro' : step]}</ModalTitle>
      {refusal && refusal.field !== 'charityId' && (
        <Note mood="bad" role="alert">
          {refusal.message}
        </Note>
      )}
      {offer.delayNotice && step === 'intro' && <Note mood="gold">{offer.delayNotice}.</Note>}
      {step === 'intro' && <Intro offer={offer} />}
      {step === 'howItWorks' && <Thread tone="light" upright label="What happens" steps={journey} />}
      {step === 'settings' && (
        <>
          <ServiceChoice offer={offer} />
          <CharityChoice offer={offer} error={refusal?.field === 'charityId' ? refusal.message : undefined} />
          <RestChoiceCards />
        </>
      )}
      {step === 'confirmation' ? (
        <>
          <Done id={flow.orderedId} />
          <Row rows={2} className={styles.ways}>
            {bagType === 'label' && flow.orderedId && (
              <HrefLink
                className={buttonClass({ size: 'large' })}
                href={`/cleanout/online-label/${flow.orderedId}`}
                onClick={closeModal}
              >
                Open your label
              </HrefLink>
            )}
            <Button size="large" look={bagType === 'label' ? 'text' : 'main'} onClick={closeModal}>
              Done
            </Button>
          </Row>
        </>
      ) : (
        <>
          {orders && (
            <p className="soft small">
              {fee !== undefined && feeWords(fee)}
              {bagType === 'bag' &&
                address &&
                ` Your ${kitNoun(bagType)} goes to ${address.line1}, ${address.city}.`}
            </p>
          )}
          <Row rows={2} className={styles.ways}>
            <Button size="large" busy={busy} onClick={() => void flow.forward()}>
              {busy ? 'Ordering' : label}
            </Button>
            <Button look="text" size="large" onClick={flow.back}>
              {step === 'intro' ? 'Not now' : 'Back'}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  )
}

/**
 * Renders the content of the clean-out pop-up: loads the offer, then shows the steps that order a kit. A
 * placeholder stands while it loads, an error with "Try again" after a failure.
 */
export function CleanoutModal() {
  const [{ data, error, fetching }, ask] = useQuery({ query: GetCleanoutOfferDocument })
  const offer = data?.cleanoutOffer
  // The preset for each pop-up, so that the flow is as short as its variant allows.
  useEffect(() => {
    beginKit({ service: 'standard' })
  }, [])
  if (offer) return <Steps offer={offer} />
  return (
    <Stack gap={6} className={styles.step}>
      <ModalTitle>{titles.intro}</ModalTitle>
      <LinenBag className={styles.bag} />
      {error && !fetching ? (
        <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
          {friendlyError(error, 'fetchingKit')}
        </ErrorMessage>
      ) : (
        <Skeleton height="8rem" />
      )}
    </Stack>
  )
}
