// The saved pieces, each with what changed since it was saved and the list that it is in.
import { type GetSavedQuery, MoveFavoritesDocument } from '@hemline/schema/generated/graphql.ts'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { ItemCard } from '../listing/ItemCard.tsx'
import { CardList } from '../listing/ItemGrid.tsx'
import styles from './Favorites.module.css'

type Saved = GetSavedQuery['favorites']
type One = Saved['view']['nodes'][number]

/** What changed since, and the price then; the card says the price now. */
function Since({ one: { item, priceThen } }: { one: One }) {
  const less = priceThen - item.price
  if (item.state !== 'listed' || less === 0) return null
  const Icon = less > 0 ? TrendingDown : TrendingUp
  return (
    <p className={less > 0 ? look({ tone: 'sale' }, styles.less) : look({ tone: 'soft' }, styles.more)}>
      <Icon size={14} strokeWidth={1.5} aria-hidden="true" />
      <span className="num">
        {money(Math.abs(less))} {less > 0 ? 'less' : 'more'} since saved at {money(priceThen)}
      </span>
    </p>
  )
}

function ListOf({ one, lists }: { one: One; lists: Saved['lists'] }) {
  const [{ fetching }, move] = useMutation(MoveFavoritesDocument)
  const put = async (listId: string) => {
    const input = { itemNumbers: [one.item.itemNumber], listId: listId || null }
    const { data, error } = await move({ input })
    const answer = data?.moveFavorites
    if (answer?.__typename !== 'ListsPayload')
      showToast({ text: answer?.message ?? friendlyError(error, 'generic') })
  }
  return (
    <SelectField
      label={`List of ${one.item.brand} ${one.item.title}`}
      labelLook="hidden"
      value={one.listId ?? ''}
      disabled={fetching}
      onChange={(event) => void put(event.target.value)}
    >
      <option value="">In no list</option>
      {lists.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/**
 * Renders a page of favorites as cards, each with its price change since it was saved, a link to similar
 * pieces once it is sold, and the choice of a list.
 */
export function SavedCards({ nodes, lists }: { nodes: readonly One[]; lists: Saved['lists'] }) {
  return (
    <CardList withRail={false} long>
      {nodes.map((one, index) => (
        <li key={one.item.id}>
          <ItemCard
            item={one.item}
            eager={index < 5}
            below={
              <Stack gap={2} above={2} justifyItems="start" size={14} className={styles.below}>
                <Since one={one} />
                {one.item.state !== 'listed' && (
                  <HrefLink
                    className={look({
                      flow: 'row',
                      gap: 0,
                      noWrap: true,
                      inline: true,
                      tall: 44,
                      underline: true,
                    })}
                    href={`/similar/${one.item.itemNumber}`}
                  >
                    More like this<span className="sr">: {one.item.title}</span>
                  </HrefLink>
                )}
                {lists.length > 0 && <ListOf one={one} lists={lists} />}
              </Stack>
            }
          />
        </li>
      ))}
    </CardList>
  )
}
