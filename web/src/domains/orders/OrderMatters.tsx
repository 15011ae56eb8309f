// The returns and cases of an order, for somebody who opened it by its key and has no lists of their own.
import { GetCasesDocument, GetReturnsDocument } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { type GuestKey, keySearch } from './guest-key.ts'
import styles from './Orders.module.css'

/**
 * Lists the returns and cases of the order that a key opened; renders nothing without any, while they load,
 * or when the request failed.
 */
export function OrderMatters({ guest }: { guest: GuestKey }) {
  const asked = { variables: { page: 1, byKey: guest }, requestPolicy: 'cache-and-network' } as const
  const [returns] = useQuery({ query: GetReturnsDocument, ...asked })
  const [cases] = useQuery({ query: GetCasesDocument, ...asked })
  const sent = returns.data?.returns.nodes ?? []
  const told = cases.data?.cases.nodes ?? []
  if (sent.length + told.length === 0) return null
  const search = keySearch(guest)
  return (
    <section className={styles.part} data-screen-only aria-labelledby="order-matters">
      <Text as="h2" below={4} id="order-matters">
        Returns and cases
      </Text>
      <Stack as="ul" gap={3}>
        {sent.map((one) => (
          <Row as="li" key={one.id} gap={3} align="baseline" justify="between">
            <Link to="/my/returns/$id" params={{ id: one.id }} search={search} className="link num">
              Return {one.code}
            </Link>
            <Text as="span" size={14} tone="soft">
              {one.statusLabel}
            </Text>
          </Row>
        ))}
        {told.map((one) => (
          <Row as="li" key={one.id} gap={3} align="baseline" justify="between">
            <Link
              to="/resolution-hub/cs/$code"
              params={{ code: one.code }}
              search={search}
              className="link num"
            >
              Case {one.code}
            </Link>
            <Text as="span" size={14} tone="soft">
              {one.statusLabel}
            </Text>
          </Row>
        ))}
      </Stack>
    </section>
  )
}
