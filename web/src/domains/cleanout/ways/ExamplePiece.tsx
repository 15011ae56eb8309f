import { slugify } from '@hemline/rules/common/slugs.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import {
  GetPayoutEstimateDocument,
  type ItemCardFragment,
  ItemsV2Document,
} from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { count, money } from '../../../platform/format.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { classes } from '../../../ui/classes.ts'
import { Stack, Text } from '../../../ui/layout.tsx'
import { PieceThumb } from '../../listing/PieceThumb.tsx'
import { nameWithin } from '../../listing/piece-name.ts'
import { estimateHref } from './estimate-address.ts'
import styles from './Ways.module.css'
import './ways-keys.ts'

const asked = {
  amount: 1,
  sort: 'featured',
  userInfo: {},
  itemQueryContext: { clientModule: 'cleanout', clientPageType: 'cleanout' },
  filters: [{ key: 'category_tags', values: ['coats-jackets'] }],
}

/** Shows a piece that is on sale, and the estimator's payout for a similar piece. */
export function ExamplePiece() {
  const [{ data }] = useQuery({ query: ItemsV2Document, variables: { input: asked } })
  const item = data?.itemsV2.nodes[0]
  return (
    <Stack gap={5} align="center" pad={6} surface="sunk" round="control" className={styles.example}>
      {item && <Example item={item} />}
    </Stack>
  )
}

const conditionOf = (label: string): string =>
  Object.entries(conditionLabels).find(([key, words]) => key === label || words === label)?.[0] ?? 'excellent'

function Example({ item }: { item: ItemCardFragment }) {
  const input = {
    service: 'standard',
    category: item.categoryPath.split('/').at(-1) ?? '',
    brand: slugify(item.brand),
    condition: conditionOf(item.condition),
  }
  const [{ data }] = useQuery({ query: GetPayoutEstimateDocument, variables: { input } })
  const found = data?.payoutEstimate
  if (found?.__typename !== 'PayoutEstimate') return null
  return (
    <>
      <span className="frame">
        <PieceThumb item={item} sizes="180px" />
      </span>
      <div>
        <p className="small soft">
          {nameWithin(item)}
          <br />
          Like pieces sold for {money(found.from.price)} to {money(found.to.price)}
        </p>
        <Text
          above={2}
          below={2}
          voice="display"
          size={28}
          tone="accent"
          leading={1.2}
          className={classes(styles.exampleSum, 'num')}
        >
          {money(found.from.earnings)}
          <Text as="span" size={16} tone="soft" weight={400} face="sans" leading={1}>
            {' '}
            to{' '}
          </Text>
          {money(found.to.earnings)}
        </Text>
        <p className="small soft">
          for its seller, from {count(found.count)} pieces that sold within a year.
        </p>
        <HrefLink className="link alone small" href={estimateHref(input)}>
          What would yours pay?
        </HrefLink>
      </div>
    </>
  )
}
