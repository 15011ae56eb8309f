// The forms of the steps of the kit flow. The flow's variant decides which steps there are; the
// questions of a missing step are asked by a neighboring one.
import { commonIneligibleBrands } from '@hemline/rules/earnings/ineligible-brands.ts'
import type { CleanoutFlowVariant, KitWay } from '@hemline/rules/vocabulary/seller.ts'
import { useState } from 'react'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary, type FieldProblem } from '../../../ui/ErrorSummary.tsx'
import { Row, Text } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useSession } from '../../identity/session.tsx'
import { Thread } from '../Thread.tsx'
import { EmailField } from './EmailField.tsx'
import { journey } from './journey.tsx'
import { BagChoice, CharityChoice, RestChoiceCards, ServiceChoice } from './KitChoices.tsx'
import styles from './Kits.module.css'
import { useKitDraft } from './kit-draft.ts'
import type { Offer } from './kit-words.ts'
import { KitAddress } from './LazyKitAddress.tsx'
import { charityProblem, useKitProblems } from './use-kit-problems.ts'
import { useOrderKit } from './use-order-kit.ts'

export type StepProps = { offer: Offer; way: KitWay; onForward: () => void; onBack: () => void }

/** The brands without a payout that are sent most often, as the first words of their list. */
const namedBrands = commonIneligibleBrands.slice(0, 3).join(', ')

function Ways({
  onForward,
  onBack,
  label = 'Continue',
  back = 'Back',
}: {
  onForward: () => void
  onBack: () => void
  label?: string
  back?: string
}) {
  return (
    <Row rows={2} className={styles.ways}>
      <Button size="large" onClick={onForward}>
        {label}
      </Button>
      <Button look="text" size="large" onClick={onBack}>
        {back}
      </Button>
    </Row>
  )
}

/**
 * Renders the first step: what a clean-out is, and the choice of bag or label; the control variant also asks
 * for the service.
 */
export function IntroStep({
  offer,
  onForward,
  onBack,
  variant,
}: StepProps & { variant: CleanoutFlowVariant }) {
  return (
    <>
      <Text upTo="measure" size={18} tone="soft">
        Fill it with what you no longer wear. We photograph, price and ship; you are paid for each piece that
        sells.{' '}
        <HrefLink className="link" href="/cleanout/estimate">
          What would a piece pay?
        </HrefLink>
      </Text>
      <Text upTo="measure" tone="soft">
        Leave out {namedBrands}: pieces of some brands pay nothing.{' '}
        <HrefLink className="link" href="/cleanout/common-ineligible-brands">
          Brands we can’t pay for
        </HrefLink>
      </Text>
      <BagChoice />
      {variant === 'control' && <ServiceChoice offer={offer} />}
      <Ways onForward={onForward} onBack={onBack} back="Not now" />
    </>
  )
}

/** Renders the step of the kit flow that explains the way of the pieces, from sending to payment. */
export function HowItWorksStep({ onForward, onBack }: StepProps) {
  return (
    <>
      <Thread tone="light" upright label="What happens" steps={journey} />
      <Ways onForward={onForward} onBack={onBack} />
    </>
  )
}

/** Renders the step for service and charity; a donation needs a charity before the step ends. */
export function SettingsStep({ offer, onForward, onBack }: StepProps) {
  const [{ missing, tries }, set] = useState<{ missing: readonly FieldProblem[]; tries: number }>({
    missing: [],
    tries: 0,
  })
  const forward = () => {
    const found = charityProblem()
    set({ missing: found, tries: tries + 1 })
    if (found.length === 0) onForward()
  }
  const charityId = useKitDraft((draft) => draft.charityId)
  const problems = charityId === undefined ? missing : []
  return (
    <>
      <ErrorSummary problems={problems} tries={tries} />
      <ServiceChoice offer={offer} />
      <CharityChoice offer={offer} error={problems[0]?.message} />
      <RestChoiceCards />
      <Ways onForward={forward} onBack={onBack} />
    </>
  )
}

type LastProps = StepProps & { variant: CleanoutFlowVariant; onOrdered: (kitId: string) => void }

/**
 * Renders the last step before the confirmation: its button orders the clean-out kit and passes its id to
 * `onOrdered`. Missing fields and refusals stand at their fields or above the form.
 */
export function AddressStep({ offer, way, onBack, variant, onOrdered }: LastProps) {
  const { user, loggedIn } = useSession()
  const { order, busy, refusal, refuse } = useOrderKit(way, offer.variant)
  const { bagType, charityId } = useKitDraft()
  const { problems, tries, check, clear, at: missing } = useKitProblems(charityProblem)
  const [asked] = useState(charityId !== undefined)
  const isStopped = (ofAddress: readonly FieldProblem[] = []) => {
    refuse(undefined)
    return check(ofAddress)
  }
  const send = async (addressId?: string) => {
    const kit = await order(addressId)
    if (kit) onOrdered(kit.id)
  }
  const at = (field: string) => (refusal?.field === field ? refusal.message : missing(field))
  const shown = problems.filter(({ name }) => name !== 'charityId' || charityId === undefined)
  const placed = ['email', 'charityId'].includes(refusal?.field ?? '')
  return (
    <>
      <ErrorSummary problems={shown} tries={tries} />
      {refusal && !placed && (
        <Note mood="bad" role="alert">
          {refusal.message}
        </Note>
      )}
      {variant === 'short_flow' && (
        <>
          <BagChoice />
          <ServiceChoice offer={offer} />
        </>
      )}
      {variant !== 'long_flow' && <RestChoiceCards />}
      {/* The long flow has asked before, in its step of choices. */}
      {!(variant === 'long_flow' && asked) && (
        <CharityChoice
          offer={offer}
          error={charityId === undefined || refusal ? at('charityId') : undefined}
        />
      )}
      {!loggedIn && (
        <EmailField
          error={at('email')}
          onEdit={() => {
            refuse(undefined)
            clear('email')
          }}
        />
      )}
      {bagType === 'label' ? (
        <>
          <Text upTo="measure" size={18} tone="soft">
            A label needs no address of yours: you print it at home and put it on any box or bag.
          </Text>
          <Row rows={2} className={styles.ways}>
            <Button
              size="large"
              busy={busy}
              onClick={() => {
                if (!isStopped()) void send()
              }}
            >
              {busy ? 'Ordering' : 'Get my label'}
            </Button>
          </Row>
        </>
      ) : (
        <KitAddress
          submitLabel="Order my bag"
          fullName={[user?.firstName, user?.lastName].filter(Boolean).join(' ')}
          busy={busy}
          isStopped={isStopped}
          onAddress={send}
        />
      )}
      <Row rows={2} className={styles.ways}>
        <Button look="text" onClick={onBack}>
          Back
        </Button>
      </Row>
    </>
  )
}
