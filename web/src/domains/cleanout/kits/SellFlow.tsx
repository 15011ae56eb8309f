// The kit order in steps: the URL names the step, and going back loses no input (specification §3 flow
// variants, §4).
import {
  type CleanoutAt,
  type CleanoutStep,
  cleanoutSteps,
  flowVariantOf,
  navigateCleanout,
  openCleanoutStep,
} from '@hemline/rules/cleanout/flow.ts'
import type { KitWay } from '@hemline/rules/vocabulary/seller.ts'
import { GetCleanoutOfferDocument, type GetCleanoutOfferQuery } from '@hemline/schema/generated/graphql.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useQuery } from 'urql'
import { nowMs } from '../../../platform/clock.ts'
import { friendlyError } from '../../../platform/errors.ts'
import { focusHeading, heading } from '../../../platform/focus.ts'
import { timeOfDay } from '../../../platform/format.ts'
import { usePageHead } from '../../../platform/head.ts'
import { usePlace } from '../../../platform/place.ts'
import { type Search, stringifySearch } from '../../../platform/search-params.ts'
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useSession } from '../../identity/session.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { Thread, type ThreadState } from '../Thread.tsx'
import { Abroad, NotNow } from './FlowRefusals.tsx'
import { AddressStep, HowItWorksStep, IntroStep, SettingsStep } from './FlowSteps.tsx'
import './kit-keys.ts'
import { KitDone } from './KitDone.tsx'
import styles from './Kits.module.css'
import { beginKit, useKitDraft } from './kit-draft.ts'
import { kitNoun } from './kit-words.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { useOfferExposure } from './use-offer-exposure.ts'

type Offer = GetCleanoutOfferQuery['cleanoutOffer']

const stepLabels: Record<CleanoutStep, string> = {
  intro: 'Your kit',
  howItWorks: 'How it works',
  settings: 'Your choices',
  address: 'Where to',
  confirmation: 'Done',
}

/**
 * Returns the step named by the URL, corrected when the flow does not allow it yet. A URL without a step
 * begins another kit.
 */
function useStep(offer: Offer | undefined, hasAddress: boolean, onOrdered?: (kitId: string) => void) {
  const search = useSearch({ strict: false }) as Search
  const { pathname } = usePlace()
  const router = useRouter()
  const orderedId = useKitDraft((draft) => draft.orderedId)
  const bagType = useKitDraft((draft) => draft.bagType)
  const variant = flowVariantOf(offer?.variant)
  const entering = search.step === undefined
  const ordered = orderedId !== undefined && !entering
  const step = openCleanoutStep({ place: 'page', variant }, search.step, {
    ordered,
    hasAddress: hasAddress || bagType === 'label',
  })
  const hrefOf = (next: CleanoutStep) => `${pathname}${stringifySearch({ ...search, step: next })}`
  const go = (next: CleanoutStep | 'closed', replace = false) =>
    void router.navigate({
      href: next === 'closed' ? '/cleanout' : hrefOf(next),
      replace,
      resetScroll: !replace || next === 'confirmation',
    })
  const begun = useRef(false)
  useEffect(() => {
    if (!offer) return
    if (entering && !begun.current) {
      begun.current = true
      beginKit({ service: search.service, type: search.type, charity: search.charity })
    }
    // A visitor's confirmation is another page; to correct the step here would replace the navigation
    // to that page.
    if (step === 'confirmation' && onOrdered && orderedId) onOrdered(orderedId)
    else if (search.step !== step) go(step, true)
  })
  return { step, variant, go }
}

/** Moves focus to the heading of the new step. */
function useFocusOn(step: CleanoutStep): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    const title = heading()
    if (title) focusHeading(title)
  }, [step])
}

function Steps({ at }: { at: CleanoutAt }) {
  const steps = cleanoutSteps.page[at.variant]
  const now = steps.indexOf(at.step)
  const stateOf = (i: number): ThreadState =>
    i < now || at.step === 'confirmation' ? 'done' : i === now ? 'now' : 'next'
  return (
    <Thread
      compact
      tone="dark"
      label="Steps"
      steps={steps.map((step, i) => ({ label: stepLabels[step], state: stateOf(i) }))}
    />
  )
}

const titles = (step: CleanoutStep, noun: string): string =>
  ({
    intro: 'Order a clean-out kit',
    howItWorks: 'What happens to your pieces',
    settings: 'How we sell them for you',
    address: noun === 'label' ? 'Your label, ready to print' : 'Where should the bag go?',
    confirmation: noun === 'label' ? 'Your label is ready' : 'Your bag is ordered',
  })[step]

type FlowProps = {
  way: KitWay
  offer: Offer
  hasAddress: boolean
  onOrdered?: ((kitId: string) => void) | undefined
}

function Flow({ way, offer, hasAddress, onOrdered }: FlowProps) {
  const { step, variant, go } = useStep(offer, hasAddress, onOrdered)
  const { bagType, pressed } = useKitDraft()
  const { user } = useSession()
  useFocusOn(step)
  useOfferExposure(offer)
  const at: CleanoutAt = { place: 'page', variant, step }
  const noun = kitNoun(bagType)
  const done = step === 'confirmation'
  const stopped = !done && pressed === undefined && offer.refusal !== null
  const parts = {
    offer,
    way,
    onForward: () => go(navigateCleanout(at, 'forward')),
    onBack: () => go(navigateCleanout(at, 'back')),
  }
  // Replaces the form in the history, so that back does not return to it, whether this or the step's
  // own correction runs first.
  const ordered = (kitId: string) => (onOrdered ? onOrdered(kitId) : go('confirmation', true))
  if (user?.isInternational) return <Abroad />
  return (
    <CleanoutFrame current="order" title={titles(step, noun)} below={<Steps at={at} />}>
      {stopped && offer.refusal ? (
        <NotNow
          message={offer.refusal}
          time={offer.tryAgainInMinutes > 0 ? timeOf(offer.tryAgainInMinutes) : undefined}
        />
      ) : done ? (
        <KitDone />
      ) : (
        <Stack gap={10} align="start" className={styles.two}>
          <Stack gap={6} className={styles.step}>
            {step === 'intro' && <IntroStep {...parts} variant={variant} />}
            {step === 'howItWorks' && <HowItWorksStep {...parts} />}
            {step === 'settings' && <SettingsStep {...parts} />}
            {step === 'address' && <AddressStep {...parts} variant={variant} onOrdered={ordered} />}
          </Stack>
          <OrderFacts offer={offer} />
        </Stack>
      )}
    </CleanoutFrame>
  )
}

const timeOf = (minutes: number): string => timeOfDay(new Date(nowMs() + minutes * 60_000).toISOString())

/**
 * Renders the kit flow for a logged-in user, or for a visitor (`visitor_sell`); a placeholder until the offer
 * is loaded, and an error with "Try again" after a failure. An ordered kit shows the confirmation, or calls
 * `onOrdered` with its id.
 */
export function SellFlow({ way, onOrdered }: { way: KitWay; onOrdered?: (kitId: string) => void }) {
  usePageHead({ title: 'Order a clean-out kit', robots: 'noindex' })
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetCleanoutOfferDocument,
    requestPolicy: 'cache-and-network',
  })
  const addressId = useKitDraft((draft) => draft.addressId)
  const offer = data?.cleanoutOffer
  if (offer)
    return <Flow way={way} offer={offer} hasAddress={addressId !== undefined} onOrdered={onOrdered} />
  return (
    <CleanoutFrame current="order" title="Order a clean-out kit">
      {error && !fetching ? (
        <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
          {friendlyError(error, 'fetchingKit')}
        </ErrorMessage>
      ) : (
        <Skeleton height="20rem" />
      )}
    </CleanoutFrame>
  )
}
