// Listing a piece by oneself: photos, facts, price, and a last look, each a step with an address of its own.
import '../direct-keys.ts'
import type { DirectFault } from '@hemline/rules/direct-sell/listings.ts'
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import {
  GetDirectChoicesDocument,
  GetDirectShopDocument,
  SubmitDirectListingDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../../platform/errors.ts'
import { sameScreen } from '../../../platform/focus.ts'
import { countOf, money } from '../../../platform/format.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { usePlace } from '../../../platform/place.ts'
import { newId } from '../../../platform/random.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { HangerDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorScreen } from '../../../ui/ErrorScreen.tsx'
import { Page, Panel, Stack } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useSession } from '../../identity/session.tsx'
import { LogInFirst } from '../LogInFirst.tsx'
import {
  type Choices,
  type Form,
  type Listing,
  missingOf,
  type Step,
  stepOf,
  stepOfFault,
  steps,
} from './draft.ts'
import { draftKey, dropUnsent } from './draft-store.ts'
import styles from './Listing.module.css'
import { PhotosStep } from './PhotosStep.tsx'
import { StepBar, StepFrame } from './StepFrame.tsx'
import { useDraft } from './use-draft.ts'
import { useListingPhotos } from './use-listing-photos.ts'

// A phone loads each step while the one before it is filled in.
const loadFacts = async () => ({ default: (await import('./FactsStep.tsx')).FactsStep })
const loadPrice = async () => ({ default: (await import('./PriceStep.tsx')).PriceStep })
const loadLook = async () => ({ default: (await import('./LookStep.tsx')).LookStep })
const FactsStep = lazy(loadFacts)
const PriceStep = lazy(loadPrice)
const LookStep = lazy(loadLook)
const loadAfter: Readonly<Record<Step, () => Promise<unknown>>> = {
  photos: loadFacts,
  facts: loadPrice,
  price: loadLook,
  look: async () => undefined,
}

const path = '/direct/sell/create-listing'
/** Returns what only the API knows: that the brand, as it was saved, is not sold here. */
function barredBrand(missing: readonly DirectFault[], form: Form, listing: Listing | undefined) {
  const barred = listing?.missing.find(({ field }) => field === 'brand')
  const isSame = listing?.brandName === form.brandName
  return isSame && !missing.some(({ field }) => field === 'brand') ? barred : undefined
}

/** Returns what is missing, with the photos that the API does not have yet. */
function withUnsentPhotos(missing: readonly DirectFault[], unsent: number): readonly DirectFault[] {
  if (unsent === 0) return missing
  const message = `${countOf(unsent, 'photo')} on the way. List it once ${unsent === 1 ? 'it is' : 'all are'} in.`
  return [{ field: 'photos', message }, ...missing.filter(({ field }) => field !== 'photos')]
}

/** Returns the address of the step, and row, on which a missing fact is filled in. */
const missingHref = (id: string, fault: DirectFault): string =>
  `${hrefOf(id, stepOfFault(fault))}&at=${encodeURIComponent(fault.field)}`
const hrefOf = (id: string, step: Step) => `${path}?id=${encodeURIComponent(id)}&step=${step}`

const titles: Readonly<Record<Step, string>> = {
  photos: 'Sell it yourself',
  facts: 'Sell it yourself',
  price: 'Your price',
  look: 'Almost on sale',
}
const times: Readonly<Record<Step, string>> = {
  photos: 'about two minutes',
  facts: 'about a minute left',
  price: 'half a minute left',
  look: 'one press left',
}
const ways: Readonly<Record<Exclude<Step, 'look'>, string>> = {
  photos: 'Go on to the facts',
  facts: 'Go on to the price',
  price: 'Look it over and list',
}

/** Sends what is unsent, then puts the piece on sale, once: the button waits for the answer. */
function useListing(id: string, flush: () => Promise<boolean>) {
  const router = useRouter()
  const [, submit] = useMutation(SubmitDirectListingDocument)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const pressed = useRef(false)
  const run = async () => {
    if (!(await flush()))
      return setProblem('What you changed last could not be saved yet. Please try again when you are online.')
    const { data, error } = await submit({ id })
    const answer = data?.submitDirectListing
    if (answer?.__typename === 'DirectListingPayload')
      return router.navigate({ href: `${path}/confirmation?id=${encodeURIComponent(id)}` })
    const why = answer?.__typename === 'DirectRefused' ? answer.faults[0]?.message : undefined
    setProblem(why ?? answer?.message ?? friendlyError(error, 'generic'))
  }
  const list = async () => {
    if (pressed.current) return
    pressed.current = true
    setBusy(true)
    setProblem(undefined)
    await run()
    pressed.current = false
    setBusy(false)
  }
  return { list: () => void list(), isBusy, problem }
}

/** A piece that a person looks at: nothing of it changes until then. Drops changes that can't be sent. */
function LookedAt({ title, member, id }: { title: string; member: string; id: string }) {
  useEffect(() => dropUnsent(draftKey(member, id)), [member, id])
  return (
    <Page upTo="form">
      <Stack gap={5} padY={8}>
        <h1>{title}</h1>
        <Note>
          A person looks it over right now, mostly within a day. You can change it then. We tell you what came
          of it.
        </Note>
        <HrefLink className="link alone" href="/direct/sell">
          Your closet
        </HrefLink>
      </Stack>
    </Page>
  )
}

/** A draft that nobody has saved has an id as this page makes them; another one was mistyped. */
const looksNew = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id)

const NoDraft = () => (
  <Page upTo="form">
    <EmptyState
      drawing={<HangerDrawing />}
      title="There is no such draft"
      action={
        <HrefLink className={buttonClass()} href="/direct/sell/create-listing">
          List a piece
        </HrefLink>
      }
    >
      Your drafts stand in your closet.
    </EmptyState>
  </Page>
)

type FlowProps = { id: string; member: string; choices: Choices }

/** The four steps of one draft. */
function Flow({ id, member, choices }: FlowProps) {
  const router = useRouter()
  const search = new URLSearchParams(usePlace().search)
  const step = stepOf(search.get('step'))
  const draft = useDraft(id, member)
  const [{ data: shop }] = useQuery({ query: GetDirectShopDocument })
  const [isCamera, setCamera] = useState(false)
  const { list, isBusy, problem } = useListing(id, draft.flush)
  const { form, listing, change } = draft
  const photos = useListingPhotos({
    draft: draftKey(member, id),
    isReady: !draft.isLoading && !draft.error,
    photoIds: form.photoIds,
    onChange: (photoIds) => change({ photoIds }),
  })
  const { taken } = photos
  const category = choices.categories.find((one) => one.id === form.categoryId)
  const blanks = missingOf(form, category)
  const barred = barredBrand(blanks, form, listing)
  const missing = withUnsentPhotos(barred ? [...blanks, barred] : blanks, photos.unsent)
  // Until it is known, the closet counts as open: the API says otherwise.
  const isOpen = shop === undefined || shop.directShop?.openedAt != null
  const go = (to: Step) => router.navigate({ href: hrefOf(id, to) })
  const at = steps.indexOf(step)
  useEffect(() => {
    void loadAfter[step]()
  }, [step])
  const before = steps[at - 1]
  const after = steps[at + 1]
  const leave = async () => {
    await draft.flush()
    await router.navigate({ href: '/direct/sell' })
  }
  if (draft.isLoading)
    return (
      <Page upTo="form">
        <Stack gap={4} padY={6} role="status" aria-label="Loading your draft">
          <Skeleton height={44} />
          <Skeleton height={4} />
          <Skeleton ratio="4 / 5" width="50%" />
        </Stack>
      </Page>
    )
  if (draft.error)
    return <ErrorScreen text={friendlyError(draft.error, 'fetchingSales')} onRetry={draft.ask} />
  if (!listing && !looksNew(id)) return <NoDraft />
  if (listing?.status === 'under_review') return <LookedAt title={listing.title} member={member} id={id} />
  const photosStep = (
    <PhotosStep
      photoIds={form.photoIds}
      onChange={(photoIds) => change({ photoIds })}
      photos={photos}
      isCamera={isCamera}
      onCamera={setCamera}
    />
  )
  if (step === 'photos' && isCamera) return photosStep
  const known = { form, choices, category, change }
  const earnings = form.price === null ? undefined : money(directPayoutOf(form.price).earnings)
  return (
    <>
      <StepFrame
        step={step}
        title={titles[step]}
        words={step === 'price' && listing ? listing.title : times[step]}
        saving={draft.saving}
        problem={draft.problem}
        unsent={step === 'photos' ? 0 : photos.unsent}
        onBack={() => void (before ? go(before) : leave())}
        onSave={() => void leave()}
      >
        {listing?.status === 'listed' && (
          <Panel below={3}>
            <Note>This piece is on sale. With your first change it comes off, until you list it again.</Note>
          </Panel>
        )}
        {step === 'photos' && photosStep}
        <Suspense fallback={<Skeleton height={320} />}>
          {step === 'facts' && (
            <FactsStep
              {...known}
              taken={taken}
              startAt={search.get('at')}
              barred={barred?.message}
              onPhotos={() => void go('photos')}
            />
          )}
          {step === 'price' && <PriceStep {...known} />}
          {step === 'look' && (
            <LookStep
              {...known}
              listing={listing}
              missing={missing}
              hrefOf={(fault) => missingHref(id, fault)}
              isOpen={isOpen}
              onOpened={list}
              problem={problem}
            />
          )}
        </Suspense>
      </StepFrame>
      {(step !== 'look' || isOpen || missing.length > 0) && (
        <StepBar amount={at >= 2 ? earnings : undefined}>
          {step === 'look' ? (
            <Button busy={isBusy} disabled={missing.length > 0} onClick={list}>
              {isBusy ? 'Listing it' : 'List it'}
            </Button>
          ) : (
            <Button onClick={() => after && void go(after)}>{ways[step]}</Button>
          )}
        </StepBar>
      )}
    </>
  )
}

/** Gives a new listing its id, which stands in the address, so that a reload opens the same draft. */
function useListingId(): string | undefined {
  const router = useRouter()
  const id = new URLSearchParams(usePlace().search).get('id') ?? undefined
  useEffect(() => {
    if (id === undefined)
      void router.navigate({ href: hrefOf(newId(), 'photos'), replace: true, state: sameScreen })
  }, [id, router])
  return id
}

/**
 * Renders the screen on which a member lists a piece, or goes on with a draft (`?id=`, `&step=`); visitors
 * are asked to log in, and a failed request shows the error screen.
 */
export function CreateScreen() {
  const { user, loggedIn, loading } = useSession()
  const id = useListingId()
  const [{ data, error, fetching }, ask] = useQuery({ query: GetDirectChoicesDocument, pause: !loggedIn })
  usePageHead({ title: 'Sell it yourself', robots: 'noindex' })
  if (!loading && !loggedIn) return <LogInFirst title="Sell it yourself" trigger="sell" />
  if (error && !fetching && !data)
    return (
      <ErrorScreen
        text={friendlyError(error, 'fetchingSales')}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    )
  if (!data || !id || !user)
    return (
      <div className={styles.phone} role="status" aria-label="Loading">
        <Skeleton height={60} />
      </div>
    )
  return <Flow key={id} id={id} member={user.id ?? ''} choices={data.directChoices} />
}
