import { GetCleanoutOfferDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../../platform/errors.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx'
import { Panel, Stack, Text } from '../../../ui/layout.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import '../kits/kit-keys.ts'
import styles from '../ways/Service.module.css'
import { charityHref } from './charity-href.ts'

/**
 * Lists the charities that people can give to, with links to their pages; the slug `but` is left out. Says so
 * when there is none; a placeholder while they load, an error with "Try again" after a failure.
 */
export function CharityList({ but }: { but?: string }) {
  const [{ data, error, fetching }, ask] = useQuery({ query: GetCleanoutOfferDocument })
  const charities = data?.cleanoutOffer.charities.filter(({ slug }) => slug !== but)
  if (!charities && error && !fetching)
    return (
      <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
        {friendlyError(error, 'fetchingCharities')}
      </ErrorMessage>
    )
  if (!charities)
    return (
      <div role="status" aria-label="Loading the charities">
        <Skeleton height={96} />
      </div>
    )
  if (charities.length === 0)
    return <p className="soft">No charity takes gifts at the moment. Please look again in a few days.</p>
  return (
    <Stack as="ul" className={styles.charities}>
      {charities.map(({ id, slug, name, about }) => {
        const href = charityHref(slug)
        return (
          <Panel as="li" padTop={3} edge="top" key={id}>
            <Text as="h3" size={18}>
              {name}
            </Text>
            <Text above={1} size={15} tone="soft">
              {about}
            </Text>
            {href && (
              <HrefLink className="link alone" href={href}>
                All about {name}
              </HrefLink>
            )}
          </Panel>
        )
      })}
    </Stack>
  )
}
