import {
  type BlockedPersonFieldsFragment,
  GetBlockedPeopleDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './safety-keys.ts'
import { useBlock } from './use-block.ts'

function Blocked({ one }: { one: BlockedPersonFieldsFragment }) {
  const { block, isBusy } = useBlock({ blockId: one.id }, one.name)
  return (
    <Row as="li" justify="between" gap={3}>
      <div>
        {one.code ? (
          <HrefLink className="link" href={`/u/${one.code}`}>
            <bdi>{one.name}</bdi>
          </HrefLink>
        ) : (
          <bdi>{one.name}</bdi>
        )}
        <Text size={14} tone="soft" numbers>
          since {dateOf(one.since)}
        </Text>
      </div>
      <Button
        look="line"
        size="small"
        busy={isBusy}
        aria-label={`Unblock ${one.name}`}
        onClick={() => void block(false)}
      >
        Unblock
      </Button>
    </Row>
  )
}

/**
 * Renders the section of the settings with the people whom the member blocked, each with a button to end it.
 * A failed request shows "Try again".
 */
export function BlockedPeople() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetBlockedPeopleDocument,
    requestPolicy: 'cache-and-network',
  })
  const people = data?.blockedPeople
  return (
    <section aria-labelledby="blocked-people">
      <h2 id="blocked-people">People you blocked</h2>
      {people ? (
        people.length === 0 ? (
          <p>Nobody. You block a person from the person’s closet, an offer, a question or a sale.</p>
        ) : (
          <Stack as="ul" gap={4} aria-label="People you blocked">
            {people.map((one) => (
              <Blocked key={one.id} one={one} />
            ))}
          </Stack>
        )
      ) : error && !fetching ? (
        <Stack gap={3} role="alert">
          <Text>{friendlyError(error, 'generic')}</Text>
          <Row>
            <Button look="line" size="small" onClick={() => ask({ requestPolicy: 'network-only' })}>
              Try again
            </Button>
          </Row>
        </Stack>
      ) : (
        <Skeleton width="100%" height={64} />
      )}
    </section>
  )
}
