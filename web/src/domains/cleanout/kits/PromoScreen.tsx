import { GetCleanoutOfferDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useQuery } from 'urql'
import { usePageHead } from '../../../platform/head.ts'
import type { Search } from '../../../platform/search-params.ts'
import { ErrorSummary, type FieldProblem } from '../../../ui/ErrorSummary.tsx'
import { Field } from '../../../ui/Field.tsx'
import { LinenBag } from '../../../ui/LinenBag.tsx'
import { Page, Panel, Stack, Text } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Logo } from '../../chrome/Logo.tsx'
import { useSession } from '../../identity/session.tsx'
import { EmailField } from './EmailField.tsx'
import { Abroad } from './FlowRefusals.tsx'
import './kit-keys.ts'
import styles from './Kits.module.css'
import { beginKit, keepDraft, useKitDraft } from './kit-draft.ts'
import { KitAddress } from './LazyKitAddress.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { useKitProblems } from './use-kit-problems.ts'
import { useOrderKit } from './use-order-kit.ts'
import { visitorDone } from './visitor-done.ts'

/**
 * Renders /promo-bag-order: the landing page of a mailing that orders a bag, with the code in the query;
 * shown without the shop's header and footer. Shoppers from another country read why they can't order.
 */
export function PromoScreen() {
  usePageHead({ title: 'Your bag, with the offer from your letter', robots: 'noindex' })
  const search = useSearch({ strict: false }) as Search
  const code = search.promo ?? search.code
  const [{ data }] = useQuery({ query: GetCleanoutOfferDocument })
  const offer = data?.cleanoutOffer
  const { order, busy, refusal, refuse } = useOrderKit('promo_bag_order', offer?.variant)
  const promoCode = useKitDraft((draft) => draft.promoCode) ?? ''
  const { user, loggedIn } = useSession()
  const router = useRouter()
  const missing = useKitProblems()
  useEffect(() => beginKit({ service: 'standard', type: 'bag', promo: code }), [code])
  if (user?.isInternational) return <Abroad />
  const isStopped = (ofAddress: readonly FieldProblem[] = []) => {
    refuse(undefined)
    return missing.check(ofAddress)
  }
  const send = async (addressId: string) => {
    const kit = await order(addressId)
    if (!kit) return
    await router.navigate({
      href: loggedIn ? '/cleanout/sell?step=confirmation' : visitorDone(kit.id),
      replace: true,
    })
  }
  const at = (field: string) => (refusal?.field === field ? refusal.message : missing.at(field))
  return (
    <>
      <Panel as="section" surface="green" tone="onGreen" className={styles.promo}>
        <Stack gap={6} align="center" padY={8} className="page">
          <div>
            <Logo />
            <h1>Your bag, with the offer from your letter</h1>
            <Text above={3} upTo="short" size={18} tone="onGreenSoft">
              Fill it with what you no longer wear. We do the rest, and pay you for what sells.
            </Text>
          </div>
          <LinenBag className={styles.bag} />
        </Stack>
      </Panel>
      <Page padTop={10} padBottom={16}>
        <Stack gap={10} align="start" className={styles.two}>
          <Stack gap={6} className={styles.step}>
            <ErrorSummary problems={missing.problems} tries={missing.tries} />
            {refusal && !['email', 'promoCode'].includes(refusal.field ?? '') && (
              <Note mood="bad" role="alert">
                {refusal.message}
              </Note>
            )}
            <Field
              label="Code from your letter"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={promoCode}
              error={at('promoCode')}
              onChange={(event) => {
                keepDraft({ promoCode: event.target.value || undefined })
                if (at('promoCode')) refuse(undefined)
              }}
            />
            {!loggedIn && (
              <EmailField
                error={at('email')}
                onEdit={() => {
                  refuse(undefined)
                  missing.clear('email')
                }}
              />
            )}
            <KitAddress submitLabel="Send me the bag" busy={busy} isStopped={isStopped} onAddress={send} />
          </Stack>
          <OrderFacts offer={offer} promoCode={promoCode.trim()} />
        </Stack>
      </Page>
    </>
  )
}
