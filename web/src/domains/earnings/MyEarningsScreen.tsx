import { usePageHead } from '../../platform/head.ts'
import { MyCleanoutsFrame } from '../consignment/MyCleanoutsFrame.tsx'
import { EarningsBand } from './EarningsBand.tsx'
import { EarningsContent, earningsLead } from './EarningsContent.tsx'

import { ForSellers } from './ForSellers.tsx'

/**
 * Renders the earnings page among the user's own pages (§2 /my/cleanouts/earnings). Visitors are invited to
 * log in.
 */
export function MyEarningsScreen() {
  usePageHead({ title: 'Your earnings', robots: 'noindex' })
  return (
    <MyCleanoutsFrame current="earnings" title="Your earnings" lead={earningsLead} aside={<EarningsBand />}>
      <ForSellers>
        <EarningsContent />
      </ForSellers>
    </MyCleanoutsFrame>
  )
}
