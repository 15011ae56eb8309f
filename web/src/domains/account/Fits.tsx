// Pieces in the member's sizes, newest first, and how many there are today.
import { recommendedAmount } from '@hemline/rules/vocabulary/constants.ts'
import { GetSizeProfileDocument, ItemsV2Document } from '@hemline/schema/generated/graphql.ts'
import { Part } from './Part.tsx'
import { Pieces } from './Pieces.tsx'
import { usePart } from './use-part.ts'

/**
 * Hook: loads the member's sizes of women's clothes as `sizes`, and as `pieces` what is on sale in them; both
 * as usePart returns. `pieces` is undefined without sizes, or while they are paused. `settled`: both are
 * there or failed.
 */
export function useFits() {
  const sizes = usePart(GetSizeProfileDocument, { departmentTag: 'women' })
  const profile = sizes.data?.sizeProfile
  const asks = profile?.enabled === true && profile.sizingIds.length > 0
  const pieces = usePart(
    ItemsV2Document,
    {
      input: {
        amount: recommendedAmount,
        filters: [
          { key: 'department_tags', values: ['women'] },
          { key: 'my_sizes', values: ['true'] },
        ],
        sort: 'newest_first',
        itemQueryContext: { clientModule: 'account', clientPageType: 'account' },
        userInfo: {},
      },
    },
    { pause: !asks },
  )
  return { sizes, pieces: asks ? pieces : undefined, settled: sizes.settled && (!asks || pieces.settled) }
}

/**
 * Renders four of the newest pieces in the member's sizes; nothing without sizes, while the pieces load, or
 * when nothing fits. A failed request shows a message with "Try again".
 */
export function Fits({ pieces }: ReturnType<typeof useFits>) {
  const found = pieces?.data?.itemsV2
  if (!pieces || (found ? found.nodes.length === 0 : !pieces.failed)) return null
  return (
    <Part
      title="In your sizes"
      to={{ href: '/women?sort=newest_first', name: 'See all' }}
      failed={pieces.failed}
      again={pieces.again}
    >
      {found && <Pieces items={found.nodes} />}
    </Part>
  )
}
