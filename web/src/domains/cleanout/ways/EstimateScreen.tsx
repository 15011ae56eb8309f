import { GetPayoutEstimateDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { friendlyError } from '../../../platform/errors.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import type { Search } from '../../../platform/search-params.ts'
import { Panel, Stack } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import styles from './Estimate.module.css'
import { EstimateForm } from './EstimateForm.tsx'
import { EstimateResult } from './EstimateResult.tsx'
import { estimateHref, isAsked, type Question, questionOf } from './estimate-address.ts'
import { LadderTable } from './LadderTable.tsx'
import { Section } from './Section.tsx'
import { isService } from './ways.ts'
import './ways-keys.ts'

function Waiting({ busy }: { busy: boolean }) {
  return (
    <Stack
      as="section"
      justifyItems="center"
      padX={6}
      padY={10}
      surface="sunk"
      round="sheet"
      tone="soft"
      textAlign="center"
      className={styles.empty}
      aria-label="The estimate"
    >
      <svg viewBox="0 0 120 80" aria-hidden="true">
        <path d="M38 14h44l22 26-22 26H38a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z" />
        <circle cx="86" cy="40" r="4" />
        <path className={styles.string} d="M90 40c14-2 18-18 28-16" />
      </svg>
      <p role="status">
        {busy
          ? 'Looking through what was sold'
          : 'Tell us brand, kind and condition, and we look through what like pieces sold for.'}
      </p>
    </Stack>
  )
}

/**
 * Renders the payout estimator: the likely price and payout of a piece, before the seller sends it; nothing
 * is asked of the API before all questions are answered, and a refusal stands at its field. A failed request
 * shows a message.
 */
export function EstimateScreen() {
  usePageHead({})
  const router = useRouter()
  const question = questionOf(useSearch({ strict: false }) as Search)
  const asked = isAsked(question)
  const { brand, tier, ...rest } = question
  const input = { ...rest, brand: brand || null, tier: tier || null }
  const [{ data, error, fetching }] = useQuery({
    query: GetPayoutEstimateDocument,
    variables: { input },
    pause: !asked,
  })
  const found = asked ? data?.payoutEstimate : undefined
  const ask = (change: Partial<Question>) =>
    void router.navigate({
      href: estimateHref({ ...question, ...change }),
      replace: true,
      resetScroll: false,
    })
  const service = isService(question.service) ? question.service : 'standard'
  return (
    <CleanoutFrame
      current="payouts"
      title="What would it pay?"
      lead="Before you send anything: what like pieces sold for, and what of it is yours, to the cent."
    >
      <Stack gap={8} padBottom={10} className={styles.both}>
        <EstimateForm
          question={question}
          ask={ask}
          error={found?.__typename === 'EstimateRefused' ? found : undefined}
        />
        <div>
          {error && asked && <Note mood="bad">{friendlyError(error, 'fetchingCleanout')}</Note>}
          {found?.__typename === 'PayoutEstimate' && <EstimateResult found={found} />}
          {found?.__typename === 'TooFewSold' && (
            <Note>
              <b>Too few to say.</b> {found.message} You can send it all the same: we price it when it is
              here.
            </Note>
          )}
          {found?.__typename === 'NoPayoutForBrand' && (
            <Note>
              <b>Nothing.</b> {found.message}{' '}
              <HrefLink className="link" href="/cleanout/ineligible-payout-brands">
                All brands without a payout
              </HrefLink>
            </Note>
          )}
          {found?.__typename === 'EstimateRefused' && (
            <Note mood="bad" role="alert">
              {found.message}
            </Note>
          )}
          {!found && !error && <Waiting busy={asked && fetching} />}
        </div>
      </Stack>
      <Section
        title="The whole ladder"
        lead="Each part of a price pays its own share, so a higher price never pays you less."
      >
        <Panel upTo="list">
          <LadderTable service={service} />
          <HrefLink className="link alone" href="/cleanout/guide">
            How prices move while a piece is on sale
          </HrefLink>
        </Panel>
      </Section>
    </CleanoutFrame>
  )
}
