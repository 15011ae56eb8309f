import { bagFees } from '@hemline/rules/earnings/payout-terms.ts'
import { luxuryRetailer } from '@hemline/rules/vocabulary/partners.ts'
import {
  GetCleanoutOfferDocument,
  type GetCleanoutOfferQuery,
  GetCleanoutPartnerDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../../platform/errors.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Stack, Text } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useSession } from '../../identity/session.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { EmailField } from '../kits/EmailField.tsx'
import { RestChoiceCards } from '../kits/KitChoices.tsx'
import { beginKit } from '../kits/kit-draft.ts'
import { feeOf, feeWords } from '../kits/kit-words.ts'
import { useKitProblems } from '../kits/use-kit-problems.ts'
import { useOrderKit, whenOver } from '../kits/use-order-kit.ts'
import { Thread } from '../Thread.tsx'
import { LadderTable } from '../ways/LadderTable.tsx'
import { Section } from '../ways/Section.tsx'
import { StandingBag } from '../ways/StandingBag.tsx'
import './partner-keys.ts'

const { slug, name } = luxuryRetailer
const fixed = { bagType: 'label', service: 'premium', partner: slug } as const

const steps = [
  { label: 'Get your label', detail: 'On this page, at once. There is nothing to pay now.' },
  { label: 'Send few and fine', detail: 'Dust bags, boxes and papers help the price.' },
  { label: 'We look over each piece', detail: 'It is measured, priced and photographed.' },
  { label: 'You are paid', detail: 'For each piece that sells, as cash or as credit.' },
].map((step) => ({ ...step, state: 'next' as const }))

type Offer = GetCleanoutOfferQuery['cleanoutOffer']

function LabelForm({ offer }: { offer: Offer }) {
  const { loggedIn } = useSession()
  const { order, busy, refusal, refuse } = useOrderKit('partner', offer.variant, fixed)
  const router = useRouter()
  const missing = useKitProblems()
  useEffect(() => beginKit({}), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    refuse(undefined)
    if (missing.check() || busy) return
    const kit = await order()
    if (!kit) return
    const own = kit.partner?.slug === slug
    await router.navigate({
      href: own ? `/cleanout/${slug}/label/${kit.id}` : `/cleanout/online-label/${kit.id}`,
      replace: true,
    })
  }
  const atEmail = refusal?.field === 'email' ? refusal.message : missing.at('email')
  return (
    <Stack as="form" noValidate gap={6} upTo="text" aria-label="Get your label" onSubmit={submit}>
      <ErrorSummary problems={missing.problems} tries={missing.tries} />
      {refusal && refusal.field !== 'email' && (
        <Note mood="bad" role="alert">
          {refusal.message}
        </Note>
      )}
      {!loggedIn && (
        <EmailField
          error={atEmail}
          onEdit={() => {
            refuse(undefined)
            missing.clear('email')
          }}
        />
      )}
      <RestChoiceCards />
      <Text size={14} tone="soft">
        {feeWords(feeOf(offer, fixed.service) ?? bagFees[fixed.service])}
      </Text>
      <div>
        <Button type="submit" size="large" busy={busy}>
          {busy ? 'Ordering' : 'Get my label'}
        </Button>
      </div>
    </Stack>
  )
}

function Order() {
  const { user } = useSession()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetCleanoutOfferDocument,
    requestPolicy: 'cache-and-network',
  })
  const offer = data?.cleanoutOffer
  if (!offer && error && !fetching)
    return (
      <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
        {friendlyError(error, 'fetchingKit')}
      </ErrorMessage>
    )
  if (!offer || !user)
    return (
      <div role="status" aria-label="Loading the label">
        <Skeleton height={240} />
      </div>
    )
  if (offer.refusal)
    return (
      <Note role="status">
        <b>{offer.refusal}</b>
        {offer.tryAgainInMinutes > 0 && <p>{whenOver(offer.tryAgainInMinutes)}</p>}
      </Note>
    )
  return <LabelForm offer={offer} />
}

/** Shows the luxury retailer's page, on which a prepaid label with its name is ordered (§2). */
export function RetailerScreen() {
  usePageHead({})
  const [{ data }] = useQuery({ query: GetCleanoutPartnerDocument, variables: { slug } })
  const isAway = data?.cleanoutPartner === null
  return (
    <CleanoutFrame
      title={`${name} and Hemline`}
      lead={`For customers of ${name}: send designer pieces that you no longer wear with a prepaid label, and be paid for each that sells.`}
      crumbs={<HrefLink href="/cleanout/partner">Clean-out partners</HrefLink>}
      actions={
        <HrefLink className={buttonClass({ look: 'paper' })} href={`/cleanout/${slug}#label`}>
          Get your label
        </HrefLink>
      }
      aside={<StandingBag />}
    >
      <Section title="How it goes">
        <Thread steps={steps} tone="light" label={`How sending pieces in with ${name} goes`} />
      </Section>
      <Section title="Your prepaid label" id="label">
        {isAway ? (
          <Note>
            <b>{name} gives out no labels at the moment.</b> Our own cost as little:{' '}
            <HrefLink className="link" href="/cleanout/sell?service=premium&type=label">
              get one here
            </HrefLink>
            .
          </Note>
        ) : (
          <Order />
        )}
      </Section>
      <Section
        title="What a piece pays"
        lead="Each part of a price pays its own share, so a higher price never pays you less."
      >
        <LadderTable service={fixed.service} />
        <Text above={4}>
          <HrefLink className="link alone" href={`/cleanout/${slug}/faq`}>
            What customers of {name} ask
          </HrefLink>
        </Text>
      </Section>
    </CleanoutFrame>
  )
}
