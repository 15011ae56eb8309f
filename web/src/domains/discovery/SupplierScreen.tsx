import { classify } from '@hemline/rules/site/routes.ts'
import { GetSupplierDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { usePlace } from '../../platform/place.ts'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { ListingScreen } from '../listing/ListingScreen.tsx'
import styles from './Supplier.module.css'
import { SupplierProfile } from './SupplierProfile.tsx'

const stops = [
  { title: 'Lent out', words: 'Worn for an evening or two at a time, and sent back.' },
  {
    title: 'Cleaned and checked',
    words: 'By the rental house, after every round and before it is offered here.',
  },
  {
    title: 'Sold here, once',
    words: 'Its condition is told, and what shows is photographed. You buy it; nothing has to go back.',
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
            <Text as="span" size={14} tone="onGreenSoft">
              {words}
            </Text>
          </li>
        ))}
      </Stack>
    </Panel>
  )
}

/** Shows a partner's page: a profile, then its pieces with all filters. */
export function SupplierScreen() {
  const { pathname } = usePlace()
  const place = classify(pathname)
  const reference = place.kind === 'supplier' || place.kind === 'partner' ? place.supplier : ''
  const [{ data, error }] = useQuery({
    query: GetSupplierDocument,
    variables: { reference },
    pause: reference === '',
  })
  const supplier = data?.supplier
  return (
    <ListingScreen
      header={
        supplier ? (
          <SupplierProfile supplier={supplier} />
        ) : (
          // The listing says what went wrong, and asks again.
          !error && <Panel below={6} surface="sunk" className={styles.bone} />
        )
      }
      after={supplier?.isRental && <Rental name={supplier.name} />}
    />
  )
}
