import { shelfPath } from '@hemline/rules/discovery/piece.ts'
import { besidePieceHead } from '@hemline/rules/seo/piece-head.ts'
import { classify } from '@hemline/rules/site/routes.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import {
  GetFeaturedItemDocument,
  type GetFeaturedItemQuery,
  GetItemsDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { count, money, percentOff, shortMoney } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import { ItemGrid, ItemGridSkeleton } from '../listing/ItemGrid.tsx'
import { itemFlag } from '../listing/item-flag.ts'
import { Picture } from '../listing/Picture.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { useCovered } from '../listing/revealed.ts'
import { type Unit, useUnit, withUnit } from '../size-guides/units.ts'
import { useSizeWords } from '../size-guides/use-size-words.ts'
import { Answered } from './Answered.tsx'
import styles from './Piece.module.css'

type Item = NonNullable<GetFeaturedItemQuery['item']>
const shown = 20
const picturesShown = 4

function facts(item: Item, size: string, unit: Unit): [string, string][] {
  const measured = item.measurements.map(({ name, inches }) => `${name} ${withUnit(inches, unit)}`).join(', ')
  const all: [string, string][] = [
    ['Size', size],
    ['Condition', [conditionLabels[item.condition], item.conditionDescription].filter(Boolean).join('. ')],
    ['Material', item.materialText],
    ['Color', item.colorNames.join(', ')],
    ['Measured flat', measured],
    ['To know', item.additionalDescription ?? ''],
  ]
  return all.filter(([, words]) => words !== '')
}

function Piece({ item }: { item: Item }) {
  const flag = itemFlag(item)
  const covered = useCovered(item)
  const sizeWords = useSizeWords()
  const unit = useUnit()
  return (
    <Stack as="article" gap={6} above={6} below={12} className={styles.featured}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A keyboard can scroll the row only while the row has the focus. */}
      <section className={styles.pictures} aria-label="Pictures" tabIndex={0}>
        {(covered || item.photoIds.length === 0) && (
          <div className="frame">
            <PieceThumb item={item} eager sizes="(min-width: 960px) 28vw, 82vw" />
          </div>
        )}
        {(covered ? [] : item.photoIds.slice(0, picturesShown)).map((id, i) => (
          <Picture
            key={id}
            photoId={id}
            alt={i === 0 ? `${item.brand} ${item.title}` : ''}
            eager={i < 2}
            sizes="(min-width: 960px) 28vw, 82vw"
          />
        ))}
      </section>
      <div>
        <Badge mood="green">Featured</Badge>
        <Text above={3} size={14} weight={600} breaks uppercase className={styles.brand}>
          <bdi>{item.brand}</bdi>
        </Text>
        <Text as="h1" above={2} size={36} breaks tabIndex={-1}>
          {item.title}
        </Text>
        <Row as="p" align="baseline" above={4} below={4} tone="soft" className="num">
          <Text as="b" voice="display" size={28} tone="ink">
            {money(item.price)}
          </Text>
          {item.msrp > item.price && (
            <>
              <s>
                <span className="sr">Estimated retail </span>
                {shortMoney(item.msrp)}
              </s>
              <Text as="em" tone="sale" weight={600} slant="normal">
                {percentOff(item.savingsPercent)}
              </Text>
            </>
          )}
          {flag && <span>{flag.words}</span>}
        </Row>
        <Row below={6}>
          <HrefLink className={buttonClass({ size: 'large' })} href={item.slug}>
            See everything about it
          </HrefLink>
          <FavoriteButton item={item} look="button" />
        </Row>
        <Panel as="dl" edge="top" className={classes(styles.facts, 'num')}>
          {facts(item, sizeWords(item), unit).map(([name, words]) => (
            <Stack padY={3} edge="bottom" key={name}>
              <Text as="dt" tone="soft">
                {name}
              </Text>
              <dd>{words}</dd>
            </Stack>
          ))}
        </Panel>
      </div>
    </Stack>
  )
}

/** What hangs beside it: its department and kind, without the piece itself. */
function Shelf({ item }: { item: Item }) {
  const tags = item.categoryPath.split('/')
  const [{ data }] = useQuery({
    query: GetItemsDocument,
    variables: {
      amount: shown + 1,
      filters: [
        { key: 'department_tags', values: item.departmentTags.slice(0, 1) },
        { key: 'category_tags', values: tags.slice(-1) },
      ].filter(({ values }) => values.length > 0),
      facets: [],
      itemQueryContext: { clientModule: 'featured', clientPageType: 'Category' },
      userInfo: {},
    },
  })
  const items = data?.items
  const others = items?.nodes.filter((one) => one.itemNumber !== item.itemNumber).slice(0, shown)
  if (others?.length === 0) return <p className="soft">Nothing else of its kind hangs here just now.</p>
  const href = `${shelfPath({ department_tags: item.departmentTags, category_tags: tags })}?featured_item=${item.itemNumber}`
  return (
    <section>
      <Row gap={4} align="baseline" justify="between" noWrap below={6}>
        <h2>{item.category}</h2>
        {items && items.totalCount > shown && (
          <HrefLink className="link num" href={href}>
            See all {count(items.totalCount)}
          </HrefLink>
        )}
      </Row>
      {others ? <ItemGrid items={others} /> : <ItemGridSkeleton amount={10} />}
    </section>
  )
}

/**
 * Shows the page /featured/:itemNumber: one piece in full, and more pieces of its category below; the 404
 * page for an unknown piece, a message with "Try again" after a failure.
 */
export function FeaturedScreen() {
  const route = classify(usePlace().pathname)
  const itemNumber = route.kind === 'featured' ? route.itemNumber : 0
  const [{ data, error }, ask] = useQuery({
    query: GetFeaturedItemDocument,
    variables: { itemNumber },
    pause: itemNumber === 0,
  })
  const item = data?.item
  usePageHead(item ? besidePieceHead('featured', item) : undefined)
  return (
    <Answered answer={item} failed={error} retry={() => ask({ requestPolicy: 'network-only' })}>
      {(found) => (
        <Page>
          <Piece item={found} />
          <Shelf item={found} />
        </Page>
      )}
    </Answered>
  )
}
