// The top of a partner's page: pictures, mark, words and figures. The form in which a partner writes the page
// shows the same as a preview.
import type { GetSupplierQuery } from '@hemline/schema/generated/graphql.ts'
import { count } from '../../platform/format.ts'
import { classes } from '../../ui/classes.ts'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import styles from './Supplier.module.css'

type Shown =
  | 'name'
  | 'active'
  | 'bannerText'
  | 'logoText'
  | 'description'
  | 'bannerImages'
  | 'bannerAlt'
  | 'logo'
  | 'itemCount'
  | 'brandCount'
  | 'savingsPercent'
type Supplier = Pick<NonNullable<GetSupplierQuery['supplier']>, Shown>

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

/** Renders the profile of a partner: what the partner says, and what is here of it now. */
export function SupplierProfile({ supplier }: { supplier: Supplier }) {
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
            <img
              className={look({ surface: 'picture', covers: true })}
              src={wide}
              alt={supplier.bannerAlt}
              width={1216}
              height={500}
              fetchPriority="high"
            />
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
