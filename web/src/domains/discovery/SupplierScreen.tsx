import { classify } from '@hemline/rules/site/routes.ts'
import { GetSupplierDocument, type GetSupplierQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { count } from '../../platform/format.ts'
import { usePlace } from '../../platform/place.ts'
import { classes } from '../../ui/classes.ts'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { ListingScreen } from '../listing/ListingScreen.tsx'
import styles from './Supplier.module.css'

type Supplier = NonNullable<GetSupplierQuery['supplier']>

function Facts({ supplier }: { supplier: Supplier }) {
  if (supplier.itemCount === 0) return null
  return (
    <Row as="dl" gap={8} rows={3} above={5} size={14} className={classes(styles.facts, 'num')}>
      <div>
        <Text as="dd" voice="display" size={22} tone="ink">
          {count(supplier.itemCount)}
        </Text>
        <dt>{supplier.itemCount === 1 ? 'piece here now' : 'pieces here now'}</dt>
      </div>
      <div>
        <Text as="dd" voice="display" size={22} tone="ink">
          {count(supplier.brandCount)}
        </Text>
        <dt>{supplier.brandCount === 1 ? 'brand' : 'brands'}</dt>
      </div>
      {supplier.savingsPercent !== null && supplier.savingsPercent !== undefined && (
        <div>
          <Text as="dd" voice="display" size={22} tone="ink">
            {supplier.savingsPercent}%
          </Text>
          <dt>below estimated retail, over all of them</dt>
        </div>
      )}
    </Row>
  )
}

const stops = [
  { title: 'Lent out', words: 'Worn for an evening or two at a time, and sent back.' },
  {
    title: 'Cleaned and checked',
    words: 'By the rental house after every round, and by us once more when it arrives.',
  },
  {
    title: 'Sold here, once',
    words: 'Graded like every piece. What shows is photographed. You buy it; nothing has to go back.',
  },
] as const

function Rental({ name }: { name: string }) {
  return (
    <Panel
      as="section"
      above={12}
      below={8}
      padX={5}
      padY={8}
      surface="green"
      tone="onGreen"
      className={styles.rental}
      aria-label="How a rental piece comes here"
    >
      <Text as="h2" size={28}>
        From a rental wardrobe to yours
      </Text>
      <Text above={3} below={6} upTo="measure" tone="onGreenSoft">
        The pieces above have finished their time at {name}. None of them is for rent: each is sold, and there
        is one of it.
      </Text>
      <Stack as="ol" gap={5}>
        {stops.map(({ title, words }, i) => (
          <li key={title}>
            <i aria-hidden="true">{i + 1}</i>
            <Text as="b" weight={600}>
              {title}
            </Text>
            <span>{words}</span>
          </li>
        ))}
      </Stack>
    </Panel>
  )
}

function Profile({ supplier }: { supplier: Supplier }) {
  const [wide, narrow] = supplier.bannerImages
  return (
    <>
      <Stack
        as="section"
        gap={0}
        below={6}
        surface="sunk"
        clip
        className={styles.banner}
        aria-label={`About ${supplier.name}`}
      >
        {wide && (
          <picture className={styles.picture}>
            <source
              media="(max-width: 767px), (min-width: 1220px) and (max-width: 1439px)"
              srcSet={narrow ?? wide}
              width={808}
              height={500}
            />
            <img src={wide} alt="" width={1216} height={500} fetchPriority="high" />
          </picture>
        )}
        <Panel alignSelf="center" padX={5} padY={6} upTo="form" tone="soft" className={styles.label}>
          <Row
            as="p"
            noWrap
            size={14}
            tone="ink"
            weight={600}
            tracking="wide"
            uppercase
            className={styles.mark}
          >
            {supplier.logo && <img src={supplier.logo} alt="" width={40} height={40} />}
            <span>{supplier.logoText}</span>
          </Row>
          <Text
            above={4}
            below={3}
            voice="display"
            size={28}
            tone="ink"
            leading={1.2}
            breaks
            className={styles.bannerText}
          >
            {supplier.bannerText}
          </Text>
          <p>{supplier.description}</p>
          <Facts supplier={supplier} />
        </Panel>
      </Stack>
      {!supplier.active && (
        <Panel below={6}>
          <Note role="status">
            <b>{supplier.name} sends us nothing new.</b>{' '}
            {supplier.itemCount > 0
              ? 'What is below is the last of it.'
              : 'All of its pieces have found somebody.'}
          </Note>
        </Panel>
      )}
    </>
  )
}

/** Shows a partner's page: a profile, then its pieces with all filters. */
export function SupplierScreen() {
  const { pathname } = usePlace()
  const place = classify(pathname)
  const reference = place.kind === 'supplier' || place.kind === 'partner' ? place.supplier : ''
  const [{ data }] = useQuery({
    query: GetSupplierDocument,
    variables: { reference },
    pause: reference === '',
  })
  const supplier = data?.supplier
  return (
    <ListingScreen
      header={
        supplier ? (
          <Profile supplier={supplier} />
        ) : (
          <Panel below={6} surface="sunk" className={styles.bone} />
        )
      }
      after={supplier?.isRental && <Rental name={supplier.name} />}
    />
  )
}
