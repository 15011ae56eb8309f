import { cents } from '@hemline/rules/common/money.ts'
import { isKeepable } from '@hemline/rules/payment/saved-methods.ts'
import type { CartFieldsFragment, GetCheckoutQuery } from '@hemline/schema/generated/graphql.ts'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { focusHeading, whenThere } from '../../platform/focus.ts'
import { usePlace } from '../../platform/place.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AddressSummary } from '../addresses/AddressSummary.tsx'
import { startingPhone } from '../addresses/address-values.ts'
import { openLogIn } from '../identity/auth-modals.ts'
import { useLogOut } from '../identity/log-out.ts'
import { useSession } from '../identity/session.tsx'
import { useCardForm } from '../payment/use-card-form.ts'
import { BuyingWaits } from '../popups/BuyingWaits.tsx'
import styles from './Checkout.module.css'
import { CheckoutWaiting } from './CheckoutWaiting.tsx'
import { useDraft } from './draft.ts'
import { chargedWhen, isSent, orderable } from './orderable.ts'
import { Step } from './Step.tsx'
import { SummaryColumn } from './SummaryColumn.tsx'
import {
  AddressStep,
  Billing,
  ContactStep,
  DeliveryStep,
  loadStep,
  Outcome,
  PaymentStep,
  useLoadedStep,
} from './step-parts.ts'
import { isDone, nextStep, openStep, type StepName, stepsOf } from './steps.ts'
import { useCartAddress } from './use-cart-address.ts'
import { useMethods } from './use-methods.ts'
import type { Payment } from './use-payment.ts'
import { useSaved } from './use-saved.ts'
import { useToken } from './use-token.ts'

/** Loaded with the step that it folds: it brings the wording of delivery days. */
const DeliverySummary = lazy(async () => ({
  default: (await import('./DeliverySummary.tsx')).DeliverySummary,
}))

type Props = { cart: CartFieldsFragment; more: GetCheckoutQuery; now: number; payment: Payment }

const headingOf = (name: StepName) => globalThis.document.getElementById(`step-${name}`)

/**
 * Moves focus to the heading of a newly opened step; not on the first one, which the shopper did not open.
 */
function useFocusOnStep(open: StepName): void {
  const before = useRef(open)
  useEffect(() => {
    if (before.current === open) return
    before.current = open
    return whenThere(
      () => headingOf(open),
      (element) => {
        focusHeading(element)
        element.scrollIntoView?.({ block: 'nearest' })
      },
    )
  }, [open])
}

function Who({ locked }: { locked: boolean }) {
  const { user } = useSession()
  const logOut = useLogOut()
  const other = () => {
    logOut()
    void openLogIn('checkout')
  }
  return (
    <Row
      as="section"
      gap={4}
      rows={0}
      justify="between"
      above={5}
      padBottom={3}
      edge="bottom"
      breaks
      aria-label="Contact"
    >
      <span>{user?.email}</span>
      {!locked && <LinkButton onClick={other}>Not you?</LinkButton>}
    </Row>
  )
}

/**
 * Renders the checkout steps beside the summary; placeholders until the first step's code is loaded. This
 * component keeps the typed card, so that it survives the folding of the steps.
 */
export function CheckoutSteps({ cart, more, now, payment }: Props) {
  const { state, pay, clear } = payment
  const { user, loggedIn } = useSession()
  const where = more.activeCart.cart
  const navigate = useNavigate()
  const { draft, keep } = useDraft()
  const { set } = useCartAddress()
  const card = useCardForm()
  const rows = useMethods(cart, more.paymentSettings.driver, where?.shippingAddress?.country)
  const ways = useSaved(more.savedMethods, rows, { draft, keep })
  const { picked, row } = ways
  const tokenFor = useToken({ card, settings: more.paymentSettings })
  const busy = state.kind !== 'idle'
  const facts = {
    hasEmail: loggedIn || Boolean(where?.email),
    hasAddress: Boolean(where?.shippingAddress),
    isSent: isSent(cart),
  }
  const asked = new URLSearchParams(usePlace().search).get('step') ?? undefined
  const open = openStep(asked, facts)
  const shown = useLoadedStep(open)
  useFocusOnStep(shown ?? open)
  const go = (step: StepName) => void navigate({ to: '/checkout', search: { step }, resetScroll: false })
  const done = (step: StepName) => () => go(nextStep(step, facts))
  const lineIds = orderable(cart, now)
  const amount = cents(cart.cartTotals?.amountCharged ?? 0)
  const problem = state.kind === 'idle' ? state.problem : undefined
  const goRef = useRef(go)
  goRef.current = go
  useEffect(() => {
    if (problem?.kind === 'incomplete') goRef.current(problem.step)
  }, [problem])
  const select = (change: () => void) => {
    change()
    if (problem) clear()
  }
  const submit = () => {
    if (busy) return
    const saved = picked && { savedMethodId: picked.id }
    const keeping = !picked && loggedIn && ways.keeps && isKeepable(row.method) && { saveMethod: true }
    const token = async () => (picked ? null : tokenFor(row, amount))
    void pay({ cart, lineIds, method: row.method, token, how: { ...saved, ...(keeping || {}) } })
  }
  const goOn = () => {
    clear()
    globalThis.document.querySelector<HTMLElement>('button[form="pay"]')?.focus()
  }
  const drafting = { draft, keep }
  const content: Record<StepName, { summary?: React.ReactNode; body: () => React.ReactNode }> = {
    contact: {
      summary: where?.email,
      body: () => <ContactStep {...drafting} email={where?.email ?? ''} set={set} onDone={done('contact')} />,
    },
    address: {
      summary: where?.shippingAddress && <AddressSummary address={where.shippingAddress} full />,
      body: () => (
        <AddressStep
          {...drafting}
          addresses={more.myAddresses.filter((one) => one.type === 'shipping')}
          chosen={where?.shippingAddress?.id ?? null}
          fullName={user?.firstName ? `${user.firstName} ${user.lastName ?? ''}`.trim() : ''}
          phone={startingPhone(more.myPhone)}
          set={set}
          onDone={done('address')}
        />
      ),
    },
    delivery: {
      summary: (
        <Suspense fallback={<Skeleton height={44} />}>
          <DeliverySummary cart={cart} />
        </Suspense>
      ),
      body: () => (
        <DeliveryStep {...drafting} cart={cart} where={where} set={set} onDone={done('delivery')} />
      ),
    },
    payment: {
      body: () => (
        <PaymentStep
          rows={rows}
          ways={ways}
          canKeep={loggedIn}
          onSelect={select}
          amount={amount}
          card={card}
          busy={busy}
          chargedWhen={chargedWhen(cart)}
          outcome={<Outcome state={state} amount={amount} left={lineIds.length} onGoOn={goOn} />}
          billing={
            amount > 0 && facts.isSent && row.kind === 'token' && !picked ? (
              <Billing
                {...drafting}
                same={where?.billingSameAsShipping ?? true}
                address={where?.billingAddress ?? null}
                disabled={busy}
                set={set}
              />
            ) : null
          }
          onPay={submit}
        />
      ),
    },
  }
  if (!shown) return <CheckoutWaiting />
  return (
    <Stack gap={0} className={styles.two}>
      <Panel
        justifySelf="center"
        upTo="text"
        wide
        className={styles.left}
        onFocus={() => stepsOf(facts).forEach((name) => void loadStep(name))}
      >
        <h1>Checkout</h1>
        {loggedIn && <Who locked={busy} />}
        {shown !== 'payment' && <BuyingWaits />}
        {problem?.kind === 'incomplete' && shown !== 'payment' && (
          <Panel above={5}>
            <Note mood="bad" role="alert">
              {problem.message}
            </Note>
          </Panel>
        )}
        {stepsOf(facts)
          .filter((name) => name !== 'contact' || !loggedIn)
          .map((name) => {
            const stateOf = name === shown ? 'open' : isDone(name, facts) ? 'done' : 'later'
            return (
              <Step key={name} name={name} state={stateOf} summary={content[name].summary} locked={busy}>
                {name === shown && content[name].body()}
              </Step>
            )
          })}
      </Panel>
      <SummaryColumn cart={cart} now={now} locked={busy} />
    </Stack>
  )
}
