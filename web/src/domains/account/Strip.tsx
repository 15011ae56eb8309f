import { newestLink } from '@hemline/rules/site/header-links.ts'
import { recommendedAmount } from '@hemline/rules/vocabulary/constants.ts'
import {
  GetFavoritesDocument,
  type ItemCardFragment,
  ItemsV2Document,
} from '@hemline/schema/generated/graphql.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import styles from './Home.module.css'
import { Part } from './Part.tsx'
import { usePart } from './use-part.ts'

const shown = 4

function Pieces({ items }: { items: readonly ItemCardFragment[] }) {
  return (
    <ul className={styles.four}>
      {items.slice(0, shown).map((item) => (
        <li key={item.id}>
          <HrefLink href={item.slug}>
            <span className="frame">
              <PieceThumb item={item} sizes="(min-width: 960px) 200px, 45vw" />
            </span>
            <Text as="span" block above={2} size={12} weight={600} ellipsis clip nowrap uppercase>
              <bdi>{item.brand}</bdi>
              <span className="sr">, {item.title}</span>
            </Text>
            <b className="num">{money(item.price)}</b>
          </HrefLink>
        </li>
      ))}
    </ul>
  )
}

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
  const { data, failed, again } = usePart(GetFavoritesDocument, { amount: shown, page: 1 })
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
