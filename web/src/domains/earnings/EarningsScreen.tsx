import { usePageHead } from '../../platform/head.ts'
import { CleanoutFrame } from '../cleanout/CleanoutFrame.tsx'
import { EarningsBand } from './EarningsBand.tsx'
import { EarningsContent, earningsLead } from './EarningsContent.tsx'
import { ForSellers } from './ForSellers.tsx'

/**
 * Renders the earnings page within the clean-out's navigation (§2 /cleanout/earnings). Visitors are invited
 * to log in.
 */
export function EarningsScreen() {
  usePageHead({ title: 'Your earnings', robots: 'noindex' })
  return (
    <CleanoutFrame current="earnings" title="Your earnings" lead={earningsLead} aside={<EarningsBand />}>
      <ForSellers>
        <EarningsContent />
      </ForSellers>
    </CleanoutFrame>
  )
}
