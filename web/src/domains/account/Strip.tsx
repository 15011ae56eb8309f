import { newestLink } from '@hemline/rules/site/header-links.ts'
import { recommendedAmount } from '@hemline/rules/vocabulary/constants.ts'
import { GetFavoritesDocument, ItemsV2Document } from '@hemline/schema/generated/graphql.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Part } from './Part.tsx'
import { Pieces, shownPieces } from './Pieces.tsx'
import { usePart } from './use-part.ts'

/** Renders four pieces that came in today, for a member without favorites. */
function NewToday() {
  const { data, failed, again } = usePart(ItemsV2Document, {
    input: {
      amount: recommendedAmount,
      filters: [],
      sort: 'newest_first',
      itemQueryContext: { clientModule: 'account', clientPageType: 'account' },
      userInfo: {},
    },
  })
  return (
    <Part title="New today" to={{ href: newestLink.href, name: 'See all' }} failed={failed} again={again}>
      {data ? <Pieces items={data.itemsV2.nodes} /> : <Skeleton width="100%" height={240} />}
    </Part>
  )
}

/** Renders the newest favorites; pieces that came in today when there are none. */
export function Strip() {
  const { data, failed, again } = usePart(GetFavoritesDocument, { amount: shownPieces, page: 1 })
  const items = data?.favorites.items ?? []
  if (data && items.length === 0) return <NewToday />
  return (
    <Part
      title="Your favorites"
      to={{ href: '/saved/favorites', name: 'See all' }}
      failed={failed}
      again={again}
    >
      {data ? <Pieces items={items} /> : <Skeleton width="100%" height={240} />}
    </Part>
  )
}
